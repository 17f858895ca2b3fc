import { readFileSync } from 'node:fs';
import type { Transform } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import aisStreamDecoder from 'ais-stream-decoder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../../testing/recordings.ts';
import { pickAvailableMotion } from './availability.ts';
import { decodeAis } from './decode.ts';
import type { AisMessage } from './message.ts';
import { createMultipartAssembler } from './multipart.ts';

type Decoder = new (options: { silent: boolean }) => Transform;
/** It is CommonJS, and runtimes differ in what they make of its default export. */
const AisDecoder = ('default' in aisStreamDecoder ? aisStreamDecoder.default : aisStreamDecoder) as Decoder;

function decode(payload: string, fillBits = 0): AisMessage {
  const decoded = decodeAis(payload, fillBits);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.message;
}

/** Messages that are printed, with what they say, in descriptions of the protocol. */
describe('messages known from elsewhere', () => {
  it('reads a position of class A', () => {
    expect(decode('177KQJ5000G?tO`K>RA1wUbN0TKH')).toEqual({
      type: 1,
      mmsi: '477553000',
      reporter: 'ship',
      motion: {
        latitude: expect.closeTo(47.582833, 6),
        longitude: expect.closeTo(-122.345833, 6),
        speedKnots: 0,
        courseDegrees: 51,
        headingDegrees: 181,
        rateOfTurn: 0,
        navigationalStatus: 5,
      },
      particulars: null,
    });
  });

  it('reads a base station', () => {
    expect(decode('403OviQuMGCqWrRO9>E6fE700@GO')).toMatchObject({
      type: 4,
      mmsi: '003669702',
      reporter: 'base-station',
      motion: { latitude: expect.closeTo(36.883767, 6), longitude: expect.closeTo(-76.352362, 6), headingDegrees: 511 },
    });
  });

  it('reads static and voyage data', () => {
    const payload = '55P5TL01VIaAL@7WKO@mBplU@<PDhh000000001S;AJ::4A80?4i@E531@0000000000000';
    expect(decode(payload, 2)).toMatchObject({
      type: 5,
      mmsi: '369190000',
      particulars: {
        name: 'MT.MITCHELL',
        callSign: 'WDA9674',
        imo: 6_710_932,
        shipType: 99,
        destination: 'SEATTLE',
        eta: '2 Jan 08:00',
        draughtMeters: 6,
      },
    });
  });

  it.each([
    [
      'an aircraft',
      '91b55wi;hbOS@OdQAC062Ch2089h',
      9,
      '111232511',
      [58.144, -6.278844, 4],
      { speedKnots: 42, courseDegrees: 154.5 },
    ],
    [
      'a position of class B',
      'B52K>;h00Fc>jpUlNV@ikwpUoP06',
      18,
      '338087471',
      [40.68454, -74.072132, 6],
      { speedKnots: 0.1, courseDegrees: 79.6, headingDegrees: 511 },
    ],
    [
      'an extended position of class B',
      'C5N3SRgPEnJGEBT>NhWAwwo862PaLELTBJ:V00000000S0D:R220',
      19,
      '367059850',
      [29.543695, -88.810394, 5],
      { speedKnots: 8.7, courseDegrees: 335.9 },
    ],
  ] as const)('reads %s', (_name, payload, type, mmsi, [latitude, longitude, digits], motion) => {
    const place = { latitude: expect.closeTo(latitude, digits), longitude: expect.closeTo(longitude, digits) };
    expect(decode(payload)).toMatchObject({ type, mmsi, motion: { ...place, ...motion } });
  });

  it('names what reports: an aircraft by its message, a ship of class B by its particulars', () => {
    expect(decode('91b55wi;hbOS@OdQAC062Ch2089h')).toMatchObject({ reporter: 'aircraft' });
    expect(decode('C5N3SRgPEnJGEBT>NhWAwwo862PaLELTBJ:V00000000S0D:R220')).toMatchObject({
      particulars: { name: 'CAPT.J.RIMES', shipType: 70 },
    });
  });

  it('reads an aid to navigation', () => {
    expect(decode('E>jCfrv2`0c2h0W:0a2ah@@@@@@004WD>;2<H50hppN000', 4)).toMatchObject({
      type: 21,
      reporter: 'aid-to-navigation',
      motion: { latitude: expect.closeTo(49.536165, 5), longitude: expect.closeTo(0.0315, 6) },
      particulars: { name: 'EPAVE ANTARES' },
    });
  });

  it('reads both parts of a static report', () => {
    expect(decode('H42O55i18tMET00000000000000')).toMatchObject({
      type: 24,
      mmsi: '271041815',
      particulars: { name: 'PROGUY', callSign: null },
    });
    expect(decode('H42O55lt0000000D3nink000?0500')).toMatchObject({
      type: 24,
      mmsi: '271041815',
      particulars: { name: null, callSign: 'TC6163', shipType: 60 },
    });
  });

  it('reads a position sent for satellites', () => {
    expect(decode('KC5E2b@U19PFdLbMuc5=ROv62<7m')).toMatchObject({
      type: 27,
      mmsi: '206914217',
      motion: {
        latitude: expect.closeTo(4.84, 2),
        longitude: expect.closeTo(137.023, 2),
        speedKnots: 57,
        courseDegrees: 167,
        headingDegrees: 511,
      },
    });
  });
});

