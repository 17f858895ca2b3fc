/** Valid documents of every input, small enough that a change of one byte hits something. */
import { encodeSparkplug, SPARKPLUG_TYPE } from '../protocol/mqtt/sparkplug-payload.ts';
import { computeChecksum } from '../protocol/nmea0183/checksum.ts';
import { encodeRecord } from '../spool/record.ts';

const NOON = Date.UTC(2026, 6, 1, 12);
const text = (...lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
const json = (...documents: readonly unknown[]) => documents.map((document) => Buffer.from(JSON.stringify(document)));
const sentence = (body: string) => `$${body}*${computeChecksum(body).toString(16).toUpperCase().padStart(2, '0')}`;

export const NMEA_0183: readonly Uint8Array[] = [
  // Without checksums, which are not asked for: a change is read and not refused for its sum.
  text(
    '$GPRMC,120000.00,A,6023.4000,N,00519.2000,E,12.0,045.0,010726,,,A',
    '$GPGGA,120000.00,6023.4000,N,00519.2000,E,1,08,0.9,12.1,M,43.0,M,,',
    '$IIXDR,C,21.5,C,ENGINE#1,P,1.02,B,OIL',
    '$IIALR,120001.00,017,A,V,BILGE HIGH',
    '!AIVDM,1,1,,A,13HOI:0P0000VOHLCnHQKwvL05Ip,0',
  ),
  text(
    sentence('GPRMC,120000.00,A,6023.4000,N,00519.2000,E,12.0,045.0,010726,,,A'),
    sentence('GPZDA,120001.00,01,07,2026,00,00'),
    sentence('IIXDR,C,21.5,C,ENGINE#1,P,1.02,B,OIL'),
    `\\s:mast,c:${NOON / 1000}*00\\${sentence('HEHDT,045.1,T')}`,
  ),
  text(
    '!AIVDM,1,1,,A,13HOI:0P0000VOHLCnHQKwvL05Ip,0*23',
    '!AIVDM,2,1,3,B,55P5TL01VIaAL@7WKO@mBplU@<PDhh000000001S;AJ::4A80?4i@E53,0*3E',
    '!AIVDM,2,2,3,B,1@0000000000000,2*55',
  ),
];

/** The same battery status as canboat text, as a CAN log, and whole from an Actisense gateway. */
const BATTERY = [0x00, 0x5a, 0x05, 0x2c, 0x01, 0xff, 0xff, 0xff];
const actisense = [0x93, 19, 6, 0x14, 0xf2, 0x01, 0xff, 0x23, 0, 0, 0, 0, 8, ...BATTERY];
const sum = (256 - (actisense.reduce((total, byte) => total + byte, 0) & 0xff)) & 0xff;
export const NMEA_2000: readonly Uint8Array[] = [
  text(
    '2026-07-01T12:00:00.000Z,6,127508,35,255,8,00,5a,05,2c,01,ff,ff,ff',
    '2026-07-01T12:00:00.100Z,2,129025,35,255,8,80,6f,f5,23,90,a2,2c,03',
    '2026-07-01T12:00:00.200Z,6,129029,35,255,8,00,2b,01,5a,50,a0,17,19',
    '2026-07-01T12:00:00.201Z,6,129029,35,255,8,01,00,40,7a,3b,41,9d,5c',
  ),
  text('(1782907200.000000) can0 19F21423#005A052C01FFFFFF', 'A000057.055 23FF6 1F214 005A052C01FFFFFF'),
  Uint8Array.from([
    0x10,
    0x02,
    ...[...actisense, sum].flatMap((byte) => (byte === 0x10 ? [byte, byte] : [byte])),
    0x10,
    0x03,
  ]),
];

const at = new Date(NOON).toISOString();
const delta = {
  context: 'vessels.urn:mrn:imo:mmsi:257000000',
  updates: [
    {
      $source: 'nmea.GP',
      timestamp: at,
      values: [
        { path: 'navigation.speedOverGround', value: 6.1 },
        { path: 'navigation.position', value: { latitude: 60.39, longitude: 5.32 } },
        { path: 'electrical.batteries.1.voltage', value: 24.6 },
      ],
    },
  ],
};
const state = {
  navigation: { speedOverGround: { value: 6.1, timestamp: at, $source: 'nmea.GP', meta: { units: 'm/s' } } },
};
export const SIGNALK: readonly Uint8Array[] = [
  ...json(delta, state),
  text(JSON.stringify(delta), JSON.stringify(delta)),
  Buffer.from(JSON.stringify(state, null, 2)),
];

const vedirect = '\r\nPID\t0x203\r\nV\t26201\r\nI\t-1250\r\nSOC\t876\r\nAlarm\tOFF\r\nChecksum\t';
/** Without the byte that makes its sum nothing, which `sealed` adds. */
export const VEDIRECT: readonly Uint8Array[] = [Buffer.from(vedirect, 'latin1')];

/** With the last byte of a VE.Direct block, so that a change is read and not refused for its sum. */
export function sealBlock(block: Uint8Array): Uint8Array {
  const sum = block.reduce((total, byte) => (total + byte) & 0xff, 0);
  return Buffer.concat([block, Uint8Array.of((256 - sum) & 0xff)]);
}

const table = {
  DataChannelID: ['ME/1/rpm', 'ME/1/temp'],
  DataSet: [{ TimeStamp: at, Value: ['88.1', '71'], Quality: ['0', '0'] }],
};
const event = { DataSet: [{ TimeStamp: at, DataChannelID: 'ME/1/alarm', Value: '1', Quality: '0' }] };
export const ISO_19848: readonly Uint8Array[] = json({
  Package: { TimeSeriesData: [{ DataConfiguration: { ID: 'list' }, TabularData: [table], EventData: event }] },
});

export const LOGGER: readonly Uint8Array[] = [
  text('2026-07-01T12:00:00.124000Z 12.5,13.1,"a, b",7', `2026-07-01T12:00:01Z ${sentence('HEHDT,045.1,T')}`),
];
export const TABLE: readonly Uint8Array[] = [text('Time (s),Volts (mV),Remaining %', '0,4138,98', '60,4120,97.5')];
export const BROKER_JSON: readonly Uint8Array[] = json(
  { ts: NOON, data: { temp: 71.5, unit: '°C' } },
  { data: { temp: 3 } },
);

export const SPARKPLUG: readonly Uint8Array[] = [
  encodeSparkplug({
    timestamp: NOON,
    seq: 0,
    metrics: [
      { name: 'bdSeq', alias: 0, datatype: SPARKPLUG_TYPE.int64, longValue: 3 },
      {
        name: 'Engine/rpm',
        alias: 1,
        timestamp: NOON,
        datatype: SPARKPLUG_TYPE.float,
        floatValue: 88,
        properties: { keys: ['engUnit', 'engHigh'], values: [{ stringValue: '1/min' }, { doubleValue: 120 }] },
      },
      { name: 'Engine/running', alias: 2, datatype: SPARKPLUG_TYPE.boolean, booleanValue: true },
    ],
  }),
];

/** Two registers, then an exception. */
export const MODBUS: readonly Uint8Array[] = [
  Uint8Array.from([0, 1, 0, 0, 0, 7, 1, 3, 4, 0x42, 0x48, 0, 0]),
  Uint8Array.from([0, 2, 0, 0, 0, 3, 1, 0x83, 2, 0, 3, 0, 0, 0, 4, 1, 1, 1, 5]),
];

export const POSITION_ROWS: readonly Uint8Array[] = json({
  mmsi: 257_000_000,
  timestamp: at,
  lat: 60.39,
  lon: 5.32,
  sog: 12,
});
export const RECORDS: readonly Uint8Array[] = [
  Buffer.concat([encodeRecord(Buffer.from('one')), encodeRecord(Buffer.from('two'))]),
];
