import type { Alarm } from '@fms/contract/alarm';
import type { PushMessage } from '@fms/contract/push';
import { type AlarmId, type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_RULES, type NotificationRule, WEEK_DAYS } from '@fms/domain/notification';
import { MINUTE_MS } from '@fms/domain/time';
import { buildAlarm, createFakeClock } from '@fms/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/index.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { createAlarmNews, NEWS_MS } from './news.service.ts';
import { createNoticeService, PAUSE_MS } from './notice.service.ts';
import { toZoneNotice } from './notice.ts';
import { MAIL_PAUSE_MS } from './notice-line.ts';
import { savePreference } from './notification.repository.ts';

const ours = toId<VesselId>(1);
const theirs = toId<VesselId>(2);
const [ADMIN, MANAGER, OPERATOR] = [1, 2, 3].map((id) => toId<UserId>(id)) as [UserId, UserId, UserId];
const OWN_ORGANIZATION = toId<OrganizationId>(1);
/** A Saturday, 08:00 UTC. */
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));

const store = setUp(() => openTestDatabase(clock));
beforeEach(async () => {
  clock.advance(PAUSE_MS);
  await store.db.deleteFrom('notificationPreference').execute();
  await store.db.deleteFrom('noticeWaiting').execute();
});

const rule = (given: Partial<NotificationRule> = {}): NotificationRule => ({
  ...{ source: 'alarm', severity: null, channel: 'push', vesselIds: null, hours: [] },
  ...given,
});
const choose = (userId: UserId, ...rules: NotificationRule[]) => savePreference(store.db, userId, { rules });

/** The admin sees both vessels and the zones of all; other users ours. */
function open(broken?: UserId) {
  const sent: { to: UserId; message: PushMessage }[] = [];
  const mails: Mail[] = [];
  const notices = createNoticeService({
    ...{ db: store.db, clock, twoFactorByDefault: false, product: 'FMS', publicUrl: new URL('https://fleet.example') },
    rights: { visible: async ({ level }) => new Set(level === 2 ? [ours, theirs] : [ours]) },
    zonesOf: async ({ level }) => (level === 2 ? 'all' : [OWN_ORGANIZATION]),
    push: {
      sendTo: async (to, message) => {
        if (to === broken) throw new Error('the store is away');
        sent.push({ to, message });
        return { sent: 1, failed: 0 };
      },
    },
    mailer: { post: async (_db, mail) => void mails.push(mail), hurry: () => {} },
  });
  const news = createAlarmNews(clock);
  return {
    sent,
    mails,
    notices,
    round: () => notices.round(),
    /** Tells alarms and sends what is due then. */
    async tell(...alarms: Alarm[]): Promise<void> {
      notices.note(news(alarms));
      await notices.round();
    },
    async after(ms: number): Promise<void> {
      clock.advance(ms);
      await notices.round();
    },
    titles: () => sent.map(({ message }) => message.title),
  };
}

const now = () => new Date(clock.now()).toISOString();
const raised = (id: number, parts: Partial<Alarm> = {}) =>
  buildAlarm({
    ...{ id: toId<AlarmId>(id), vesselId: ours, vesselName: 'Havbris' },
    ...{ channel: 'LO pressure', description: 'low', status: 'Alarm', priority: 'alarm', time: now() },
    ...parts,
  });

describe('what waits', () => {
  const stored = async () => (await store.db.selectFrom('noticeWaiting').selectAll().execute()).length;

  it('outlives a restart, and is told once', async () => {
    await choose(ADMIN, rule({ channel: 'mail' }));
    const before = open();
    await before.tell(raised(90), raised(91));
    expect([before.mails.length, await stored()]).toEqual([0, 2]);
    const after = open();
    await after.notices.restore();
    await after.after(MAIL_PAUSE_MS);
    expect(after.mails.map(({ subject }) => subject)).toEqual(['2 new alarms']);
    expect(await stored()).toBe(0);
    const again = open();
    await again.notices.restore();
    await again.after(MAIL_PAUSE_MS);
    expect(again.mails).toEqual([]);
  });

  it('is stored at the end of the server, also what came since the last round', async () => {
    await choose(ADMIN, rule({ channel: 'mail' }));
    const { notices } = open();
    notices.note(createAlarmNews(clock)([raised(92)]));
    await notices.round({ isLast: true });
    expect(await stored()).toBe(1);
  });

  it('ends with the choice to be told', async () => {
    await choose(ADMIN, rule({ channel: 'mail' }));
    const { tell, after } = open();
    await tell(raised(93));
    await store.db.deleteFrom('notificationPreference').execute();
    await after(MAIL_PAUSE_MS);
    expect(await stored()).toBe(0);
  });
});

