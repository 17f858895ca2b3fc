/**
 * The buses a gateway listens to, one kind after another (docs/gateway.md). What a source is called goes into the
 * `source` of its tags, so that two of a kind are kept apart.
 */
import { z } from 'zod';
import { tagSetting } from './tag-setting.ts';

const port = z.int().min(1).max(65_535);
const source = {
  /** Names the source in the tags' `source`, e.g. `bridge`; what speaks within it is told apart by itself. */
  name: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/),
  /** Which source feeds position, speed, course and heading while several do: the lowest; others stand by. */
  priority: z.int().min(1).max(9).default(1),
  /** The same among the talkers or addresses within this source, best first: `["GP", "II"]`, `["N2K:160"]`; others follow. */
  prefer: z.array(z.string().min(1).max(100)).max(20).default([]),
};
const host = z.string().min(1);
const path = z.string().min(1);
const tagName = z.string().min(1).max(200);

/** Connects to a multiplexer or a sensor that serves its messages. */
const tcp = { transport: z.literal('tcp'), host, port };
/** Listens for datagrams; one datagram may hold several messages. */
const udp = { transport: z.literal('udp'), host: host.default('127.0.0.1'), port };
/** Reads a file once, as it was recorded. */
const file = { transport: z.literal('file'), path };
/** A serial line of the machine the gateway runs on, Linux only. */
const serial = { transport: z.literal('serial'), path, baudRate: z.int().min(300).max(921_600) };

/** One protocol over each of the transports; `baudRate` is what its serial lines run at unless told otherwise. */
function overAnyTransport<Shape extends z.ZodRawShape>(shape: Shape, baudRate: number) {
  return z.discriminatedUnion('transport', [
    z.strictObject({ ...shape, ...tcp }),
    z.strictObject({ ...shape, ...udp }),
    z.strictObject({ ...shape, ...file }),
    z.strictObject({ ...shape, ...serial, baudRate: serial.baudRate.default(baudRate) }),
  ]);
}

