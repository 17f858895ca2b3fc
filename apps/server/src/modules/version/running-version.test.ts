/** A manager who reaches assigned vessels alone, against a store of two vessels of the organisation. */
import type { VesselId } from '@fms/domain/identity';
import { beforeAll, expect, it } from 'vitest';
import { allowVessel, CALLERS } from '../../testing/caller.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { createRunningVersionService } from './running-version.service.ts';
import { createVersionTargetService } from './version-target.service.ts';

const clock = { now: () => Date.UTC(2026, 10, 21) };
const store = setUp(() => openTestDatabase(clock));
let [assigned, other]: VesselId[] = [];
beforeAll(async () => {
  assigned = await insertVessel(store.db, { name: 'Assigned' });
  other = await insertVessel(store.db, { name: 'Other' });
});

it('is told of the assigned vessel of the organisation, and chooses for no other', async () => {
  const links = { linkOf: () => undefined };
  const { rights } = allowVessel(() => assigned as VesselId);
  const service = createRunningVersionService({ db: store.db, clock, links, rights, startedMs: 0, build: '' });
  const targets = createVersionTargetService({ db: store.db, clock, rights });
  const { vessels } = await service.overview(CALLERS.manager);
  expect(vessels.map(({ vesselId }) => vesselId)).toEqual([assigned]);
  const hold = (vesselId: VesselId | undefined) =>
    targets.choose(CALLERS.manager, '', { vesselIds: [vesselId as VesselId], hold: { reason: 'dry dock' } });
  await expect(hold(other)).rejects.toMatchObject({ code: 'forbidden' });
  await hold(assigned);
  expect((await service.overview(CALLERS.manager)).vessels[0]?.hold).toMatchObject({ reason: 'dry dock' });
});
