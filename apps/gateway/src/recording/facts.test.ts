/** Every recording through the whole gateway to a shore, compared with what another program found in it. */
import { computeDistanceMeters } from '@fms/domain/geo';
import { describe, expect, it } from 'vitest';
import { createLineSplitter } from '../line/line-splitter.ts';
import { readRecording } from '../line/recording-file.ts';
import type { AisMessage } from '../protocol/ais/message.ts';
import { NmeaBus } from '../protocol/nmea0183/nmea-bus.ts';
import type { ReplayOptions } from '../replay/replay.ts';
import { getNonShipReason } from '../sink/fleet-sink.ts';
import { channels, isOfChannel, summarise } from '../testing/channels.ts';
import { listStoredReadings, listStoredTraffic, type StoredReading } from '../testing/fake-shore.ts';
import { facts, getRecordingPath, hasRecordings, SKIP_REASON } from '../testing/recordings.ts';
import { runReplayToShore } from '../testing/replay-to-shore.ts';

type Place = { latitude: number; longitude: number };

const START: Readonly<Record<string, Partial<ReplayOptions>>> = {
  'nmea0183/plaka.log.gz': { start: { instant: Date.UTC(2016, 6, 1), exact: false } },
  'ais/gpsd_ais_type6_mix.log.gz': { start: { instant: Date.UTC(2018, 8, 4), exact: false } },
};
const replays = new Map<string, ReturnType<typeof runReplayToShore>>();
/** Each file is replayed once for all that is asked about it. */
function replayed(name: string): ReturnType<typeof runReplayToShore> {
  const known = replays.get(name) ?? runReplayToShore(getRecordingPath(name), START[name]);
  replays.set(name, known);
  return known;
}

const named = (test: (name: string) => boolean) => Object.keys(facts).filter(test);
const buses = named((name) => name.startsWith('nmea0183/'));
const listeners = named((name) => facts[name]?.ais !== undefined);
const tables = named((name) => name.startsWith('ais_csv/'));
/** Micro-degrees are what the facts keep. */
const MICRO = 6;

const numbers = (readings: readonly StoredReading[]) => readings.map(({ value }) => value as number);
const byHour = (readings: readonly StoredReading[]) =>
  Object.groupBy(readings, ({ timeMs }) => new Date(timeMs).toISOString().slice(0, 13));
const secondsOf = (timeMs: number) => `${new Date(timeMs).toISOString().slice(0, 19)}Z`;

describe.skipIf(!hasRecordings)(`a ship's bus${SKIP_REASON}`, () => {
  it.each(buses)('%s: every channel as counted by another program', async (name) => {
    const { result, stream } = await replayed(name);
    const known = facts[name];
    const readings = listStoredReadings(stream);
    expect(result.complete).toBe(true);
    expect(Object.keys(known?.channels_total ?? {}).filter((channel) => !channels[channel])).toEqual([]);
    for (const [channel, total] of Object.entries(known?.channels_total ?? {})) {
      const own = readings.filter((reading) => isOfChannel(channel, reading));
      const hours = known?.channels_per_hour?.[channel];
      if (!hours) expect([channel, summarise(numbers(own))]).toEqual([channel, total]);
      else {
        const counted = Object.entries(byHour(own)).map(([hour, of]) => [hour, summarise(numbers(of ?? []))]);
        expect([channel, Object.fromEntries(counted)]).toEqual([channel, hours]);
      }
    }
  });

  it.each(buses.filter((name) => facts[name]?.rmc))('%s: the track of its fixes', async (name) => {
    const { stream } = await replayed(name);
    const track = listStoredReadings(stream).filter((reading) => reading.name === 'Position');
    const places = track.map(({ value }) => value as Place);
    const rmc = facts[name]?.rmc;
    if (!rmc) throw new Error('the facts have no fixes');
    expect(track.every(({ source }) => source === '')).toBe(true);
    expect(track.length).toBe(rmc.valid_fixes);
    expect(secondsOf(track[0]?.timeMs ?? 0)).toBe(rmc.first[0]);
    expect(secondsOf(track.at(-1)?.timeMs ?? 0)).toBe(rmc.last[0]);
    expect(places[0]?.latitude).toBeCloseTo(rmc.first[1], MICRO);
    expect(places.at(-1)?.longitude).toBeCloseTo(rmc.last[2], MICRO);
    const latitudes = places.map(({ latitude }) => latitude);
    const longitudes = places.map(({ longitude }) => longitude);
    const extreme = (values: number[], pick: (...of: number[]) => number) => values.reduce((a, b) => pick(a, b));
    const [south, west, north, east] = rmc.bbox;
    expect(extreme(latitudes, Math.min)).toBeCloseTo(south, MICRO);
    expect(extreme(longitudes, Math.min)).toBeCloseTo(west, MICRO);
    expect(extreme(latitudes, Math.max)).toBeCloseTo(north, MICRO);
    expect(extreme(longitudes, Math.max)).toBeCloseTo(east, MICRO);
    const meters = places.slice(1).reduce((sum, place, i) => sum + computeDistanceMeters(places[i] ?? place, place), 0);
    // The facts go by the order of the file, a store by time: one of these clocks steps back a second, once.
    expect(Math.abs(meters / 1000 - rmc.distance_km)).toBeLessThan(0.02);
  });

  it.each(Object.entries(facts).filter(([, known]) => known.sentences))('%s: wrong checksums', async (name, known) => {
    const { result } = await replayed(name);
    const refused = Object.fromEntries(result.refusals);
    expect(refused['checksum-wrong'] ?? 0).toBe(known.checksum_bad);
  });
});

