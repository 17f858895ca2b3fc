import type { VesselId } from '@fms/domain/identity';
import { beforeAll, expect, it } from 'vitest';
import { allowVessel, CALLERS } from '../../testing/caller.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { createLogPolicy } from './log.policy.ts';

const store = setUp(() => openTestDatabase({ now: () => 0 }));
let [assigned, other]: VesselId[] = [];
beforeAll(async () => {
  assigned = await insertVessel(store.db, { name: 'Assigned' });
  other = await insertVessel(store.db, { name: 'Other' });
});

it('shows a manager lines of those vessels of the organisation that the manager may see', async () => {
  const { rights } = allowVessel(() => assigned as VesselId);
  const scope = await createLogPolicy(store.db, rights).scopeOf(CALLERS.manager);
  expect(scope?.vesselIds).toEqual([assigned]);
  expect(scope?.vesselIds).not.toContain(other);
  expect(scope?.userIds).toContain(CALLERS.manager.userId);
  expect(await createLogPolicy(store.db, rights).scopeOf(CALLERS.admin)).toBeNull();
});
