import { readFileSync } from 'node:fs';
import type { TagSetting } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { decodeSentence, sentenceDecoders } from './nmea0183.ts';
import { readLine, type Sentence } from './sentence.ts';
import { Transducers } from './transducers.ts';

/** Sentence without a checksum → `tag [source]` and value. */
function decode(body: string, transducers?: Transducers) {
  const read = readLine(`$${body}`);
  if (read.kind !== 'sentence') throw new Error(`${body} is no sentence`);
  const decoded = decodeSentence(read.sentence, transducers);
  const values = decoded?.observations.map(({ tag, source, value }) => [
    `${tag.name} [${source}] ${tag.unit}`.trim(),
    value,
  ]);
  return { ...decoded, values: Object.fromEntries(values ?? []), formatter: read.sentence.formatter };
}

/** One row per sentence of the table: what an instrument sends, and what becomes of it. */
const rows: readonly (readonly [string, Record<string, unknown>])[] = [
  [
    'GPRMC,074109.000,A,5420.4738,N,01330.3948,E,0.11,63.77,300613,3.5,W,A',
    {
      'Position [GP]': { latitude: expect.closeTo(54.34123, 8), longitude: expect.closeTo(13.50658, 6) },
      'Speed over ground [GP] kn': 0.11,
      'Course over ground [GP] °': 63.77,
      'Magnetic variation [GP.RMC] °': -3.5,
    },
  ],
  [
    'GPGGA,190333.000,3503.8853,N,07658.0704,W,1,08,1.0,-5.1,M,-34.8,M,,0000',
    {
      'GNSS fix quality [GP]': 1,
      'Position [GP]': { latitude: expect.closeTo(35.064755, 6), longitude: expect.closeTo(-76.96784, 6) },
      'Satellites in use [GP]': 8,
      'Horizontal dilution of precision [GP]': 1,
      'Antenna altitude [GP] m': -5.1,
    },
  ],
  [
    'GNGNS,112257.00,3844.24011,N,00908.43828,W,AN,03,10.5,,,,',
    {
      'Position [GN]': { latitude: expect.closeTo(38.7373351, 6), longitude: expect.closeTo(-9.140638, 6) },
      'Satellites in use [GN.GNS]': 3,
      'Horizontal dilution of precision [GN.GNS]': 10.5,
    },
  ],
  [
    'GPGLL,6005.071,N,02332.346,E,095559,A,D',
    { 'Position [GP]': { latitude: expect.closeTo(60.0845167, 6), longitude: expect.closeTo(23.5391, 6) } },
  ],
  ['IIVTG,224.44,T,224.44,M,5.81,N,,,D', { 'Course over ground [II] °': 224.44, 'Speed over ground [II] kn': 5.81 }],
  ['IIVTG,224.44,T,,M,,N,18.52,K,A', { 'Course over ground [II] °': 224.44, 'Speed over ground [II] kn': 10 }],
  ['GPZDA,195719,16,04,14,-02,00', {}],
  [
    'GPGSA,A,3,06,19,17,02,12,28,03,24,09,,,,1.5,0.9,1.1',
    {
      'GNSS fix dimension [GP]': 3,
      'Position dilution of precision [GP]': 1.5,
      'Horizontal dilution of precision [GP.GSA]': 0.9,
      'Vertical dilution of precision [GP]': 1.1,
    },
  ],
  ['GPGSV,3,1,10,02,10,039,,05,15,069,', { 'Satellites in view [GP]': 10 }],
  ['GPGSV,3,2,10,16,13,294,', {}],
  ['HEHDT,274.1,T', { 'Heading true [HE] °': 274.1 }],
  ['HEHDT,360.0,T', { 'Heading true [HE] °': 0 }],
  ['HETHS,93.2,A', { 'Heading true [HE] °': 93.2 }],
  ['HCHDM,093.8,M', { 'Heading magnetic [HC.HDM] °': 93.8 }],
  [
    'HCHDG,181.7,1.0,W,0.6,E',
    {
      'Magnetic deviation [HC] °': -1,
      'Magnetic variation [HC] °': 0.6,
      'Heading magnetic [HC] °': 180.7,
      'Heading true [HC] °': 181.3,
    },
  ],
  [
    'IIHDG,359.5,,,01,E',
    { 'Magnetic variation [II] °': 1, 'Heading magnetic [II] °': 359.5, 'Heading true [II] °': 0.5 },
  ],
  ['TIROT,-3.5,A', { 'Rate of turn [TI] °/min': -3.5 }],
  ['SDVHW,182.4,T,181.7,M,4.2,N,7.8,K', { 'Speed through water [SD] kn': 4.2 }],
  [
    'VDVBW,12.4,-0.3,A,12.1,0.2,A',
    {
      'Speed through water [VD.VBW] kn': 12.4,
      'Speed through water, transverse [VD] kn': -0.3,
      'Speed over ground, transverse [VD] kn': 0.2,
    },
  ],
  [
    'IIVLW,01336,N,000.5,N',
    { 'Distance through water, total [II] nm': 1336, 'Distance through water, trip [II] nm': 0.5 },
  ],
  ['IIVDR,120.5,T,,M,1.2,N', { 'Current set [II] °': 120.5, 'Current drift [II] kn': 1.2 }],
  ['IIVPW,-0.44,N,,', { 'Speed parallel to wind [II] kn': -0.44 }],
  ['SDDPT,8.6,-1.0,', { 'Depth below transducer [SD] m': 8.6, 'Depth below keel [SD] m': 7.6 }],
  ['SDDPT,0.5,0.5', { 'Depth below transducer [SD] m': 0.5, 'Depth below surface [SD] m': 1 }],
  ['SDDPT,2.58,0.00,100.0', { 'Depth below transducer [SD] m': 2.58 }],
  ['IIDBT,034.25,f,010.44,M,005.64,F', { 'Depth below transducer [II.DBT] m': 10.44 }],
  ['IIDBT,10.0,f,,M,,F', { 'Depth below transducer [II.DBT] m': 3.048 }],
  ['SDDBK,,f,3.5,M,,F', { 'Depth below keel [SD.DBK] m': 3.5 }],
  ['SDDBS,,f,5.5,M,,F', { 'Depth below surface [SD.DBS] m': 5.5 }],
  ['AGRSA,-4.5,A,2.0,A', { 'Rudder angle, starboard [AG] °': -4.5, 'Rudder angle, port [AG] °': 2 }],
  ['AGRSA,-4.5,A,,V', { 'Rudder angle, starboard [AG] °': -4.5 }],
  ['ERRPM,S,1,112.5,64.0,A', { 'Shaft 1 speed [ER] rpm': 112.5, 'Shaft 1 propeller pitch [ER] %': 64 }],
  ['ERRPM,E,2,1800,,A', { 'Engine 2 speed [ER] rpm': 1800 }],
  [
    'GPRMB,A,0.012,L,,WP2,5307.2833,N,00521.7536,E,4.25,213.9,5.1,V,A',
    {
      'Cross track error [GP.RMB] nm': -0.012,
      'Waypoint [GP]': 'WP2',
      'Range to waypoint [GP] nm': 4.25,
      'Bearing to waypoint [GP] °': 213.9,
      'Closing speed to waypoint [GP] kn': 5.1,
    },
  ],
  ['GPXTE,A,A,0.67,R,N,D', { 'Cross track error [GP] nm': 0.67 }],
  ['GPWCV,4.1,N,,D', { 'Closing speed to waypoint [GP.WCV] kn': 4.1 }],
  ['WIMWV,297.6,R,10.0,N,A', { 'Apparent wind angle [WI] °': 297.6, 'Apparent wind speed [WI] m/s': 5.144444444 }],
  ['WIMWV,120,T,36.0,K,A', { 'True wind angle [WI] °': 120, 'True wind speed [WI] m/s': 10 }],
  ['WIMWD,125.3,T,124.6,M,5.6,N,2.9,M', { 'True wind direction [WI] °': 125.3, 'True wind speed [WI.MWD] m/s': 2.9 }],
  ['IIVWR,030,L,05.3,N,2.7,M,,', { 'Apparent wind angle [II.VWR] °': 330, 'Apparent wind speed [II.VWR] m/s': 2.7 }],
  ['IIVWT,001,R,10.0,N,,M,,', { 'True wind angle [II.VWT] °': 1, 'True wind speed [II.VWT] m/s': 5.144444444 }],
  ['IIMTW,+20.5,C', { 'Sea water temperature [II] °C': 20.5 }],
  ['WIMTA,13.5,C', { 'Air temperature [WI] °C': 13.5 }],
  ['WIMHU,67,,12.1,C', { 'Relative humidity [WI] %': 67 }],
  ['WIMMB,29.92,I,1.0132,B', { 'Barometric pressure [WI] hPa': 1013.2 }],
  [
    'WIMDA,29.92,I,1.0132,B,13.5,C,,C,67,,7.5,C,125.3,T,124.6,M,5.6,N,2.9,M',
    {
      'Barometric pressure [WI.MDA] hPa': 1013.2,
      'Air temperature [WI.MDA] °C': 13.5,
      'Relative humidity [WI.MDA] %': 67,
      'Dew point [WI] °C': 7.5,
      'True wind direction [WI.MDA] °': 125.3,
      'True wind speed [WI.MDA] m/s': 2.9,
    },
  ],
  [
    'IIXDR,C,10.7,C,AIRTEMP,A,0.5,D,HEEL,A,-1.2,D,TRIM,P,1.026,B,BARO,H,67,P,HUMIDITY',
    {
      'Air temperature [II.XDR] °C': 10.7,
      'Roll [II.XDR] °': 0.5,
      'Pitch [II.XDR] °': -1.2,
      'Barometric pressure [II.XDR] hPa': 1026,
      'Relative humidity [II.XDR] %': 67,
    },
  ],
];

