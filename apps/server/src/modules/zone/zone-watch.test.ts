import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_JUMP } from '@fms/domain/quality';
import { MINUTE_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus, LatestPosition } from '../../platform/bus/bus.ts';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import type { Db } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { insertZone, listEvents } from './zone.repository.ts';
import { openZoneWatch } from './zone-watch.service.ts';

const OUT = 59.99;
const IN = 60.01;
const LIMIT_KNOTS = 12;
/** Events of the bus are evaluated and stored after the call has returned. */
const PATIENCE = { timeout: 20_000 };

let db: Db;
let bus: Bus;
let vesselId: VesselId;
let close: () => Promise<void>;

beforeEach(async () => {
  const test = await openTestDatabase(createFakeClock());
  ({ db } = test);
  close = test.close;
  const organization = await db
    .insertInto('organization')
    .values({ name: 'Nordlys' })
    .returning('id')
    .executeTakeFirstOrThrow();
  vesselId = await insertVessel(db, { name: 'Havbris', organizationId: organization.id });
  await drawSquare(organization.id);
});
afterEach(async () => {
  await bus.close();
  await close();
});

const drawSquare = (organizationId: OrganizationId) =>
  insertZone(
    db,
    {
      organizationId,
      name: 'Square',
      kind: 'area',
      speedLimitKnots: LIMIT_KNOTS,
      outlines: [
        [
          [3, 60],
          [4, 60],
          [4, 61],
          [3, 61],
        ],
      ],
    },
    0,
  );

async function watch(
  latest?: LatestPosition,
  onFailure = (error: unknown): void => {
    throw error;
  },
  store = db,
): Promise<void> {
  bus = createLocalBus(createLogger('silent'));
  await openZoneWatch({ db: store, bus, latestOf: () => latest, onFailure });
}

const position = (minute: number, latitude: number, quality = 0): LatestPosition => ({
  vesselId,
  time: minute * MINUTE_MS,
  latitude,
  longitude: 3.5,
  speedKnots: 10,
  courseDegrees: 0,
  headingDegrees: 0,
  quality,
});

/** Tells positions one a minute from `first` on, at 10 kn where nothing else is said. */
function sail(first: number, latitudes: readonly number[], speeds: readonly number[] = []): void {
  for (const [i, latitude] of latitudes.entries()) {
    const one = position(first + i, latitude);
    bus.publish('positions.stored', [{ ...one, speedKnots: speeds[i] ?? one.speedKnots }]);
  }
}

const stored = async () =>
  (
    await listEvents(db, {
      vesselIds: [vesselId, toId<VesselId>(999)],
      organizationIds: 'all',
      offset: 0,
      limit: 50,
    })
  ).rows.toReversed();
const events = async () =>
  (await stored()).map(({ kind, atMs, knownUntilMs }) => [kind, atMs / MINUTE_MS, knownUntilMs / MINUTE_MS]);