describe('alarms by push', () => {
  it('reach who chose them and may see the vessel, each once', async () => {
    await choose(ADMIN, rule());
    await choose(MANAGER, rule({ severity: 'alarm' }));
    await choose(OPERATOR, ...DEFAULT_RULES);
    const { tell, sent } = open();
    await tell(raised(1), raised(1));
    expect(sent.map(({ to }) => to)).toEqual([ADMIN, MANAGER]);
    expect(sent[0]?.message).toEqual({
      title: 'NEW ALARM FROM Havbris',
      body: 'LO pressure low Alarm',
      path: '/vessel/vessel/1',
      tag: 'alarm-1',
    });
    clock.advance(PAUSE_MS);
    await tell(raised(1, { acknowledged: { by: 'a', at: now(), comment: '' } }));
    expect(sent).toHaveLength(2);
  });

  it.each<[expected: string, given: Partial<Alarm>]>([
    ['Exhaust temperature high Alarm', { channel: 'Exhaust temperature', description: 'Exhaust temperature high' }],
    ['Exhaust temperature Alarm', { channel: 'Exhaust temperature', description: 'Exhaust temperature' }],
    ['LO pressure Warning', { description: '', priority: 'warning', status: 'Alarm' }],
    ['LO pressure low Alarm', { status: 'Emergency' }],
  ])('read “%s”: the name once, and the level as on every screen', async (expected, given) => {
    await choose(ADMIN, rule());
    const { tell, sent } = open();
    await tell(raised(20, given));
    expect(sent[0]?.message.body).toBe(expected);
  });

  it('reach the others where those of one user fail', async () => {
    await choose(ADMIN, rule());
    await choose(MANAGER, rule());
    const { tell, sent } = open(ADMIN);
    await expect(tell(raised(11))).rejects.toThrow('the store is away');
    expect(sent.map(({ to }) => to)).toEqual([MANAGER]);
  });

  it('of vessels the person may not see, and of other severities, do not', async () => {
    await choose(ADMIN, rule());
    await choose(MANAGER, rule({ severity: 'alarm' }), rule({ severity: 'emergency' }));
    const { tell, sent } = open();
    await tell(raised(2, { vesselId: theirs }), raised(3, { priority: 'caution' }));
    expect(sent.map(({ to }) => to)).toEqual([ADMIN]);
    expect(sent[0]?.message).toMatchObject({ title: '2 NEW ALARMS', path: '/vessel/alarm' });
  });

  it('are no news when they are old, over, kept out of the way, or better than before', async () => {
    await choose(ADMIN, rule());
    const { tell, sent } = open();
    await tell(raised(6, { priority: 'alarm' }));
    clock.advance(PAUSE_MS);
    await tell(
      raised(4, { cleared: { at: now() } }),
      raised(5, { time: new Date(clock.now() - NEWS_MS - 1).toISOString() }),
      raised(6, { priority: 'warning' }),
      raised(7, { shelved: { by: 'a', until: now(), reason: '' } }),
    );
    expect(sent).toHaveLength(1);
  });

  it('are news again when they get worse', async () => {
    await choose(ADMIN, rule({ severity: 'emergency' }));
    const { tell, sent } = open();
    await tell(raised(8, { priority: 'warning' }));
    expect(sent).toEqual([]);
    clock.advance(PAUSE_MS);
    await tell(raised(8, { priority: 'emergency' }));
    expect(sent[0]?.message.body).toBe('LO pressure low Emergency');
  });

  it('become one message when many come at once', async () => {
    await choose(ADMIN, rule());
    const { tell, after, titles } = open();
    await tell(raised(6));
    await tell(raised(7));
    await tell(raised(8));
    expect(titles()).toEqual(['NEW ALARM FROM Havbris']);
    await after(PAUSE_MS);
    expect(titles()).toEqual(['NEW ALARM FROM Havbris', '2 NEW ALARMS']);
  });
});

describe('quiet hours', () => {
  it('hold back all but emergency alarms, and forget what they held', async () => {
    const hours = [{ days: WEEK_DAYS, from: '12:00', to: '20:00', zone: '+00:00' }];
    await choose(ADMIN, rule({ hours }));
    const { tell, after, sent } = open();
    await tell(raised(1, { priority: 'alarm' }));
    expect(sent).toEqual([]);
    clock.advance(PAUSE_MS);
    await tell(raised(2, { priority: 'emergency' }));
    expect(sent.map(({ message }) => message.tag)).toEqual(['alarm-2']);
    await after(8 * 60 * MINUTE_MS);
    expect(sent).toHaveLength(1);
  });
});

