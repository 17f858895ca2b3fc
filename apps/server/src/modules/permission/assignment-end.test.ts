/** Who is told that an assignment has ended. */
import type { UserId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { insertAccount } from '../account/index.ts';
import { insertAssignments } from '../vessel/index.ts';
import { createEndWatch } from './assignment-end.service.ts';

const clock = createFakeClock(1_000_000);
const store = setUp(() => openTestDatabase(clock));

it('tells of an end once, in the first round after it, and of one given meanwhile too', async () => {
  const { db } = store;
  const bus = createLocalBus({ error: () => {} });
  const account = { userName: 'guest', email: 'g@x.example', role: 'User', organizationId: null } as const;
  const accountId = await insertAccount(db, { ...account, passwordHash: '', now: 0 });
  const assign = async (until: number) => {
    const vesselIds = [await insertVessel(db, { name: `until ${until}` })];
    const given = { words: ['view'], grantedBy: null, now: clock.now() } as const;
    await insertAssignments(db, { accountId, vesselIds, until, ...given });
  };
  await assign(clock.now() + 1_000);
  const watch = createEndWatch({ db, bus, clock });
  const told: (readonly UserId[] | null)[] = [];
  bus.subscribe('right.changed', ({ userIds }) => told.push(userIds));

  await watch.round();
  clock.advance(999);
  await watch.round();
  expect(told).toEqual([]);
  clock.advance(1);
  await watch.round();
  await watch.round();
  expect(told).toEqual([[accountId]]);

  await assign(clock.now() + 500);
  bus.publish('right.changed', { userIds: [accountId] });
  await watch.round();
  clock.advance(500);
  await watch.round();
  expect(told).toHaveLength(3);
});
