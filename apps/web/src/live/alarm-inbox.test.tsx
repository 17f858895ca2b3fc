import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildAlarm, NOON } from '../testing/builders.ts';
import { AlarmInbox, countAlarmsByPriority, findWorstAlarm } from './alarm-inbox.ts';

const at = (ms: number) => new Date(NOON + ms).toISOString();
const acknowledged = { by: 'olav', at: at(0), comment: '' };

describe('AlarmInbox', () => {
  it('does not take an empty list for the knowledge that there are none', () => {
    expect(new AlarmInbox().snapshot.isKnown).toBe(false);
  });

  it('shows the alarms of the last visit until the hub has spoken, and then no more', () => {
    const inbox = new AlarmInbox();
    inbox.recall([buildAlarm(1)]);
    expect(inbox.snapshot).toMatchObject({ active: [{ id: 1 }], isKnown: false });
    inbox.replace([buildAlarm(2)]);
    inbox.recall([buildAlarm(1)]);
    expect(inbox.snapshot).toMatchObject({ active: [{ id: 2 }], isKnown: true });
  });

  it('orders by priority, unacknowledged first, newest first', () => {
    const inbox = new AlarmInbox();
    inbox.replace([
      buildAlarm(1, { priority: 'caution' }),
      buildAlarm(2, { priority: 'warning', time: at(1) }),
      buildAlarm(3, { priority: 'warning', time: at(2), acknowledged }),
      buildAlarm(4, { priority: 'alarm' }),
      buildAlarm(5, { priority: 'warning', time: at(3) }),
    ]);
    expect(inbox.snapshot.active.map(({ id }) => id)).toEqual([4, 5, 2, 3, 1]);
  });

  it('keeps a cleared alarm until it is acknowledged, and an acknowledged one until it is cleared', () => {
    const inbox = new AlarmInbox();
    inbox.replace([buildAlarm(1), buildAlarm(2)]);
    inbox.change([buildAlarm(1, { status: 'Normal', cleared: { at: at(1) } }), buildAlarm(2, { acknowledged })]);
    expect(inbox.snapshot.active).toHaveLength(2);
    inbox.change([buildAlarm(1, { status: 'Normal', cleared: { at: at(1) }, acknowledged })]);
    expect(inbox.snapshot.active.map(({ id }) => id)).toEqual([2]);
  });

  it('takes new alarms and changes of level for news, and neither the first list nor an acknowledgement', () => {
    const news: string[] = [];
    const inbox = new AlarmInbox((alarms) => news.push(...alarms.map(({ id, status }) => `${id} ${status}`)));
    inbox.replace([buildAlarm(1)]);
    inbox.change([buildAlarm(1, { acknowledged })]);
    expect(news).toEqual([]);
    inbox.change([buildAlarm(1, { status: 'High High' }), buildAlarm(2)]);
    inbox.change([buildAlarm(2, { status: 'Normal', cleared: { at: at(1) } })]);
    expect(news).toEqual(['1 High High', '2 High', '2 Normal']);
  });

  it('counts emergency alarms with the alarms and leaves shelved ones out', () => {
    const inbox = new AlarmInbox();
    inbox.replace([
      buildAlarm(1, { priority: 'emergency' }),
      buildAlarm(2, { priority: 'alarm', acknowledged }),
      buildAlarm(3, { priority: 'warning', shelved: { by: 'olav', until: at(1), reason: '' } }),
    ]);
    expect(countAlarmsByPriority(inbox.snapshot.active)).toEqual([
      { priority: 'alarm', count: 2, open: 1 },
      { priority: 'warning', count: 0, open: 0 },
      { priority: 'caution', count: 0, open: 0 },
    ]);
    expect(findWorstAlarm(inbox.snapshot.active, toId<VesselId>(1))?.id).toBe(1);
  });
});