describe('what is no message', () => {
  it.each([
    ['ais-payload-unreadable', '', 0],
    ['ais-payload-unreadable', '177KQJ5000G?tO`K>RA1wUbN0TKz', 0],
    ['ais-payload-unreadable', '177KQJ5000G?tO`K>RA1wUbN0TKH', 6],
    ['ais-message-short', '177KQ', 0],
    ['ais-message-short', '177KQJ5000G?tO`K>R', 0],
    ['ais-type-unknown', '077KQJ5000G?tO`K>RA1wUbN0TKH', 0],
    ['ais-type-unknown', 'w77KQJ5000G?tO`K>RA1wUbN0TKH', 0],
  ])('is refused as %s: %s', (reason, payload, fillBits) => {
    expect(decodeAis(payload, fillBits)).toEqual({ ok: false, reason });
  });

  it('never throws', () => {
    const payload = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });
    fc.assert(fc.property(payload, fc.integer({ min: -1, max: 7 }), (text, fill) => void decodeAis(text, fill)));
  });
});

describe.skipIf(!hasRecordings)(`beside another decoder${SKIP_REASON}`, () => {
  it('says the same of every position of class A and B', async () => {
    const lines = gunzipSync(readFileSync(getRecordingPath('ais/gpsd_ais_type6_mix.log.gz')))
      .toString('latin1')
      .split('\n');
    const single = lines.filter((line) => /^!..VDM,1,1,/.test(line) && '123B'.includes(line.split(',')[5]?.[0] ?? ' '));
    const other = new AisDecoder({ silent: true });
    const theirs: { mmsi: number; lat: number; lon: number; speedOverGround: number }[] = [];
    other.on('data', (text: string) => theirs.push(JSON.parse(text)));
    for (const line of single) other.write(line);
    other.end();
    await new Promise((resolve) => other.once('end', resolve));
    const ours = single.map((line) => {
      const { mmsi, motion } = decode(line.split(',')[5] ?? '', Number(line.split(',')[6]?.[0]));
      return { mmsi, ...(motion && pickAvailableMotion(motion, () => {})) };
    });
    const near = (value: number | null | undefined) => (value === null ? null : expect.closeTo(value ?? Number.NaN, 5));
    expect(theirs.length).toBeGreaterThan(700);
    expect(theirs.map(({ mmsi, lat, lon, speedOverGround: speed }) => [mmsi, lat, lon, speed])).toEqual(
      ours.map(({ mmsi, latitude, longitude, speedKnots }) => [
        Number(mmsi),
        ...[latitude, longitude, speedKnots].map(near),
      ]),
    );
  });
});

describe('fragments', () => {
  const first = ['2', '1', '3', 'B', 'abc', '0'];
  const second = ['2', '2', '3', 'B', 'def', '2'];

  it('are joined, with the fill bits of the last', () => {
    const parts = createMultipartAssembler();
    expect(parts.add(first)).toBe('waiting');
    expect(parts.add(second)).toEqual({ payload: 'abcdef', fillBits: 2 });
  });

  it('pass whole messages through, also with one field more than the standard has', () => {
    expect(createMultipartAssembler().add(['1', '1', '7', '', 'abc', '0', '0'])).toEqual({
      payload: 'abc',
      fillBits: 0,
    });
  });

  it('are told apart by message id and channel', () => {
    const parts = createMultipartAssembler();
    parts.add(first);
    parts.add(['2', '1', '4', 'B', 'uvw', '0']);
    expect(parts.add(['2', '2', '3', 'A', 'def', '2'])).toBe('ais-part-missing');
    expect(parts.add(second)).toEqual({ payload: 'abcdef', fillBits: 2 });
  });

  it('are given up and counted when their rest never comes', () => {
    const parts = createMultipartAssembler();
    parts.add(first);
    parts.add(first);
    expect(parts.abandoned).toBe(1);
    for (let id = 0; id < 40; id++) parts.add(['2', '1', String(id), 'A', 'abc', '0']);
    expect(parts.abandoned).toBe(22);
  });

  it.each([
    ['a second without a first', second, 'ais-part-missing'],
    ['no numbers', ['x', '1', '', 'A', 'abc', '0'], 'ais-payload-unreadable'],
    ['a number beyond their count', ['2', '3', '3', 'B', 'abc', '0'], 'ais-payload-unreadable'],
    ['no fill bits', ['1', '1', '', 'A', 'abc'], 'ais-payload-unreadable'],
  ])('are refused with %s', (_, fields, reason) => expect(createMultipartAssembler().add(fields)).toBe(reason));
});