describe('a flood', () => {
  it('is told by ten messages and one summary, and an emergency alarm at once', async () => {
    await choose(ADMIN, rule());
    const { tell, after, titles } = open();
    for (let id = 1; id <= 15; id += 1) {
      await tell(raised(id));
      clock.advance(PAUSE_MS);
    }
    expect(titles()).toHaveLength(10);
    await after(9 * MINUTE_MS);
    expect(titles()).toHaveLength(10);
    await after(MINUTE_MS);
    expect(titles().slice(10)).toEqual(['5 NEW ALARMS IN TEN MINUTES']);
    for (let id = 21; id <= 33; id += 1) {
      clock.advance(PAUSE_MS);
      await tell(raised(id, { priority: id === 33 ? 'emergency' : 'alarm' }));
    }
    expect(titles().at(-1)).toBe('4 NEW ALARMS IN TEN MINUTES');
  });

  it('leaves out vessels the person may no longer see when it is told', async () => {
    await choose(ADMIN, rule());
    const { tell, after, titles } = open();
    for (let id = 1; id <= 12; id += 1) {
      await tell(raised(id, { vesselId: id > 10 ? theirs : ours }));
      clock.advance(PAUSE_MS);
    }
    await store.db.updateTable('account').set({ role: 'User' }).where('id', '=', ADMIN).execute();
    await after(11 * MINUTE_MS);
    await store.db.updateTable('account').set({ role: 'Admin' }).where('id', '=', ADMIN).execute();
    expect(titles()).toHaveLength(10);
  });
});

describe('mail', () => {
  it('collects what happens in a minute into one, with what it is about and the way there', async () => {
    await choose(MANAGER, rule({ channel: 'mail' }));
    const { tell, after, mails, sent } = open();
    await tell(raised(1));
    clock.advance(PAUSE_MS);
    await tell(raised(2, { channel: 'Bilge', description: 'high', priority: 'warning' }));
    expect(mails).toEqual([]);
    await after(MAIL_PAUSE_MS);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 new alarms']);
    expect(mails[0]?.text).toContain('Havbris: LO pressure low Alarm\nHavbris: Bilge high Warning');
    expect(mails[0]?.text).toContain('https://fleet.example/vessel/alarm');
    expect(sent).toEqual([]);
  });

  it('of an emergency alarm goes at once', async () => {
    await choose(MANAGER, rule({ channel: 'mail' }));
    const { tell, mails } = open();
    await tell(raised(1, { priority: 'emergency' }));
    expect(mails.map(({ subject }) => subject)).toEqual(['Havbris: LO pressure low Emergency']);
  });
});

describe('events at zones', () => {
  const event = (kind: 'entered' | 'left' | 'speeding', zoneId = 7, organizationId = OWN_ORGANIZATION) =>
    toZoneNotice({
      ...{ id: zoneId * 10 + kind.length, zoneId, zoneName: 'Harbour', organizationId, kind, atMs: clock.now() },
      ...{ vesselId: ours, vesselName: 'Havbris', speedKnots: kind === 'speeding' ? 14.26 : null },
    });

  it('are told by the rules of their source, in words', async () => {
    await choose(MANAGER, rule({ source: 'zone' }));
    await choose(OPERATOR, rule());
    const { notices, round, sent } = open();
    for (const kind of ['entered', 'left', 'speeding'] as const) {
      notices.note([event(kind)]);
      clock.advance(PAUSE_MS);
      await round();
    }
    expect(sent.map(({ to, message }) => [to, message.title, message.body])).toEqual([
      [MANAGER, 'Havbris', 'Entered Harbour'],
      [MANAGER, 'Havbris', 'Left Harbour'],
      [MANAGER, 'Havbris', 'Made 14.3 kn in Harbour'],
    ]);
    expect(sent[0]?.message.path).toBe('/vessel/location?vessel=1&panel=zones');
  });

  it('are those a person chose of a zone; of zones without a choice all', async () => {
    await choose(MANAGER, rule({ source: 'zone' }));
    await savePreference(store.db, MANAGER, { zones: [{ zoneId: 7, kinds: ['left'] }] });
    const { notices, round, sent } = open();
    notices.note([event('entered'), event('left'), event('entered', 8)]);
    await round();
    expect(sent.map(({ message }) => message)).toMatchObject([{ title: '2 ZONE EVENTS', body: 'Havbris' }]);
  });

  it('of zones of another organisation are told to admins alone', async () => {
    await choose(ADMIN, rule({ source: 'zone' }));
    await choose(MANAGER, rule({ source: 'zone' }));
    const { notices, round, sent } = open();
    notices.note([event('entered', 9, toId<OrganizationId>(2))]);
    await round();
    expect(sent.map(({ to }) => to)).toEqual([ADMIN]);
  });
});
