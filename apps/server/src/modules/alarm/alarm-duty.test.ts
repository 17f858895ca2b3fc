/** Assignment and escalation, on a real store with the demonstration's accounts. */
import type { Alarm, AlarmStepKind } from '@fms/contract/alarm';
import type { PushMessage } from '@fms/contract/push';
import type { AlarmPriority } from '@fms/domain/alarm';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/index.ts';
import { allowVessel, CALLERS } from '../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { createAcknowledgementService } from './acknowledgement/acknowledgement.service.ts';
import { createAlarmService } from './alarm.service.ts';
import { createAlarmDutyService } from './alarm-duty.service.ts';
import { createAlarmEscalation } from './alarm-escalation.service.ts';
import { createAlarmSuppressionService } from './alarm-suppression.service.ts';
import { createShipAlarms } from './index.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const MINUTE = 60_000;
const [MANAGER, OPERATOR] = [CALLERS.manager.userId, CALLERS.operator.userId];
const OWN = toId<OrganizationId>(1);
const clock = { time: NOON, now: () => clock.time };
const caller = CALLERS.manager;

let store: TestDatabase;
let vesselId: VesselId;
let told: Alarm[];
let mails: Mail[];
let pushed: [UserId, PushMessage][];
const bus = { publish: (_name: string, alarms: unknown) => void told.push(...(alarms as Alarm[])) };
const { rights, asked } = allowVessel(() => vesselId);
const mailer = { post: async (_db: unknown, mail: Mail) => void mails.push(mail), hurry: () => {} };
const push = { sendTo: async (userId: UserId, message: PushMessage) => void pushed.push([userId, message]) };

beforeAll(async () => {
  store = await openTestDatabase(clock);
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  [told, mails, pushed, clock.time] = [[], [], [], NOON];
  await store.db.deleteFrom('vessel').execute();
  await store.db.updateTable('account').set({ organizationId: OWN }).where('id', '=', MANAGER).execute();
  vesselId = await insertVessel(store.db, { createdMs: NOON });
});

const ports = () => ({ db: store.db, bus, clock, rights });
const duty = () => createAlarmDutyService(ports());
const escalation = (publicUrl: URL | null = null, post = mailer.post) =>
  createAlarmEscalation({ ...ports(), mailer: { ...mailer, post }, push, product: 'Fleet', publicUrl });

/** What the ship's own alarm system states, so many minutes after noon, heard of then. */
async function state(minutes: number, identifier: string, priority: AlarmPriority = 'alarm', how = 'active') {
  clock.time = NOON + minutes * MINUTE;
  const [active, acknowledged] = [how !== 'over', how === 'acknowledged'];
  const statement = { vesselId, source: 'FR', identifier, time: clock.time, ordinal: 0 };
  const said = { active, acknowledged, priority, category: '', text: `Fire ${identifier}` };
  await createShipAlarms({ db: store.db, bus, clock }).take([{ ...statement, ...said }]);
}
async function roundAt(minutes: number): Promise<void> {
  clock.time = NOON + minutes * MINUTE;
  await escalation().round();
}
const alarms = async () => (await createAlarmService(ports()).list(caller, { vesselId, offset: 0, limit: 99 })).alarms;
const ids = async () => (await alarms()).map(({ id }) => id);
const steps = (kind: AlarmStepKind) =>
  store.db.selectFrom('alarmTransition').select(['who', 'note', 'atMs']).where('kind', '=', kind).execute();
const trail = (what: string) =>
  store.db.selectFrom('audit').selectAll().where('what', '=', what).orderBy('id').execute();

