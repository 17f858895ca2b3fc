import { type Role, userData } from '@fms/contract/account';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_RULES, type NotificationRule } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../platform/mail/index.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { insertVessel } from '../../../testing/rows.ts';
import { insertAssignments } from '../right/assignment.repository.ts';
import { createSilenceWatch } from './vessel-silence.service.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 4, 14, 12);
const OWN = toId<OrganizationId>(1);
const FOREIGN = toId<OrganizationId>(2);
const clock = { time: NOON, now: () => clock.time };

let store: TestDatabase;
const pings = new Map<VesselId, Instant>();
const mails: Mail[] = [];
/** The vessel whose mails the outbox has no room for. */
let full: string | undefined;
const mailer = {
  async post(_db: unknown, mail: Mail) {
    if (full !== undefined && mail.subject.includes(full)) throw new Error('no room');
    mails.push(mail);
  },
  hurry: () => {},
};

async function addAccount(userName: string, organizationId: OrganizationId | null, disabledMs: Instant | null = null) {
  const role: Role = 'User';
  const { id } = await store.db
    .insertInto('account')
    .values({
      ...{ userName, email: `${userName}@ship.example`, role, organizationId, disabledMs },
      ...{ passwordHash: '', passwordChangedMs: null, data: JSON.stringify(userData.parse({})), createdMs: NOON },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A vessel of the first organisation, last heard so many hours before noon. */
async function addVessel(name: string, setting: object, hoursAgo: number | null, expiredMs: Instant | null = null) {
  const options = JSON.stringify({ setting });
  const id = await insertVessel(store.db, { name, options, expiredMs, createdMs: NOON });
  if (hoursAgo !== null) pings.set(id, NOON - hoursAgo * HOUR);
  return id;
}

const pushed: string[] = [];
const chosen = new Map<UserId, NotificationRule[]>();

const look = (publicUrl: URL | null = null) =>
  createSilenceWatch({
    ...{ db: store.db, clock, mailer, publicUrl, product: 'Fleet Management System' },
    push: { sendTo: async (to, { title, body }) => void pushed.push(`${to}: ${title}: ${body}`) },
    rulesOf: async () => (id) => chosen.get(id) ?? DEFAULT_RULES,
    latest: { lastPings: async (ids) => new Map([...pings].filter(([id]) => ids.has(id))) },
  }).round();

const told = () => mails.map(({ to, subject }) => `${to}: ${subject}`);

let assigned: UserId;
let own: UserId;
beforeAll(async () => {
  store = await openTestDatabase(clock);
  // The demonstration's people follow nothing here.
  await store.db.updateTable('account').set({ organizationId: null }).execute();
  own = await addAccount('own', OWN);
  await addAccount('left', OWN, NOON);
  await addAccount('other', FOREIGN);
  assigned = await addAccount('assigned', FOREIGN);
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.deleteFrom('vessel').execute();
  pings.clear();
  mails.length = 0;
  pushed.length = 0;
  chosen.clear();
  clock.time = NOON;
});

describe('§9.6, mail when a vessel is inactive for 48 h', () => {
  it.each<[string, object, number | null, number]>([
    ['after 48 h', { EmailNoActivity: true }, 48.1, 1],
    ['not before', { EmailNoActivity: true }, 48, 0],
    ['not by default', {}, 100, 0],
    ['nor where it is off', { EmailNoActivity: false }, 100, 0],
    ['nor for a setting that makes no sense', { EmailNoActivity: 'yes' }, 100, 0],
    ['nor for a vessel that was never heard', { EmailNoActivity: true }, null, 0],
  ])('%s', async (_sentence, setting, hoursAgo, count) => {
    await addVessel('Havbris', setting, hoursAgo);
    await look();
    expect(mails).toHaveLength(count);
  });

  it('goes to its organisation and to users it is assigned to, not to others nor to those who left', async () => {
    const id = await addVessel('Havbris', { EmailNoActivity: true }, 50);
    const words = ['view'] as const;
    await insertAssignments(store.db, {
      accountId: assigned,
      vesselIds: [id],
      words,
      until: null,
      grantedBy: null,
      now: 0,
    });
    await look(new URL('https://fleet.example'));
    const subject = 'Nothing was heard of Havbris for 48 h';
    expect(told()).toEqual([`assigned@ship.example: ${subject}`, `own@ship.example: ${subject}`]);
    expect(mails[0]?.text).toContain('reached the shore on 2026-05-12 10:00 UTC');
    expect(mails[0]?.text).toContain(`https://fleet.example/vessel/vessel/${id}`);
  });

  it('goes by the channels that each follower chose', async () => {
    const rule = { source: 'silence', severity: null, channel: 'push', vesselIds: null, hours: [] } as const;
    await addVessel('Havbris', { EmailNoActivity: true }, 50);
    chosen.set(own, [rule]);
    await look();
    expect(mails).toEqual([]);
    expect(pushed).toEqual([`${own}: Havbris: Nothing was heard for 48 h, since 2026-05-12 10:00 UTC`]);
    // The silence is told: a choice made later tells nothing of it.
    chosen.clear();
    await look();
    expect(mails).toEqual([]);
  });

  it('comes once for each silence', async () => {
    const id = await addVessel('Havbris', { EmailNoActivity: true }, 50);
    await look();
    clock.time = NOON + 24 * HOUR;
    await look();
    expect(mails).toHaveLength(1);
    pings.set(id, clock.time);
    clock.time += 49 * HOUR;
    await look();
    expect(mails).toHaveLength(2);
  });

  it('is told of other vessels where that of one fails, which is told with the next look', async () => {
    await addVessel('Havbris', { EmailNoActivity: true }, 50);
    await addVessel('Tindra', { EmailNoActivity: true }, 50);
    full = 'Havbris';
    await expect(look()).rejects.toThrow('no room');
    expect(told()).toEqual(['own@ship.example: Nothing was heard of Tindra for 48 h']);
    full = undefined;
    await look();
    expect(told().at(-1)).toBe('own@ship.example: Nothing was heard of Havbris for 48 h');
  });

  it('ends with the contract', async () => {
    await addVessel('Havbris', { EmailNoActivity: true }, 50, NOON - 1);
    await look();
    expect(mails).toEqual([]);
  });
});