/** Messages as a receiver gets them, own ship left out as the facts do. */
async function heard(name: string): Promise<AisMessage[]> {
  const messages: AisMessage[] = [];
  const clock = {
    place: (reading: { kind: string; message?: AisMessage }) => {
      if (reading.kind === 'heard-ais' && reading.message) messages.push(reading.message);
    },
    end: () => {},
  };
  const bus = new NmeaBus(clock, () => {});
  const splitter = createLineSplitter(() => {});
  for await (const piece of readRecording(getRecordingPath(name)))
    for (const line of splitter.push(piece)) bus.line(line);
  for (const line of splitter.end()) bus.line(line);
  return messages;
}

describe.skipIf(!hasRecordings)(`AIS heard${SKIP_REASON}`, () => {
  it.each(listeners)('%s: messages by type, ships and positions', async (name) => {
    const known = facts[name]?.ais;
    const messages = await heard(name);
    const types = Object.entries(Object.groupBy(messages, ({ type }) => type));
    const valid = messages.filter(({ motion }) => motion && motion.latitude <= 90 && motion.longitude <= 180);
    const withMotion = messages.filter(({ motion }) => motion);
    expect(Object.fromEntries(types.map(([type, of]) => [type, of?.length]))).toEqual(known?.by_type);
    expect(messages.length).toBe(known?.messages_decoded);
    expect(new Set(messages.map(({ mmsi }) => mmsi)).size).toBe(known?.distinct_mmsi);
    expect(valid.length).toBe(known?.valid_positions);
    expect(withMotion.length - valid.length).toBe(known?.invalid_positions);
  });

  it.each(listeners)('%s: traffic ashore, by name and last position', async (name) => {
    const known = facts[name]?.ais;
    const { stream } = await replayed(name);
    const targets = listStoredTraffic(stream);
    const placed = [...targets.values()].filter(({ latitude }) => latitude !== null);
    expect(placed.map(({ mmsi }) => mmsi).sort()).toEqual(Object.keys(known?.last_position_per_mmsi ?? {}).sort());
    for (const [mmsi, [latitude, longitude, time]] of Object.entries(known?.last_position_per_mmsi ?? {})) {
      const target = targets.get(mmsi);
      // The facts take the last of the file; ashore a report that came late does not replace a newer one.
      if (time && target && target.time >= Date.parse(time) + 1000) continue;
      expect([mmsi, target?.latitude]).toEqual([mmsi, expect.closeTo(latitude, MICRO)]);
      expect([mmsi, target?.longitude]).toEqual([mmsi, expect.closeTo(longitude, MICRO)]);
      if (time) expect([mmsi, secondsOf(target?.time ?? 0)]).toEqual([mmsi, time]);
    }
    const names = Object.keys(known?.name_per_mmsi ?? {}).map((mmsi) => [mmsi, targets.get(mmsi)?.name]);
    expect(Object.fromEntries(names)).toEqual(known?.name_per_mmsi);
  });

  it('makes a vessel of every ship with --by-mmsi, and leaves out what is none', async () => {
    const name = 'ais/dma_stream_20100611.txt.gz';
    const { result, stream } = await runReplayToShore(getRecordingPath(name), { byMmsi: true });
    const last = new Map<string, Place>();
    for (const reading of listStoredReadings(stream)) {
      const mmsi = stream.vessels[reading.vesselIndex]?.reference.mmsi ?? '';
      if (reading.name === 'Position') last.set(mmsi, reading.value as Place);
    }
    const known = Object.entries(facts[name]?.ais?.last_position_per_mmsi ?? {}).filter(
      ([mmsi]) => !getNonShipReason(mmsi),
    );
    expect(known.length).toBeGreaterThan(1000);
    for (const [mmsi, [latitude]] of known) {
      expect([mmsi, last.get(mmsi)?.latitude]).toEqual([mmsi, expect.closeTo(latitude, MICRO)]);
    }
    const names = facts[name]?.ais?.name_per_mmsi ?? {};
    const called = stream.vessels.filter(({ reference }) => names[reference.mmsi ?? '']);
    expect(called.every(({ reference, particulars }) => particulars.name === names[reference.mmsi ?? ''])).toBe(true);
    expect(Object.fromEntries(result.refusals)).toMatchObject({ 'base-station': 403, 'aid-to-navigation': 67 });
  });
});

