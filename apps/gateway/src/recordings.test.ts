/**
 * Every recording through the real gateway and the real server; the API's answers compared with what another program
 * found in the files. What the gateway makes of them alone is held in recording/facts.test.ts.
 */

import { getGeoByTimestamp } from '@fms/contract/geo';
import { getTraffic } from '@fms/contract/link-state';
import { computeDistanceMeters } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayResult } from './replay/replay.ts';
import { getNonShipReason } from './sink/fleet-sink.ts';
import { channels, isOfChannel } from './testing/channels.ts';
import { expectedRefusals } from './testing/expected-refusals.ts';
import { expectNear, GIVEN_DAY, RealShore } from './testing/real-shore.ts';
import { facts, hasRecordings, isFullSuite, onlyInFullSuite, SKIP_REASON } from './testing/recordings.ts';

/** The facts keep six digits. */
const MICRO = 6;
const MEAN = 5;
const PLAKA_DAY = GIVEN_DAY['nmea0183/plaka.log.gz'] ?? 0;
const named = (test: (name: string) => boolean) => Object.keys(facts).filter(test);

describe.skipIf(!hasRecordings)(`recordings, from their files to the API's answers${SKIP_REASON}`, () => {
  let shore: RealShore;
  beforeAll(async () => {
    shore = await RealShore.start();
  });
  afterAll(() => shore?.close());

  it.each(named((name) => name.startsWith('nmea0183/')))(
    '%s: sensors by the hour, track, traffic and refusals',
    async (name) => {
      const known = facts[name];
      const result = await shore.send(name);
      const { id: vesselId, standardData } = await shore.vesselOf(name);
      expect(result.complete).toBe(true);

      const tags = await shore.tags(vesselId);
      for (const channel of Object.keys(known?.channels_total ?? {})) {
        expect(channels[channel]).toBeDefined();
        const own = tags.filter((tag) => isOfChannel(channel, tag));
        const hours = Object.entries(known?.channels_per_hour?.[channel] ?? {}).map(
          ([hour, of]) => [Date.parse(`${hour}:00:00Z`), of] as const,
        );
        const from = hours[0]?.[0] ?? PLAKA_DAY;
        const to = (hours.at(-1)?.[0] ?? PLAKA_DAY + DAY_MS - HOUR_MS) + HOUR_MS;
        const answered = await shore.statistic(own, from, to, hours.length || 1);
        const wanted = hours.length > 0 ? hours : [[PLAKA_DAY, known?.channels_total?.[channel]] as const];
        expect([channel, Object.fromEntries(answered)]).toEqual([
          channel,
          Object.fromEntries(wanted.map(([at, of]) => [at, of && expectNear(of)])),
        ]);
      }

      const points = await shore.track(vesselId);
      const rmc = known?.rmc;
      if (rmc) {
        expect(points.length).toBe(rmc.valid_fixes);
        expect(points.at(-1)).toMatchObject({
          timestamp: `${rmc.last[0].slice(0, 19)}.000Z`,
          latitude: expect.closeTo(rmc.last[1], MICRO),
          longitude: expect.closeTo(rmc.last[2], MICRO),
        });
        expect(points[0]).toMatchObject({
          timestamp: `${rmc.first[0].slice(0, 19)}.000Z`,
          latitude: expect.closeTo(rmc.first[1], MICRO),
        });
        const meters = points
          .slice(1)
          .reduce((sum, point, i) => sum + computeDistanceMeters(points[i] ?? point, point), 0);
        expect(Math.abs(meters / 1000 - rmc.distance_km)).toBeLessThan(0.02);
        expect(standardData.lastPosition).toMatchObject({ time: points.at(-1)?.timestamp });
        const [at] = await shore.server.asAdmin.call(getGeoByTimestamp, {
          query: { vesselId: String(vesselId), timestamp: rmc.last[0] },
        });
        expect(at?.latitude).toBeCloseTo(rmc.last[1], MICRO);
      } else expect(points.length).toBe(known?.sentences === undefined ? 0 : 7250);

      const refused = await shore.refusals(vesselId);
      expect(refused).toEqual(expectedRefusals[name] ?? {});
      expect(refused['checksum-wrong'] ?? 0).toBe(known?.checksum_bad);
      expect(await shore.samplesStored(vesselId)).toBe(result.samples);
    },
    120_000,
  );

  it.each(named((name) => facts[name]?.ais !== undefined))(
    '%s: the ships heard, by name and last position',
    async (name) => {
      const known = facts[name]?.ais;
      await shore.send(name);
      const { id: vesselId } = await shore.vesselOf(name);
      expect(await shore.refusals(vesselId)).toEqual(expectedRefusals[name] ?? {});
      const traffic = await shore.server.asAdmin.call(getTraffic, {
        query: { vesselId: String(vesselId), limit: 5000 },
      });
      const byMmsi = new Map(traffic.map((target) => [target.mmsi, target]));
      for (const [mmsi, [latitude, longitude, time]] of Object.entries(known?.last_position_per_mmsi ?? {})) {
        const target = byMmsi.get(mmsi);
        // A report that came late does not replace a newer one; the facts take the last of the file.
        if (time && target && Date.parse(target.time) >= Date.parse(time) + 1000) continue;
        expect([mmsi, target]).toEqual([
          mmsi,
          expect.objectContaining({
            latitude: expect.closeTo(latitude, MICRO),
            longitude: expect.closeTo(longitude, MICRO),
          }),
        ]);
        expect([mmsi, target?.name]).toEqual([mmsi, (known?.name_per_mmsi[mmsi] ?? '').trim()]);
      }
      expect(byMmsi.size).toBe(Object.keys(known?.last_position_per_mmsi ?? {}).length);
    },
    120_000,
  );

  it.each(named((name) => name.startsWith('ais_csv/') && !name.includes('us_ais')))(
    '%s: every ship a vessel with its track',
    async (name) => {
      const result = await shore.send(name, { byMmsi: true });
      expect(result.complete).toBe(true);
      expect(Object.fromEntries(result.refusals)).toEqual(expectedRefusals[name] ?? {});
      await compareTables(name, result.vessels);
    },
    120_000,
  );

  it.each(['b14', 'b15a', 'e12', 'uk28'])('iceberg %s: a track over 180 degrees', async (iceberg) => {
    const name = `ais_csv/iceberg_dateline_${iceberg}.csv.gz`;
    const result = await shore.send(name);
    const { id } = await shore.vesselOf(name);
    const points = await shore.track(id);
    expect(points.length).toBe(result.samples);
    expect(await shore.refusals(id)).toEqual({});
    expect(points.some((point, i) => Math.abs(point.longitude - (points[i - 1] ?? point).longitude) > 180)).toBe(true);
  });

  it.skipIf(!isFullSuite)(
    `us_ais_20220103_99999rows: ten thousand vessels of one table${onlyInFullSuite}`,
    async () => {
      const name = 'ais_csv/us_ais_20220103_99999rows.csv.gz';
      const result = await shore.send(name, { byMmsi: true });
      expect(result).toMatchObject({ complete: true, sentences: 99_999 });
      expect(Object.fromEntries(result.refusals)).toEqual(expectedRefusals[name] ?? {});
      await compareTables(name, result.vessels);
    },
    1_800_000,
  );

  /** Vessels of a table by the id it calls them: track, last position and speeds of each of up to 300. */
  async function compareTables(name: string, accepted: ReplayResult['vessels']): Promise<void> {
    const byId = new Map(
      accepted.map(({ reference: { mmsi, name: called }, vesselId }) => {
        return [mmsi ?? called?.slice(called.lastIndexOf(' ') + 1) ?? '', vesselId as VesselId];
      }),
    );
    const ships = Object.entries(facts[name]?.per_id ?? {}).filter(
      ([id]) => name.includes('suez') || !getNonShipReason(id),
    );
    expect(ships.filter(([id]) => !byId.has(id)).map(([id]) => id)).toEqual([]);
    const step = Math.ceil(ships.length / 300);
    let flagged = 0;
    for (const [id, known] of ships.filter((_, i) => i % step === 0)) {
      const vesselId = byId.get(id) as VesselId;
      const points = await shore.track(vesselId);
      // A position no ship can reach is flagged, and not part of the track.
      flagged += known.usable_positions - points.length;
      expect([id, points.length]).toEqual([id, expect.toSatisfy((count: number) => count <= known.usable_positions)]);
      const tags = await shore.tags(vesselId);
      const speed = tags.filter((tag) => tag.name === 'Speed over ground');
      for (const [day, { count, min, max, avg }] of Object.entries(known.speed_kn_per_day).slice(0, 2)) {
        const from = Date.parse(`${day}T00:00:00Z`);
        const [answer] = (await shore.statistic(speed, from, from + DAY_MS, 1)).values();
        const wanted = {
          count,
          min: expect.closeTo(min, MEAN),
          max: expect.closeTo(max, MEAN),
          avg: expect.closeTo(avg, MEAN),
        };
        expect([id, answer]).toEqual([id, expect.objectContaining(wanted)]);
      }
    }
    const jumps = expectedRefusals[name]?.['position-jump'] ?? 0;
    if (step === 1) expect(flagged).toBe(jumps);
    else expect(flagged).toBeLessThanOrEqual(jumps);
  }
});
