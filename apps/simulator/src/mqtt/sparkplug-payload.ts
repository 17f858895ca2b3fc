/** Bytes of a Sparkplug B 3.0 payload (ISO/IEC 20237): protocol buffers, written by hand for the few fields a ship needs. */

const VARINT = 0;
const FIXED64 = 1;
const LENGTH = 2;
/** Numbers of `DataType`. */
const UINT64 = 8;
const DOUBLE = 10;
const BOOLEAN = 11;
const STRING = 12;

const TYPES: Readonly<Record<string, number>> = { boolean: BOOLEAN, bigint: UINT64, string: STRING };

export interface Metric {
  /** Only in births; data go by the alias. */
  readonly name?: string;
  readonly alias?: number;
  readonly timestampMs: number;
  readonly value: number | boolean | bigint | string | null;
  /** Of a value that is not there yet. */
  readonly isText?: boolean;
  readonly unit?: string;
  readonly low?: number;
  readonly high?: number;
}

export function encodeSparkplugPayload(
  timestampMs: number,
  sequence: number | null,
  metrics: readonly Metric[],
): Uint8Array {
  return Buffer.concat([
    integer(1, timestampMs),
    ...metrics.map((metric) => nested(2, metricBytes(metric))),
    ...(sequence === null ? [] : [integer(3, sequence)]),
  ]);
}

function metricBytes({ name, alias, timestampMs, value, isText, unit, low, high }: Metric): Buffer {
  const type = isText ? STRING : (TYPES[typeof value] ?? DOUBLE);
  const properties = [
    ...(unit ? [['engUnit', [integer(1, STRING), text(8, unit)]] as const] : []),
    ...(low === undefined ? [] : [['engLow', [integer(1, DOUBLE), double(6, low)]] as const]),
    ...(high === undefined ? [] : [['engHigh', [integer(1, DOUBLE), double(6, high)]] as const]),
  ];
  return Buffer.concat([
    ...(name === undefined ? [] : [text(1, name)]),
    ...(alias === undefined ? [] : [integer(2, alias)]),
    integer(3, timestampMs),
    integer(4, type),
    ...(value === null ? [integer(7, 1)] : []),
    ...(properties.length === 0
      ? []
      : [
          nested(
            9,
            Buffer.concat([
              ...properties.map(([key]) => text(1, key)),
              ...properties.map(([, fields]) => nested(2, Buffer.concat(fields))),
            ]),
          ),
        ]),
    ...valueBytes(value),
  ]);
}

function valueBytes(value: Metric['value']): Buffer[] {
  if (value === null) return [];
  if (typeof value === 'boolean') return [integer(14, value ? 1 : 0)];
  if (typeof value === 'string') return [text(15, value)];
  return typeof value === 'bigint' ? [integer(11, value)] : [double(13, value)];
}

function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

const key = (field: number, wire: number) => varint((field << 3) | wire);
const integer = (field: number, value: number | bigint) => Buffer.concat([key(field, VARINT), varint(value)]);
const nested = (field: number, bytes: Uint8Array) => Buffer.concat([key(field, LENGTH), varint(bytes.length), bytes]);
const text = (field: number, value: string) => nested(field, Buffer.from(value, 'utf8'));

function double(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return Buffer.concat([key(field, FIXED64), bytes]);
}