describe.skipIf(!hasRecordings)(`tables of positions${SKIP_REASON}`, () => {
  it.each(tables)(
    '%s: positions and speeds of each ship',
    async (name) => {
      const { result, stream } = await runReplayToShore(getRecordingPath(name), { byMmsi: true });
      const readings = Object.groupBy(listStoredReadings(stream), ({ vesselIndex }) => vesselIndex);
      const indexOf = new Map(stream.vessels.map(({ reference }, index) => [idOf(reference), index]));
      for (const [id, known] of Object.entries(facts[name]?.per_id ?? {})) {
        const own = readings[indexOf.get(id) ?? -1] ?? [];
        const track = own.filter((reading) => reading.name === 'Position');
        if (getNonShipReason(id) && !name.includes('suez')) {
          expect([id, own.length]).toEqual([id, 0]);
          continue;
        }
        expect([id, track.length]).toEqual([id, known.usable_positions]);
        const speeds = own.filter((reading) => reading.name === 'Speed over ground');
        const days = Object.groupBy(speeds, ({ timeMs }) => new Date(timeMs).toISOString().slice(0, 10));
        const counts = Object.entries(days).map(([day, of]) => [day, of?.length]);
        const wanted = Object.entries(known.speed_kn_per_day).map(([day, { count }]) => [day, count]);
        expect([id, Object.fromEntries(counts)]).toEqual([id, Object.fromEntries(wanted)]);
      }
      expect(result.complete).toBe(true);
    },
    300_000,
  );

  it.each([
    ['iceberg_dateline_b14', 4],
    ['iceberg_dateline_b15a', 3],
    ['iceberg_dateline_e12', 2],
    ['iceberg_dateline_uk28', 3],
  ])('%s: a track that crosses 180 degrees', async (name, crossings) => {
    const { result, stream } = await runReplayToShore(getRecordingPath(`ais_csv/${name}.csv.gz`));
    const longitudes = listStoredReadings(stream).map(({ value }) => (value as Place).longitude);
    const crossed = longitudes.slice(1).filter((longitude, i) => Math.abs(longitude - (longitudes[i] ?? 0)) > 180);
    expect(result.refusals).toEqual([]);
    expect(crossed.length).toBeGreaterThanOrEqual(crossings);
  });
});

/** Tables without an MMSI call their ships by a number, which becomes the end of the vessel's name. */
function idOf({ mmsi, name }: { mmsi?: string | undefined; name?: string | undefined }): string {
  return mmsi ?? name?.slice(name.lastIndexOf(' ') + 1) ?? '';
}
