import {
  getNotificationRules,
  getZoneNotices,
  type NotificationRuleInput,
  setNotificationRules,
  setZoneNotices,
  testNotification,
} from '@fms/contract/notification';
import { listOutbox } from '@fms/contract/outbox';
import { addZone, deleteZone } from '@fms/contract/zone';
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_RULES } from '@fms/domain/notification';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRefusal, startTestServer, type TestServer, type TypedClient } from '../../testing/index.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
let server: TestServer;
let manager: TypedClient;
beforeAll(async () => {
  server = await startTestServer({ clock });
  manager = await server.signIn('manager');
});
afterAll(() => server.close());

const rule: NotificationRuleInput = {
  ...{ source: 'alarm', severity: 'alarm', channel: 'mail', vesselIds: null },
  hours: [{ days: ['mon', 'fri'], from: '22:00', to: '06:00', zone: 'Europe/Oslo' }],
};

describe('the rules of a person', () => {
  it('are the default until others are saved, which replace all of them', async () => {
    const operator = await server.signIn('operator');
    expect(await operator.call(getNotificationRules)).toEqual(DEFAULT_RULES);
    expect(await manager.call(setNotificationRules, { body: [rule] })).toEqual([rule]);
    expect(await manager.call(getNotificationRules)).toEqual([rule]);
    expect(await manager.call(setNotificationRules, { body: [] })).toEqual([]);
    expect(await operator.call(getNotificationRules)).toEqual(DEFAULT_RULES);
  });

  it.each<[words: string, given: object]>([
    ['a time that is none', { hours: [{ ...rule.hours[0], from: '24:00' }] }],
    ['a zone that is none', { hours: [{ ...rule.hours[0], zone: 'Europe/Atlantis' }] }],
    ['no day', { hours: [{ ...rule.hours[0], days: [] }] }],
    ['an unknown channel', { channel: 'pigeon' }],
  ])('are refused with %s', async (_words, given) => {
    const body = [{ ...rule, ...given }] as NotificationRuleInput[];
    expect(await readRefusal(manager.call(setNotificationRules, { body }))).toMatchObject({ code: 'invalid-input' });
  });

  it('name only vessels the person may see', async () => {
    const body = [{ ...rule, vesselIds: [toId<VesselId>(999_999)] }];
    expect(await readRefusal(manager.call(setNotificationRules, { body }))).toMatchObject({ code: 'forbidden' });
  });
});

describe('the zones of a person', () => {
  it('are kept for those that are there', async () => {
    const outlines: [number, number][][] = [
      [
        [3, 60],
        [4, 60],
        [4, 61],
      ],
    ];
    const body = { name: 'Harbour', kind: 'port' as const, organizationId: toId<OrganizationId>(1), outlines };
    const { id: zoneId } = await manager.call(addZone, { body });
    const chosen = { zoneId, kinds: ['left' as const] };
    const unknown = { zoneId: 999_999, kinds: [] };
    expect(await manager.call(setZoneNotices, { body: [chosen, unknown] })).toEqual([chosen]);
    expect(await manager.call(getNotificationRules)).toEqual([]);
    await manager.call(deleteZone, { query: { id: String(zoneId) } });
    expect(await manager.call(getZoneNotices)).toEqual([]);
  });
});

describe('a test message', () => {
  it('goes to the mailbox, or to no browser where none is registered', async () => {
    expect(await manager.call(testNotification, { body: { channel: 'mail' } })).toEqual({ sent: 1, failed: 0 });
    expect(await manager.call(testNotification, { body: { channel: 'push' } })).toEqual({ sent: 0, failed: 0 });
    const mails = await (await server.signIn('admin')).call(listOutbox, { query: {} });
    expect(mails.map(({ subject }) => subject)).toContain('Test message');
  });

  it('is sent ten times a minute at most', async () => {
    clock.advance(3_600_000);
    manager = await server.signIn('manager');
    const test = () => manager.call(testNotification, { body: { channel: 'push' } });
    for (let count = 0; count < 10; count += 1) await test();
    expect(await readRefusal(test())).toMatchObject({ code: 'too-many-requests' });
  });
});