const nmea0183 = {
  protocol: z.literal('nmea0183'),
  ...source,
  /**
   * What the transducers of `XDR` measure, by the name they send (`ME1_LOP`); one that is not listed becomes a tag of
   * its bare name. A generic value (type `G`) is in the tag's unit already, others are converted to it.
   */
  transducers: z.record(z.string().regex(/^[A-Za-z0-9_#. /-]{1,40}$/), tagSetting).default({}),
};
export const nmea0183Setting = overAnyTransport(nmea0183, 4800);
export type Nmea0183Setting = z.infer<typeof nmea0183Setting>;

const n2k = {
  protocol: z.literal('n2k'),
  ...source,
  /** What the bus calls by number: `{ "Engine 0": "Port engine", "Battery 1": "House battery" }`. */
  names: z.record(tagName, tagName).default({}),
};
/** NMEA 2000 behind a gateway that speaks text (canboat, Actisense, Yacht Devices, candump) or Actisense's bytes. */
export const n2kSetting = overAnyTransport(n2k, 115_200);
export type N2kSetting = z.infer<typeof n2kSetting>;

const signalk = { protocol: z.literal('signalk'), ...source, names: z.record(tagName, tagName).default({}) };
/** A Signal K server, or a file of its deltas or of the ship's whole state. */
export const signalkSetting = z.discriminatedUnion('transport', [
  z.strictObject({
    ...signalk,
    transport: z.literal('websocket'),
    /** e.g. `ws://10.10.10.1:3000/signalk/v1/stream?subscribe=self`. */
    url: z.url({ protocol: /^wss?$/ }),
    /** File with the token of a server that asks for one. */
    tokenFile: path.optional(),
  }),
  z.strictObject({ ...signalk, ...tcp }),
  z.strictObject({ ...signalk, ...file }),
]);
export type SignalkSetting = z.infer<typeof signalkSetting>;

/** A figure found in a message of the ship's own making, and the tag it becomes. */
export const topicSetting = z.strictObject({
  /** May hold `+` and `#` as MQTT has them. */
  topic: z.string().min(1).max(500),
  /** Where in the JSON the value is: `data.temperature`, `values.0`; left out, the whole message is the value. */
  value: z.string().max(200).optional(),
  /** Where in the JSON the time of measurement is; left out, the time of arrival counts. */
  time: z.string().max(200).optional(),
  /** Unit on the wire, when it is not the tag's. */
  unit: z.string().max(30).optional(),
  tag: tagSetting,
});
export type TopicSetting = z.infer<typeof topicSetting>;

const broker = {
  ...source,
  /** e.g. `mqtt://10.10.10.5:1883`. */
  url: z.url({ protocol: /^(mqtts?|wss?|tcp|ssl)$/ }),
  username: z.string().max(200).optional(),
  /** File with the password. */
  passwordFile: path.optional(),
};
export const mqttSetting = z.strictObject({
  ...broker,
  protocol: z.literal('mqtt'),
  topics: z.array(topicSetting).min(1),
});
export type MqttSetting = z.infer<typeof mqttSetting>;

/** Edge nodes of Sparkplug B 3.0 below a group; their metrics become tags by their own names. */
export const sparkplugSetting = z.strictObject({
  ...broker,
  protocol: z.literal('sparkplug'),
  group: z.string().min(1).max(100),
  /** Declarations for metrics that should not go by what they say of themselves, by metric name. */
  metrics: z.record(z.string().min(1).max(200), tagSetting).default({}),
});
export type SparkplugSetting = z.infer<typeof sparkplugSetting>;

const iso19848 = {
  protocol: z.literal('iso19848'),
  ...source,
  /** The DataChannelList that says what the channels are. */
  channels: path,
};
export const iso19848Setting = z.discriminatedUnion('transport', [
  z.strictObject({ ...iso19848, ...file }),
  z.strictObject({ ...iso19848, ...broker, transport: z.literal('mqtt'), topic: z.string().min(1).max(500) }),
]);
export type Iso19848Setting = z.infer<typeof iso19848Setting>;

export const registerSetting = z.strictObject({
  /** As counted on the wire, from 0. */
  address: z.int().min(0).max(65_535),
  kind: z.enum(['holding', 'input', 'coil', 'discrete']).default('holding'),
  type: z.enum(['int16', 'uint16', 'int32', 'uint32', 'float32', 'bit']).default('int16'),
  /** Order of the two registers of a 32-bit value; the specification leaves it to the maker. */
  wordOrder: z.enum(['big', 'little']).default('big'),
  /** For type `bit`: which bit of the register, 0 the lowest. */
  bit: z.int().min(0).max(15).default(0),
  /** Value = figure × scale + offset. */
  scale: z.number().default(1),
  offset: z.number().default(0),
  /** The figure the device sends for "not available", before scaling. */
  notAvailable: z.number().optional(),
  tag: tagSetting,
});
export type RegisterSetting = z.infer<typeof registerSetting>;

export const modbusSetting = z.strictObject({
  protocol: z.literal('modbus'),
  ...source,
  host,
  port: port.default(502),
  unitId: z.int().min(0).max(255).default(1),
  intervalSeconds: z.number().min(0.1).max(3600).default(1),
  registers: z.array(registerSetting).min(1),
});
export type ModbusSetting = z.infer<typeof modbusSetting>;

const vedirect = {
  protocol: z.literal('vedirect'),
  ...source,
  /** What the device is called in the tags. */ device: tagName.optional(),
};
export const vedirectSetting = z.discriminatedUnion('transport', [
  z.strictObject({ ...vedirect, ...tcp }),
  z.strictObject({ ...vedirect, ...file }),
  z.strictObject({ ...vedirect, ...serial, baudRate: serial.baudRate.default(19_200) }),
]);
export type VedirectSetting = z.infer<typeof vedirectSetting>;

export const columnSetting = z.strictObject({
  /** Position in the row, counted from 1, after the time stamp of the logger. */
  column: z.int().min(1).max(1000),
  /** Only rows that begin with this word have the column. */
  when: z.string().max(40).optional(),
  unit: z.string().max(30).optional(),
  scale: z.number().default(1),
  offset: z.number().default(0),
  tag: tagSetting,
});
export type ColumnSetting = z.infer<typeof columnSetting>;

const csv = { protocol: z.literal('csv'), ...source, columns: z.array(columnSetting).min(1) };
/** Lines of columns, separated by commas or blanks, with or without the time stamp of a logger in front. */
export const csvSetting = z.discriminatedUnion('transport', [
  z.strictObject({ ...csv, ...tcp }),
  z.strictObject({ ...csv, ...udp }),
  z.strictObject({ ...csv, ...file }),
  z.strictObject({ ...csv, ...serial, baudRate: serial.baudRate.default(9600) }),
]);
export type CsvSetting = z.infer<typeof csvSetting>;

/** One bus or sensor the gateway listens to. */
export const sourceSetting = z.discriminatedUnion('protocol', [
  nmea0183Setting,
  n2kSetting,
  signalkSetting,
  mqttSetting,
  sparkplugSetting,
  iso19848Setting,
  modbusSetting,
  vedirectSetting,
  csvSetting,
]);
export type SourceSetting = z.infer<typeof sourceSetting>;