describe('an alarm', () => {
  it('is assigned to who follows the vessel: told, in the journal, on record, and taken back', async () => {
    await state(0, '1');
    expect(await duty().assignees(caller, vesselId)).toContainEqual({ userId: OPERATOR, userName: 'operator' });
    told = [];
    const [given] = await duty().assign(caller, '10.0.0.7', { alarmIds: await ids(), userId: OPERATOR });
    const assigned = { userId: OPERATOR, to: 'operator', by: 'manager', at: '2026-05-14T12:00:00.000Z' };
    expect(given?.assigned).toEqual(assigned);
    expect(asked.at(-1)).toEqual(['acknowledge', [vesselId]]);
    expect(told.map((alarm) => alarm.assigned)).toEqual([assigned]);
    expect(await steps('assigned')).toMatchObject([{ who: 'manager', note: 'operator' }]);
    expect((await trail('alarm.assigned')).at(-1)).toMatchObject({
      ...{ who: 'manager', fromAddress: '10.0.0.7', subject: `alarm:${given?.id}` },
      ...{ old: { assigned: null }, new: { assigned: 'operator' } },
    });

    clock.time += MINUTE;
    await duty().assign(caller, '', { alarmIds: await ids(), userId: OPERATOR });
    expect((await alarms())[0]?.assigned).toEqual(assigned);
    const [freed] = await duty().assign(caller, '', { alarmIds: await ids(), userId: null });
    expect(freed?.assigned).toBeNull();
    expect(await steps('unassigned')).toMatchObject([{ who: 'manager', note: 'operator' }]);
  });

  it('is not assigned to who may not see the vessel, nor once it is over', async () => {
    await state(0, '1');
    const away = { organizationId: toId<OrganizationId>(2) };
    await store.db.updateTable('account').set(away).where('id', '=', MANAGER).execute();
    const asking = duty().assign(caller, '', { alarmIds: await ids(), userId: MANAGER });
    await expect(asking).rejects.toMatchObject({ code: 'invalid-input' });
    await state(1, '1', 'alarm', 'over');
    await createAcknowledgementService(ports()).acknowledge(caller, '', await ids(), '');
    const late = duty().assign(caller, '', { alarmIds: await ids(), userId: OPERATOR });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('escalation', () => {
  it('tells the managers once, with mail and push, and says so on the alarm, across restarts', async () => {
    const rule = { source: 'alarm', severity: null, channel: 'push', vesselIds: null, hours: [] };
    await store.db
      .insertInto('notificationPreference')
      .values({ accountId: MANAGER, rules: JSON.stringify([rule]) })
      .execute();
    await state(0, '1');
    await roundAt(14.99);
    expect(mails).toEqual([]);
    clock.time = NOON + 15 * MINUTE;
    await escalation(new URL('https://fleet.example')).round();
    const escalated = { at: '2026-05-14T12:15:00.000Z', to: ['manager'] };
    expect((await alarms())[0]?.escalated).toEqual(escalated);
    expect(told.at(-1)?.escalated).toEqual(escalated);
    expect(mails.map(({ subject }) => subject)).toEqual(['Aurora: Fire 1 is not acknowledged']);
    expect(mails[0]?.text).toContain('2026-05-14 12:00 UTC, alarm: Fire 1');
    expect(mails[0]?.text).toContain(`https://fleet.example/vessel/vessel/${vesselId}?tab=alarm`);
    expect(pushed).toMatchObject([[MANAGER, { title: 'Aurora: Fire 1 is not acknowledged' }]]);
    expect(await steps('managers-told')).toMatchObject([{ who: null, note: 'manager', atMs: clock.time }]);
    expect((await trail('alarm.escalated')).at(-1)).toMatchObject({ new: { to: ['manager'] } });
    await roundAt(16);
    await roundAt(10_000);
    expect([mails.length, pushed.length]).toEqual([1, 1]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['acknowledged ashore', async () => createAcknowledgementService(ports()).acknowledge(caller, '', await ids(), '')],
    ['acknowledged on board', () => state(14, '1', 'alarm', 'acknowledged')],
    ['cleared', () => state(14, '1', 'alarm', 'over')],
    [
      'shelved',
      async () =>
        createAlarmSuppressionService(ports()).shelve(caller, '', { alarmIds: await ids(), minutes: 60, reason: 'x' }),
    ],
    ['of a vessel where it is off', () => duty().setEscalation(caller, '', { vesselId, minutes: 0 })],
    [
      'of a vessel whose contract has ended',
      () => store.db.updateTable('vessel').set({ expiredMs: NOON }).where('id', '=', vesselId).execute(),
    ],
  ])('is not of one that is %s in time', async (_words, settle) => {
    await state(0, '1');
    clock.time = NOON + 14 * MINUTE;
    await settle();
    await roundAt(16);
    expect(mails).toEqual([]);
    expect((await alarms())[0]?.escalated).toBeNull();
  });

  it('is of emergency alarms and alarms alone, and of several in one mail', async () => {
    await state(0, '1', 'warning');
    for (let n = 10; n < 40; n += 1) await state(0, `${n}`, n % 2 ? 'alarm' : 'emergency');
    await roundAt(15);
    expect(mails.map(({ subject }) => subject)).toEqual(['Aurora: 30 alarms are not acknowledged']);
    expect(mails[0]?.text).toContain('and 10 more');
    expect(await steps('managers-told')).toHaveLength(30);
  });

  it('waits as long as the vessel says, which needs the right to edit it and is on record', async () => {
    const set = await duty().setEscalation(caller, '', { vesselId, minutes: 5 });
    expect(set).toEqual({ minutes: 5, managers: ['manager'] });
    expect(asked.at(-1)).toEqual(['edit', [vesselId]]);
    expect((await trail('alarm.escalation-set')).at(-1)).toMatchObject({ old: { minutes: 15 }, new: { minutes: 5 } });
    await state(0, '1');
    await roundAt(5);
    expect(mails).toHaveLength(1);
  });

  it('comes anew for a worse state, counted from when it was heard of', async () => {
    await state(0, '1', 'alarm');
    await roundAt(15);
    await state(20, '1', 'emergency');
    expect((await alarms())[0]?.escalated).toBeNull();
    await roundAt(34);
    expect(mails).toHaveLength(1);
    await roundAt(35);
    expect(mails).toHaveLength(2);
  });

  it('waits for a manager where there is none', async () => {
    await store.db.updateTable('account').set({ organizationId: null }).where('id', '=', MANAGER).execute();
    await state(0, '1');
    await roundAt(20);
    expect((await alarms())[0]?.escalated).toBeNull();
    await store.db.updateTable('account').set({ organizationId: OWN }).where('id', '=', MANAGER).execute();
    await roundAt(21);
    expect(mails).toHaveLength(1);
  });

  it('is told by one of two rounds that look at once', async () => {
    await state(0, '1');
    clock.time = NOON + 15 * MINUTE;
    await Promise.all([escalation().round(), escalation().round()]);
    expect(mails).toHaveLength(1);
  });

  it('is not written where its mails could not be, and comes with the next round', async () => {
    await state(0, '1');
    clock.time = NOON + 15 * MINUTE;
    const broken = escalation(null, () => Promise.reject(new Error('no room')));
    await expect(broken.round()).rejects.toThrow('no room');
    expect((await alarms())[0]?.escalated).toBeNull();
    await roundAt(16);
    expect(mails).toHaveLength(1);
  });

  it('reaches the managers of other vessels where that of one fails, and theirs with the next round', async () => {
    await state(0, '1');
    vesselId = await insertVessel(store.db, { name: 'Boreas', createdMs: NOON });
    await state(0, '2');
    clock.time = NOON + 15 * MINUTE;
    const broken = escalation(null, (db, mail) => {
      return mail.subject.startsWith('Aurora') ? Promise.reject(new Error('no room')) : mailer.post(db, mail);
    });
    await expect(broken.round()).rejects.toThrow('no room');
    expect(mails.map(({ subject }) => subject)).toEqual(['Boreas: Fire 2 is not acknowledged']);
    await roundAt(16);
    expect(mails.map(({ subject }) => subject).at(-1)).toBe('Aurora: Fire 1 is not acknowledged');
  });

  it('knows nothing of what was history when the shore heard of it', async () => {
    clock.time = NOON + 60 * MINUTE;
    const at = { vesselId, source: 'FR', identifier: '1', ordinal: 0 };
    const said = { acknowledged: false, priority: 'alarm', category: '', text: 'Fire' } as const;
    await createShipAlarms({ db: store.db, bus, clock }).take([
      { ...at, ...said, time: NOON, active: true },
      { ...at, ...said, time: NOON + MINUTE, active: false },
    ]);
    const [row] = await store.db.selectFrom('alarm').select('heardMs').where('vesselId', '=', vesselId).execute();
    expect(row?.heardMs).toBeNull();
  });
});
