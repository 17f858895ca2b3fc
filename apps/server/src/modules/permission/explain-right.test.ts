/** The explanation against the decision: over made-up people and vessels, and over the store. */
import type { Role } from '@fms/contract/account';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { type Assignment, REACHES, type Reach, VESSEL_WORDS } from '@fms/domain/permission';
import { createFakeClock, createSeededRandom, type SeededRandom } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { insertAccount } from '../account/index.ts';
import {
  deleteAssignment,
  findAssignments,
  findPeople,
  findVesselFacts,
  grantOfPerson,
  type PersonFacts,
  putAssignment,
  type VesselFacts,
} from '../vessel/index.ts';
import { explainFacts } from './explain-right.ts';
import { findRightFacts } from './explanation.repository.ts';

const ROLES: readonly Role[] = ['Admin', 'Manager', 'User'];
const ORGANIZATIONS = [toId<OrganizationId>(1), toId<OrganizationId>(2)];

const chance = (random: SeededRandom, of: number) => random.fraction() < of;

function someAssignment(random: SeededRandom, now: number): Assignment {
  const words = VESSEL_WORDS.filter((word) => chance(random, word === 'view' ? 0.8 : 0.4));
  return { words, until: chance(random, 0.5) ? null : now + Math.floor((random.fraction() - 0.3) * 100) };
}

describe('the explanation of a right', () => {
  it('says of every word what the decision says, after each of 10,000 assignments, moves and ends', () => {
    const random = createSeededRandom(17);
    let now = 1_000;
    let person: PersonFacts = {
      ...{ id: toId<UserId>(1), userName: 'p', fullName: '', role: 'User', organizationId: 1 as OrganizationId },
      ...{ reach: 'organization', disabledMs: null, twoFactorEnabled: true, twoFactorRequired: null },
    };
    let vessel: VesselFacts = {
      id: toId<VesselId>(1),
      name: 'v',
      organizationId: 1 as OrganizationId,
      removedMs: null,
    };
    let assignment: Assignment | null = null;
    const steps: (() => void)[] = [
      () => (assignment = someAssignment(random, now)),
      () => (assignment = null),
      () => (person = { ...person, organizationId: random.pick([...ORGANIZATIONS, null]) }),
      () => (vessel = { ...vessel, organizationId: random.pick(ORGANIZATIONS) }),
      () => (person = { ...person, role: random.pick(ROLES) }),
      () => (person = { ...person, reach: random.pick(REACHES) as Reach }),
      () => (person = { ...person, disabledMs: chance(random, 0.2) ? now : null }),
      () => (vessel = { ...vessel, removedMs: chance(random, 0.2) ? now : null }),
      () => (person = { ...person, twoFactorEnabled: chance(random, 0.7) }),
      () => (now += Math.floor(random.fraction() * 60)),
    ];
    for (let n = 0; n < 10_000; n++) {
      random.pick(steps)();
      const grant = grantOfPerson(person, vessel, assignment, { now, twoFactorByDefault: true });
      const held = assignment as Assignment | null;
      const { words } = explainFacts({
        ...{ userName: 'p', role: person.role, vesselName: 'v', organizationName: null, vesselOrganizationName: 'o' },
        ...{ isDeactivated: person.disabledMs !== null, isRemoved: vessel.removedMs !== null },
        isWithheld: person.role !== 'User' && !person.twoFactorEnabled,
        isOfOrganization: person.organizationId === vessel.organizationId,
        reachesOrganization: person.reach === 'organization',
        ...{ assignedWords: held && [...held.words], assignedUntilMs: held?.until ?? null, assignedBy: null },
        hasAssignmentEnded: held !== null && held.until !== null && held.until <= now,
      });
      expect([n, words.filter(({ given }) => given).map(({ word }) => word)]).toEqual([n, grant.words]);
      expect([n, words.filter(({ usable }) => usable).map(({ word }) => word)]).toEqual([n, grant.usable]);
      expect(words.every(({ steps: why }) => why.length > 0)).toBe(true);
    }
  });
});

describe('the explanation from the store', () => {
  const clock = createFakeClock(1_000_000);
  const store = setUp(() => openTestDatabase(clock));

  it('says what the decision says, after each of 200 changes', async () => {
    const { db } = store;
    const random = createSeededRandom(18);
    for (const id of ORGANIZATIONS) {
      const name = `Organisation ${id}`;
      await db
        .insertInto('organization')
        .values({ id, name })
        .onConflict((at) => at.doNothing())
        .execute();
    }
    const vesselId = await insertVessel(db, { name: 'Store' });
    const account = {
      userName: 'stored',
      email: 's@x.example',
      role: 'User',
      organizationId: ORGANIZATIONS[0],
    } as const;
    const userId = await insertAccount(db, {
      ...account,
      organizationId: 1 as OrganizationId,
      passwordHash: '',
      now: 0,
    });
    const own = db.updateTable('account').where('id', '=', userId);
    const hull = db.updateTable('vessel').where('id', '=', vesselId);
    const steps: (() => Promise<unknown>)[] = [
      () => {
        const given = { grantedBy: null, grantedMs: null };
        return putAssignment(db, { userId, vesselId, ...someAssignment(random, clock.now()), ...given });
      },
      () => deleteAssignment(db, userId, vesselId),
      () => own.set({ organizationId: random.pick([...ORGANIZATIONS, null]) }).execute(),
      () => own.set({ role: random.pick(ROLES), reach: random.pick(REACHES) }).execute(),
      () => own.set({ disabledMs: chance(random, 0.2) ? 1 : null, twoFactorEnabled: chance(random, 0.7) }).execute(),
      () => hull.set({ organizationId: random.pick(ORGANIZATIONS) }).execute(),
      () => hull.set({ removedMs: chance(random, 0.2) ? 1 : null }).execute(),
      async () => clock.advance(Math.floor(random.fraction() * 60)),
    ];
    for (let n = 0; n < 200; n++) {
      await random.pick(steps)();
      const moment = { now: clock.now(), twoFactorByDefault: true };
      const [[person], [vessel], [assignment]] = [
        await findPeople(db, [userId]),
        await findVesselFacts(db, [vesselId]),
        await findAssignments(db, { userIds: [userId], vesselIds: [vesselId] }),
      ];
      const facts = await findRightFacts(db, { userId, vesselId }, moment);
      if (!person || !vessel || !facts) throw new Error('The rows are gone.');
      const grant = grantOfPerson(person, vessel, assignment ?? null, moment);
      const { words } = explainFacts(facts);
      expect([n, words.filter(({ usable }) => usable).map(({ word }) => word)]).toEqual([n, grant.usable]);
      expect([n, words.filter(({ given }) => given).map(({ word }) => word)]).toEqual([n, grant.words]);
    }
  });
});
