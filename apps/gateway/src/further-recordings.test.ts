/**
 * Recordings of the further buses through the real gateway and the real server; the API's answers compared with what
 * another program found in the files, and what is refused with the reasons it has to be refused for. NMEA 0183, AIS and
 * tables of positions are in recordings.test.ts; what the gateway makes of a file alone in the tests beside each decoder.
 */

import { getStringValue, type Tag } from '@fms/contract/tag';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedRefusals, holdingNothing, noRecordings } from './testing/expected-refusals.ts';
import { isoFacts, n2kFacts, signalkFacts, vedirectFacts } from './testing/further-facts.ts';
import { getLoggerFile, loggerColumns, readLoggerLines, splitLoggerCells } from './testing/logger-columns.ts';
import { findCounterpart } from './testing/n2k-channels.ts';
import { expectNear, GIVEN_DAY, RealShore } from './testing/real-shore.ts';
import { type ChannelFacts, hasRecordings, listRecordings, SKIP_REASON } from './testing/recordings.ts';
import { kees, toSi } from './testing/signalk-channels.ts';
import { vedirectChannels } from './testing/vedirect-channels.ts';

const KEES = 'signalk/kees_delta_20160620.jsonl.gz';
const ALTERNATORS = 'signalk/twin_engine_alternators_one_engine_on_20260703.jsonl.gz';
const STATE = 'signalk/twin_engine_vessel_self_20260704T050002Z.json';
const POSTGSAIL = 'signalk/aava_postgsail_metrics_20220731.json.gz';
const BMV = 'energy/victron_bmv702_vedirect.dump.gz';
const UPS = 'energy/ups_liion_rundown_20210428.csv';
const SERIES = ['iso19848/TimeSeriesData.json', 'iso19848/TimeSeriesData.sample.json'];

/** Sensors of the motor yacht whose figures are none: 0 K, 128 °C, a fuel rate below nothing, tanks never set up. */
const NOT_BELIEVABLE =
  /^(battery\.src(4\.11|5\.12|60\.3)\.temp_k|engine\.1[12]\.fuel_rate_lph|tank\.src[45]\.Fuel\.1[12]\.level_pct)$/;

const files = ['n2k', 'signalk', 'iso19848', 'energy', 'nbp1406'].flatMap(listRecordings);
const replayed = files.filter((name) => !holdingNothing.has(name) && !noRecordings.has(name));

