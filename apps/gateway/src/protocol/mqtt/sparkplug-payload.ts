/**
 * The payload of Sparkplug B 3.0 (ISO/IEC 20237), read with the field numbers of its public definition. Data sets,
 * templates and files are told apart and left; a gateway keeps values.
 */
import { checkProtobuf, type MessageFields, type ShapeBounds } from '@fms/contract/gate';
import protobuf from 'protobufjs/light.js';

/** Numbers of `DataType`. */
export const SPARKPLUG_TYPE = {
  int8: 1,
  int16: 2,
  int32: 3,
  int64: 4,
  uint8: 5,
  uint16: 6,
  uint32: 7,
  uint64: 8,
  float: 9,
  double: 10,
  boolean: 11,
  string: 12,
  dateTime: 13,
  text: 14,
  uuid: 15,
} as const;

export interface Metric {
  /** Null when the metric goes by its alias alone. */
  readonly name: string | null;
  readonly alias: number | null;
  /** Epoch ms, null when only the payload has a time. */
  readonly timestamp: number | null;
  readonly type: number | null;
  readonly isNull: boolean;
  /** Null for kinds that are not kept. */
  readonly value: number | string | boolean | null;
  /** Engineering unit and range, where the edge node gives them. */
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface SparkplugPayload {
  readonly timestamp: number | null;
  readonly sequence: number | null;
  readonly metrics: readonly Metric[];
}

/** The definition is proto2, where zero, false and alias 0 are said and not the same as silence. */
const EXPLICIT = { features: { field_presence: 'EXPLICIT' } };
const field = (id: number, type: string, rule?: 'repeated') => ({
  id,
  type,
  ...(rule ? { rule } : { options: EXPLICIT }),
});
const VALUES = {
  intValue: field(10, 'uint32'),
  longValue: field(11, 'uint64'),
  floatValue: field(12, 'float'),
  doubleValue: field(13, 'double'),
  booleanValue: field(14, 'bool'),
  stringValue: field(15, 'string'),
};
const root = protobuf.Root.fromJSON({
  nested: {
    Payload: {
      fields: {
        timestamp: field(1, 'uint64'),
        metrics: field(2, 'Metric', 'repeated'),
        seq: field(3, 'uint64'),
      },
    },
    Metric: {
      fields: {
        name: field(1, 'string'),
        alias: field(2, 'uint64'),
        timestamp: field(3, 'uint64'),
        datatype: field(4, 'uint32'),
        isNull: field(7, 'bool'),
        properties: field(9, 'PropertySet'),
        ...VALUES,
      },
    },
    PropertySet: { fields: { keys: field(1, 'string', 'repeated'), values: field(2, 'PropertyValue', 'repeated') } },
    PropertyValue: {
      fields: {
        type: field(1, 'uint32'),
        isNull: field(2, 'bool'),
        intValue: field(3, 'uint32'),
        longValue: field(4, 'uint64'),
        floatValue: field(5, 'float'),
        doubleValue: field(6, 'double'),
        booleanValue: field(7, 'bool'),
        stringValue: field(8, 'string'),
      },
    },
  },
});
const payloadType = root.lookupType('Payload');

/** As protobufjs gives it: absent fields are absent, 64-bit figures are text. */
interface RawValue {
  readonly intValue?: number;
  readonly longValue?: string;
  readonly floatValue?: number;
  readonly doubleValue?: number;
  readonly booleanValue?: boolean;
  readonly stringValue?: string;
}
interface RawMetric extends RawValue {
  readonly name?: string;
  readonly alias?: string;
  readonly timestamp?: string;
  readonly datatype?: number;
  readonly isNull?: boolean;
  readonly properties?: { readonly keys?: readonly string[]; readonly values?: readonly RawValue[] };
}
interface RawPayload {
  readonly timestamp?: string;
  readonly seq?: string;
  readonly metrics?: readonly RawMetric[];
}

/** Metrics, their property sets and the values in those; everything else is a figure or a text. */
const MESSAGES: MessageFields = { 2: { 9: { 2: {} } } };
/** A birth of a thousand metrics with all their properties has some twenty thousand fields. */
const PAYLOAD_BOUNDS: ShapeBounds = { size: 1_000_000, depth: 4, values: 50_000, keys: 0, text: 1_000_000 };

/** Null when the bytes are no payload, or more of one than a node has to say. */
export function decodeSparkplug(bytes: Uint8Array): SparkplugPayload | null {
  if (checkProtobuf(bytes, MESSAGES, PAYLOAD_BOUNDS)) return null;
  try {
    const raw = payloadType.toObject(payloadType.decode(bytes), { longs: String }) as RawPayload;
    return {
      timestamp: toNumber(raw.timestamp),
      sequence: toNumber(raw.seq),
      metrics: (raw.metrics ?? []).map(readMetric),
    };
  } catch {
    return null;
  }
}

/** The bytes of `Node Control/Rebirth = true`: asks an edge node to say again who it is. */
export function encodeRebirthRequest(timestamp: number): Uint8Array {
  const metric = { name: 'Node Control/Rebirth', timestamp, datatype: SPARKPLUG_TYPE.boolean, booleanValue: true };
  return payloadType.encode(payloadType.fromObject({ timestamp, metrics: [metric] })).finish();
}

/** Bytes of any payload, for edge nodes in tests and in the simulator. */
export function encodeSparkplug(payload: {
  readonly timestamp: number;
  readonly seq?: number;
  readonly metrics: readonly Readonly<Record<string, unknown>>[];
}): Uint8Array {
  return payloadType.encode(payloadType.fromObject(payload)).finish();
}

function readMetric(raw: RawMetric): Metric {
  const type = raw.datatype ?? null;
  return {
    name: raw.name || null,
    alias: toNumber(raw.alias),
    timestamp: toNumber(raw.timestamp),
    type,
    isNull: raw.isNull === true,
    value: valueIn(raw, type),
    unit: textProperty(raw, ['engUnit', 'Engineering Units', 'units', 'unit']),
    low: numberProperty(raw, ['engLow', 'Low']),
    high: numberProperty(raw, ['engHigh', 'High']),
  };
}

/** Signed figures travel as unsigned ones of the same bits. Data messages may leave the type to the birth. */
function valueIn(raw: RawValue, type: number | null): Metric['value'] {
  const { intValue, longValue, floatValue, doubleValue, booleanValue, stringValue } = raw;
  if (intValue !== undefined) return toSigned(intValue, type);
  if (longValue !== undefined) {
    const bits = BigInt(longValue);
    return Number(type === SPARKPLUG_TYPE.int64 ? BigInt.asIntN(64, bits) : bits);
  }
  return floatValue ?? doubleValue ?? booleanValue ?? stringValue ?? null;
}

/** Reads the bits of a figure whose type came with the birth. */
export function toSigned(bits: number, type: number | null): number {
  if (type === SPARKPLUG_TYPE.int8) return (bits << 24) >> 24;
  if (type === SPARKPLUG_TYPE.int16) return (bits << 16) >> 16;
  return type === SPARKPLUG_TYPE.int32 ? bits | 0 : bits;
}

function property({ properties }: RawMetric, names: readonly string[]): RawValue | undefined {
  const at = properties?.keys?.findIndex((key) => names.includes(key)) ?? -1;
  return at < 0 ? undefined : properties?.values?.[at];
}
function textProperty(raw: RawMetric, names: readonly string[]): string | null {
  return property(raw, names)?.stringValue ?? null;
}
function numberProperty(raw: RawMetric, names: readonly string[]): number | null {
  const value = property(raw, names);
  return value?.doubleValue ?? value?.floatValue ?? value?.intValue ?? null;
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