describe('the watch over zones', () => {
  it('stores who enters and leaves, from when to when it is not known, and tells whose screens may want to know', async () => {
    await watch();
    const told: VesselId[][] = [];
    bus.subscribe('zone.crossed', ({ vesselIds }) => told.push(vesselIds));
    sail(0, [OUT, OUT, IN, IN, IN, IN, OUT, OUT, OUT]);
    await expect.poll(events, PATIENCE).toEqual([
      ['entered', 2, 1],
      ['left', 6, 5],
    ]);
    expect(told).toEqual([[vesselId], [vesselId]]);
  });

  it('stores a vessel too fast inside, with its speed, and nothing of one too fast outside', async () => {
    await watch();
    sail(0, [OUT, OUT, OUT, IN, IN, IN, IN, IN, IN, IN], [20, 20, 20, 10, 10, 11, 14, 15, 14, 14]);
    await expect.poll(events, PATIENCE).toEqual([
      ['entered', 3, 2],
      ['speeding', 6, 5],
    ]);
    expect((await stored()).map(({ speedKnots }) => speedKnots)).toEqual([null, 14]);
  });

  it('tells once of who stays too fast, though zones and vessels are read again, and anew against another limit', async () => {
    await watch();
    sail(0, [OUT, IN, IN, IN, IN, IN, IN], [10, 10, 10, 14, 14, 14, 14]);
    bus.publish('vessel.changed', { vesselIds: [vesselId] });
    sail(7, [IN, IN, IN, IN], [14, 14, 14, 14]);
    await expect.poll(events, PATIENCE).toEqual([
      ['entered', 1, 0],
      ['speeding', 3, 3],
    ]);
    await db.updateTable('zone').set({ speedLimitKnots: 8 }).execute();
    bus.publish('zone.changed', { vesselIds: [vesselId] });
    sail(11, [IN, IN, IN], [14, 14, 14]);
    await expect.poll(events, PATIENCE).toEqual([
      ['entered', 1, 0],
      ['speeding', 3, 3],
      ['speeding', 11, 11],
    ]);
  });

  it('knows how long a leaving vessel was inside, where its entry was seen', async () => {
    await watch();
    sail(0, [OUT, IN, IN, IN, IN, OUT, OUT, OUT], [10, 10, 10, 14, 14]);
    await expect.poll(events, PATIENCE).toEqual([
      ['entered', 1, 0],
      ['left', 5, 4],
    ]);
    expect((await stored()).map(({ enteredMs }) => enteredMs)).toEqual([null, MINUTE_MS]);
  });

  it('sees a vessel come from far away without a position near the border', async () => {
    await watch();
    sail(0, [40, 60.5, 60.5, 60.5]);
    await expect.poll(events, PATIENCE).toEqual([['entered', 1, 0]]);
  });

  it('is not fooled by late data, nor by positions a track leaves out', async () => {
    await watch();
    sail(10, [OUT, OUT, OUT]);
    sail(2, [IN, IN, IN, IN, IN]);
    for (const minute of [13, 14, 15, 16]) bus.publish('positions.stored', [position(minute, IN, QUALITY_JUMP)]);
    sail(17, [OUT, OUT]);
    // A later event is evaluated once all earlier ones were.
    sail(20, [IN, IN, IN]);
    await expect.poll(events, PATIENCE).toEqual([['entered', 20, 18]]);
  });

  it('goes on after a restart: who was inside leaves, who came in meanwhile enters', async () => {
    await watch();
    sail(0, [OUT, IN, IN, IN]);
    await expect.poll(events, PATIENCE).toEqual([['entered', 1, 0]]);
    await bus.close();
    await watch(position(3, IN));
    sail(10, [OUT, OUT, OUT]);
    await expect.poll(events, PATIENCE).toHaveLength(2);
    await bus.close();
    await watch(position(12, OUT));
    sail(60, [IN, IN, IN]);
    await expect.poll(events, PATIENCE).toEqual([
      ['entered', 1, 0],
      ['left', 10, 1],
      ['entered', 60, 10],
    ]);
  });

  it('says nothing of a vessel that lay inside when the zone was drawn, until it leaves', async () => {
    await watch();
    sail(0, [60.5, 60.5, 60.5, 60.5, OUT, OUT, OUT]);
    await expect.poll(events, PATIENCE).toEqual([['left', 4, 3]]);
  });

  it('tells of a crossing the store could not take as soon as it can, with the times it had', async () => {
    const failures: unknown[] = [];
    await watch(undefined, (error) => void failures.push(error));
    await sql`alter table zone_event rename to broken`.execute(db);
    sail(0, [OUT, IN, IN, IN]);
    await expect.poll(() => failures.length, PATIENCE).toBe(1);
    await sql`alter table broken rename to zone_event`.execute(db);
    sail(4, [IN]);
    await expect.poll(events, PATIENCE).toEqual([['entered', 1, 0]]);
  });

  it('reads no zone again when a vessel changed, and watches a new one', async () => {
    let reads = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"name":"zone"')) reads++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await watch(undefined, undefined, counted);
    const { organizationId } = await db.selectFrom('zone').select('organizationId').executeTakeFirstOrThrow();
    const added = await insertVessel(db, { name: 'New', organizationId });
    const readAtStart = reads;
    bus.publish('vessel.changed', { vesselIds: [added] });
    for (const [minute, latitude] of [OUT, IN, IN, IN].entries()) {
      bus.publish('positions.stored', [{ ...position(minute, latitude), vesselId: added }]);
    }
    const crossed = () => db.selectFrom('zoneEvent').select(['vesselId', 'kind']).execute();
    await expect.poll(crossed, PATIENCE).toEqual([{ vesselId: added, kind: 'entered' }]);
    expect([readAtStart, reads]).toEqual([1, 1]);
  });

  it('loses no crossing because another is of a vessel that was deleted meanwhile', async () => {
    const { organizationId } = await db
      .selectFrom('vessel')
      .select('organizationId')
      .where('id', '=', vesselId)
      .executeTakeFirstOrThrow();
    const deleted = await insertVessel(db, { name: 'Gone', organizationId });
    await watch();
    await db.deleteFrom('vessel').where('id', '=', deleted).execute();
    for (const [minute, latitude] of [OUT, IN, IN, IN].entries()) {
      const one = position(minute, latitude);
      bus.publish('positions.stored', [{ ...one, vesselId: deleted }, one]);
    }
    await expect.poll(events, PATIENCE).toEqual([['entered', 1, 0]]);
  });
});
