import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_TARGETS_PER_VESSEL, TRAFFIC_KIND } from './index.ts';
import { NOON, openFixture, type TelemetryFixture } from './testing/telemetry-fixture.ts';

const [crowded, quiet] = [toId<VesselId>(1), toId<VesselId>(2)];
const position = (vesselId: VesselId, mmsi: string, time: number) =>
  ({ vesselId, mmsi, kind: TRAFFIC_KIND.position, time, latitude: 54, longitude: 13 }) as const;

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
});
afterAll(() => store.dispose());

it('a target is its last position and its last name, whatever order they came in', async () => {
  await store.store(({ traffic }) => {
    traffic.push(position(quiet, '211', NOON), { ...position(quiet, '211', NOON - 1000), latitude: 1 });
    traffic.push({ vesselId: quiet, mmsi: '211', kind: TRAFFIC_KIND.name, time: NOON - 5000, name: 'ARKONA' });
    traffic.push({ vesselId: quiet, mmsi: '212', kind: TRAFFIC_KIND.name, time: NOON, name: 'NEVER SEEN' });
  });
  await store.store(({ traffic }) => {
    traffic.push({ vesselId: quiet, mmsi: '211', kind: TRAFFIC_KIND.name, time: NOON - 9000, name: 'OLD NAME' });
  });
  const unknown = { shipType: null, speedKnots: null, courseDegrees: null, headingDegrees: null };
  expect(await store.telemetry.traffic.targets(quiet, 10)).toEqual([
    { mmsi: '211', name: 'ARKONA', latitude: 54, longitude: 13, timeMs: NOON, ...unknown },
  ]);
});

it('of a vessel that hears too many the longest unheard are forgotten, and no other vessel’s', async () => {
  const heard = MAX_TARGETS_PER_VESSEL + 3;
  await store.store(({ traffic }) => {
    for (let i = 0; i < heard; i++) traffic.push(position(crowded, String(i), NOON + i * 1000));
  });
  await store.telemetry.traffic.trim();
  const kept = await store.engine.select(
    'SELECT toUInt32(count(DISTINCT mmsi)) AS kept FROM traffic WHERE vessel_id = 1',
  );
  expect(kept.numbers('kept')[0]).toBe(MAX_TARGETS_PER_VESSEL);
  const newest = await store.telemetry.traffic.targets(crowded, MAX_TARGETS_PER_VESSEL);
  expect([newest[0]?.mmsi, newest.at(-1)?.mmsi]).toEqual([String(heard - 1), '3']);
  expect(await store.telemetry.traffic.targets(quiet, 10)).toHaveLength(1);
});