describe.skipIf(!hasRecordings)(`further recordings, from their files to the API's answers${SKIP_REASON}`, () => {
  let shore: RealShore;
  const tagsOf = new Map<string, Tag[]>();
  beforeAll(async () => {
    shore = await RealShore.start();
  });
  afterAll(() => shore?.close());

  const tagsNamed = (name: string, called: string, source?: string) =>
    (tagsOf.get(name) ?? []).filter((tag) => tag.name === called && (source ?? tag.source) === tag.source);
  /** Of all tags given, over the whole of some days from a midnight on. */
  const total = async (tags: readonly Tag[], from: number, days = 1) =>
    [...(await shore.statistic(tags, from, from + days * DAY_MS, 1)).values()][0];

  it.each(replayed)(
    '%s: taken, stored whole, and refused by the right reasons',
    async (name) => {
      const result = await shore.send(name);
      expect(result.complete).toBe(true);
      const { id } = await shore.vesselOf(name);
      tagsOf.set(name, await shore.tags(id));
      expect(await shore.refusals(id)).toEqual(expectedRefusals[name] ?? {});
      expect(await shore.samplesStored(id)).toBe(result.samples);
    },
    300_000,
  );

  it.each([...holdingNothing])('%s: nothing in it was measured', (name) =>
    expect(shore.send(name)).rejects.toMatchObject({ code: 'nothing-in-it' }),
  );
  it.each([...noRecordings])('%s: no recording', (name) =>
    expect(shore.send(name)).rejects.toMatchObject({ code: 'recording-unreadable' }),
  );

  it.each(Object.entries(n2kFacts).filter(([, known]) => Object.keys(known.channels).length > 0))(
    '%s: each channel by the hour, speeds and positions',
    async (name, known) => {
      const flagged: string[] = [];
      for (const [channel, byHour] of Object.entries(known.channels_per_hour)) {
        const counterpart = findCounterpart(channel);
        if (!counterpart) continue;
        const hours = Object.entries(byHour).map(([hour, of]) => [Date.parse(`${hour}:00:00Z`), of] as const);
        const [from = 0, to = 0] = [hours[0]?.[0], hours.at(-1)?.[0]];
        const tags = tagsNamed(name, counterpart.name, counterpart.source ?? undefined);
        const answered = await shore.statistic(tags, from, to + HOUR_MS, hours.length);
        const isFlagged = tags.some(({ quality }) => quality === QUALITY_BAD_SOURCE);
        if (isFlagged) flagged.push(channel);
        // What is flagged is kept and shown as what it is, and counts in no statistic.
        const wanted = isFlagged ? [] : hours.map(([at, of]) => [at, expectNear(of, counterpart.toTag)]);
        expect([channel, Object.fromEntries(answered)]).toEqual([channel, Object.fromEntries(wanted)]);
      }
      expect(flagged).toEqual(Object.keys(known.channels).filter((channel) => NOT_BELIEVABLE.test(channel)));
      const { valid, 'last_[src,lat,lon]': last } = known.positions_129025;
      if (last === null) return;
      const track = await shore.track((await shore.vesselOf(name)).id);
      const speeds = Object.entries(known.channels).filter(([channel]) => channel.startsWith('sog_ms'));
      if (speeds.length === 1) {
        expect(track.length).toBeGreaterThanOrEqual(valid);
        expect(track).toContainEqual(expect.objectContaining(placeNear(last[1], last[2])));
        return;
      }
      // Of two receivers one makes the track, and the other is kept beside it.
      expect(track.length).toBeGreaterThanOrEqual(Math.min(...speeds.map(([, { count }]) => count)));
      expect(tagsNamed(name, 'Position').filter(({ source }) => source !== 'AIS')).toHaveLength(speeds.length);
    },
  );

  it('Signal K deltas: every path of the yacht as often and as large', async () => {
    for (const [path, [name, toTag]] of Object.entries(kees)) {
      const known = signalkFacts[KEES]?.channels?.[path] as ChannelFacts;
      // The facts' last is that of the file, here it is that of several sensors; the sixth digit of rad/s is the second of °/min.
      const { last: _, ...figures } = { ...expectNear(known, toTag), avg: expect.closeTo(toTag(known.avg), 2) };
      const answered = await total(tagsNamed(KEES, name), Date.UTC(2016, 5, 20));
      // The tank holds 13 100 %: kept, flagged, and in no statistic.
      if (name === 'Fuel tank 15 level') expect(answered).toBe(undefined);
      else expect([path, answered]).toEqual([path, expect.objectContaining(figures)]);
    }
  });

  it('Signal K rows of sampled paths: every path', async () => {
    for (const [path, known] of Object.entries(signalkFacts[ALTERNATORS]?.channels ?? {})) {
      expect([path, await total(tagsNamed(ALTERNATORS, path), Date.UTC(2026, 6, 3))]).toEqual([
        path,
        expectNear(known),
      ]);
    }
  });

  it('Signal K state: each number is the latest of its tag, at the time its sensor gave', () => {
    const values = signalkFacts[STATE]?.values;
    const numbers = Object.entries(typeof values === 'object' ? values : {}).filter(
      ([, [value]]) => typeof value === 'number',
    );
    expect(numbers.length).toBe(120);
    const tags = tagsOf.get(STATE) ?? [];
    const missing = numbers.filter(
      ([, [value, timestamp]]) =>
        !tags.some((tag) => tag.timestamp === timestamp && isSame(toSi(Number(tag.value), tag.unit), Number(value))),
    );
    expect(missing).toEqual([]);
  });

  it("PostgSail's metrics: 51 positions but the one 30 miles off, 48 readings of the battery", async () => {
    const track = await shore.track((await shore.vesselOf(POSTGSAIL)).id);
    expect([track.length, track.every(({ longitude }) => longitude < 25)]).toEqual([50, true]);
    expect(await total(tagsNamed(POSTGSAIL, 'Battery 1 voltage'), Date.UTC(2022, 6, 31))).toMatchObject({ count: 48 });
  });

  it('VE.Direct: every channel of the battery monitor', async () => {
    for (const [label, name, scale] of vedirectChannels) {
      const known = vedirectFacts[BMV]?.channels_raw_units[label] as ChannelFacts;
      const answered = await total(tagsNamed(BMV, name), GIVEN_DAY[BMV] ?? 0);
      expect([label, answered]).toEqual([label, expectNear(known, (figure) => figure * scale)]);
    }
  });

  it('a battery run down: as many readings as rows, from 79 % to 1 %', async () => {
    const answered = await total(tagsNamed(UPS, 'Remaining'), GIVEN_DAY[UPS] ?? 0);
    expect(answered).toMatchObject({ count: 2896, min: 1, max: 79, last: 1 });
  });

  it.each(SERIES)('%s: every value of its tables and events', async (name) => {
    const list = isoFacts['iso19848/DataChannelList.json']?.channels ?? [];
    const tagsOfChannel = (id: string) => {
      const localId = list.find(({ ShortID }) => ShortID === id)?.LocalID;
      const isIt = ({ description }: Tag) => localId !== undefined && description.split(/\s/).includes(localId);
      return (tagsOf.get(name) ?? []).filter((tag) => tag.name === id || isIt(tag));
    };
    const blocks = isoFacts[name]?.blocks ?? [];
    const values = blocks
      .flatMap(({ tables }) => tables)
      .flatMap(({ ids, DataSet }) =>
        DataSet.flatMap(({ Value }) => ids.map((id, i) => ({ id, value: Number(Value[i]) }))),
      );
    for (const [id, of] of Map.groupBy(values, (one) => one.id)) {
      const figures = of.map(({ value }) => value);
      const avg = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
      const [min, max] = [Math.min(...figures), Math.max(...figures)];
      const known = expectNear({ count: figures.length, min, max, avg, last: figures.at(-1) ?? Number.NaN });
      expect([id, await total(tagsOfChannel(id), Date.UTC(2016, 0, 1), 3)]).toEqual([id, known]);
    }
    const events = blocks.flatMap((block) => block.events ?? []);
    for (const [id, of] of Map.groupBy(events, (one) => one.DataChannelID)) {
      const text = tagsOfChannel(id).find(({ valueKind }) => valueKind === 'text');
      if (!text) throw new Error(`no text of channel ${id}`);
      const asked = { vesselId: text.vesselId, dataTagId: text.Id };
      const answered = await shore.server.asAdmin.call(getStringValue, {
        body: { ...asked, fromTime: '2016-01-01T00:00:00Z', toTime: '2016-01-04T00:00:00Z' },
      });
      const told = answered.map(({ timestamp, value }) => [Date.parse(timestamp), value]);
      expect([id, told]).toEqual([id, of.map(({ TimeStamp, Value }) => [Date.parse(TimeStamp), Value])]);
    }
  });

  it.each(loggerColumns)('logger, %s: its columns, scanned from the lines', async (instrument, rows, columns) => {
    const name = getLoggerFile(instrument);
    const cells = readLoggerLines(name).map(splitLoggerCells);
    for (const column of columns) {
      const numbers = cells.map((of) => Number(of[column - 1]));
      const answered = await total(tagsNamed(name, `Column ${column}`), Date.UTC(2014, 7, 1));
      const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
      expect([column, answered]).toMatchObject([column, { count: rows, min: expect.closeTo(min, 6) }]);
      expect(answered?.max).toBeCloseTo(max, 6);
    }
  });
});

const placeNear = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 5),
  longitude: expect.closeTo(longitude, 5),
});

/** Angles may have been turned by a whole turn. */
function isSame(a: number, b: number): boolean {
  const off = Math.abs(a - b);
  return off < 1e-6 * Math.max(1, Math.abs(b)) || Math.abs(off - 2 * Math.PI) < 1e-6;
}