describe('the table of sentences', () => {
  it.each(rows)('%s', (body, values) => {
    const decoded = decode(body);
    expect(decoded.refusals ?? []).toEqual([]);
    expect(decoded.values).toEqual(values);
  });

  it('gives just the tags docs/tags.md says', () => {
    const page = readFileSync(new URL('../../../../../docs/tags.md', import.meta.url), 'utf8');
    const documented = new Map(
      [...page.matchAll(/^\| ([A-Z]{3}(?:, [A-Z]{3})*) \| ([^|]*)\|/gm)].flatMap(([, sentences = '', tags = '']) =>
        sentences.split(', ').map((sentence) => [sentence, tags] as const),
      ),
    );
    const names = rows.map(
      ([body, values]) => [body.slice(2, 5), Object.keys(values).map((key) => key.replace(/ \[.*$/, ''))] as const,
    );
    for (const [sentence, tags] of names) {
      for (const tag of tags)
        expect([sentence, documented.get(sentence)]).toEqual([sentence, expect.stringContaining(tag)]);
    }
  });

  it('has a row for each sentence it decodes', () => {
    const shown = new Set(rows.map(([body]) => body.slice(2, 5)));
    expect(Object.keys(sentenceDecoders).filter((formatter) => !shown.has(formatter))).toEqual([]);
  });

  it.each([
    ['GPRMC,074109.000,V,,,,,,,300613,,,N', 'fix-void'],
    ['GPRMC,074109.000,A,5420.4738,N,01330.3948,E,0.11,63.77,300613,,,N', 'fix-void'],
    ['GPGLL,5310.8115,N,00525.7025,E,195719,V', 'fix-void'],
    ['GNGNS,112257.00,3844.24011,N,00908.43828,W,NN,03,10.5,,,,', 'fix-void'],
    ['GPRMC,191332.000,A,3503', 'fields-missing'],
    ['GPRMC,0741xx,A,5420.4738,N,01330.3948,E,0.11,63.77,300613', 'value-unreadable'],
    ['GPRMB,A,9.16,A,5452.130,N,00932.048,E,05.6,071,020813,,,A', 'fields-misplaced'],
    ['IIMWV,,R,,N,V', 'sensor-void'],
    ['IIMWV,034,X,05.3,N,A', 'value-unreadable'],
    ['TIROT,-3.5,V', 'sensor-void'],
    ['HEHDT,474.1,T', 'value-out-of-range'],
    ['IIMTW,9999,C', 'value-out-of-range'],
    ['IIXDR,C,C,10.7,C', 'transducer-unreadable'],
  ])('%s → %s', (body, reason) => {
    const decoded = decode(body);
    expect(decoded.refusals).toEqual([reason]);
    expect(decoded.values).toEqual({});
  });

  it('takes nothing from empty fields, and finds nothing wrong with them', () => {
    for (const body of ['IIHDT,,T', 'IIHDM,,M', 'GPWCV,,N,,D', 'IIVDR,,,,,,N', 'IIVWR,,L,,N,,M,,', 'SDDBT,,f,,M,,F']) {
      expect(decode(body)).toMatchObject({ observations: [] });
      expect(decode(body).refusals ?? []).toEqual([]);
    }
  });

  it('leaves alone what is right and carries nothing that is kept', () => {
    const aam: Sentence = { talker: 'GP', formatter: 'AAM', fields: ['V', 'V', '0.05', 'N', ''], receivedAt: null };
    expect(decodeSentence(aam)).toBeNull();
  });

  it.each([
    [
      'GPRMC,074109.500,A,5420.4738,N,01330.3948,E,0.11,63.77,300613,,,A',
      { timeOfDayMs: 27_669_500, dayMs: Date.UTC(2013, 5, 30) },
    ],
    ['GPZDA,195719,16,04,14,-02,00', { timeOfDayMs: 71_839_000, dayMs: Date.UTC(2014, 3, 16) }],
    ['GPZDA,095559,,,,00,', { timeOfDayMs: 35_759_000, dayMs: null }],
    ['GPGLL,6005.071,N,02332.346,E,095559,A,D', { timeOfDayMs: 35_759_000, dayMs: null }],
  ])('reads the time in %s', (body, stamp) => expect(decode(body).stamp).toEqual(stamp));
});

describe('transducers', () => {
  it('are the tags of the configuration', () => {
    const tag = {
      name: 'Main engine lubricating oil pressure',
      unit: 'bar',
      decimals: 2,
      min: 0,
      max: 10,
      alarmLevel: 2.5,
    };
    const setting: TagSetting = {
      ...{ description: '', valueKind: 'number' as const, type: 0, subsystem: 'Propulsion', intervalSeconds: 1 },
      ...{ emergencyLevel: 1.5, reverse: true, delaySeconds: 5, deadBand: 0.1 },
      ...tag,
    };
    const decoded = decode('ERXDR,P,452000,P,ME1_LOP', new Transducers({ ME1_LOP: setting }));
    expect(decoded.values).toEqual({ 'Main engine lubricating oil pressure [ER] bar': 4.52 });
    expect(decoded.observations?.[0]?.tag).toMatchObject({
      alarmLevel: 2.5,
      emergencyLevel: 1.5,
      reverse: true,
      role: null,
    });
  });

  it('carry their bare name without one, and their quantity when one name stands for several', () => {
    const decoded = decode('ERXDR,T,1800,R,ENGINE#1,C,85,C,ENGINE#1,G,12.5,,ME1_FLOW', new Transducers());
    expect(decoded.values).toEqual({
      'ENGINE#1 [ER] rpm': 1800,
      'ENGINE#1 temperature [ER] °C': 85,
      'ME1_FLOW [ER]': 12.5,
    });
  });
});
