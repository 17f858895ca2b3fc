import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/access/caller.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import type { PositionStore } from '../../telemetry/index.ts';
import { NOON, openFixture, type TelemetryFixture } from '../../telemetry/testing/telemetry-fixture.ts';
import { createFleetHistoryService } from './fleet-history.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** When each vessel was last heard before noon; its position tag has the same number, and the last one has said nothing. */
const HEARD_MS = [HOUR, 10 * DAY, 200 * DAY];
const vessels = [1, 2, 3, 4].map((id) => toId<VesselId>(id));
const caller = {} as Caller;

let fixture: TelemetryFixture;
let askedForAll: (readonly TagId[])[];
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.store(({ positions }) => {
    for (const [i, agoMs] of HEARD_MS.entries()) {
      positions.push(toId<TagId>(i + 1), NOON - agoMs - HOUR, 0, 50, i, 0);
      positions.push(toId<TagId>(i + 1), NOON - agoMs, 0, 54.123456, i, 0);
    }
    positions.push(toId<TagId>(1), NOON + HOUR, 0, 55, 0, 0);
  });
}, 120_000);
afterAll(() => fixture.dispose());

function service() {
  askedForAll = [];
  const { positions: stored } = fixture.telemetry;
  const positions: PositionStore = {
    ...stored,
    lastOfEach(tagIds, timeMs) {
      askedForAll.push(tagIds);
      return stored.lastOfEach(tagIds, timeMs);
    },
  };
  return createFleetHistoryService({
    positions,
    positionTagOf: (vesselId) => toId<TagId>(vesselId),
    rights: {
      visible: async () => new Set(vessels),
      require: async (_caller, _action, ids) => {
        if (ids.some((id) => !vessels.includes(id))) throw forbidden();
      },
    },
  });
}
const period = { fromTime: new Date(NOON).toISOString(), toTime: new Date(NOON + DAY).toISOString(), scope: 22 };

describe('the fleet over a span of time', () => {
  it('has each vessel from its last position before it, however long ago, and reads years of none that spoke lately', async () => {
    const { vessels: found } = await service().fleet(caller, period);
    expect(found.map(({ vesselId, times, latitudes }) => [vesselId, times, latitudes])).toEqual([
      [1, [NOON - HOUR, NOON + HOUR], [54.12346, 55]],
      [2, [NOON - 10 * DAY], [54.12346]],
      [3, [NOON - 200 * DAY], [54.12346]],
    ]);
    expect(askedForAll).toEqual([[3, 4]]);
  });

  it('reads nothing more when every vessel that is asked for spoke within the day', async () => {
    const { vessels: found } = await service().fleet(caller, { ...period, vesselIds: vessels.slice(0, 1) });
    expect(found.map(({ times }) => times)).toEqual([[NOON - HOUR, NOON + HOUR]]);
    expect(askedForAll).toEqual([]);
  });

  it('is made coarser until it fits', async () => {
    const month = { ...period, fromTime: new Date(NOON - 30 * DAY).toISOString() };
    expect((await service().fleet(caller, month)).scope).toBeLessThan(period.scope);
  });

  it('is refused of a vessel the caller may not see', async () => {
    const asking = service().fleet(caller, { ...period, vesselIds: [toId<VesselId>(9)] });
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' });
  });
});
