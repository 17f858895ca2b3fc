import type { UserData } from '@fms/contract/account';
import { describe, expect, it } from 'vitest';
import { buildAlarm, buildZoneEvent, NOON } from '../../testing/builders.ts';
import { getLastVisit, listAlarmsSince, listNewsSince } from './last-visit.ts';

const HOUR = 3_600_000;
const at = (hoursAgo: number) => new Date(NOON - hoursAgo * HOUR).toISOString();
const entry = (hoursAgo: number) => ({ at: at(hoursAgo), from: '', outcome: 'accepted', agent: '' });

describe('getLastVisit', () => {
  it.each<[string, UserData, number]>([
    ['the time until which the user marked all as seen', { seenUntil: at(2) }, 2],
    ['not the sign-in before this one', { seenUntil: at(30), loginLog: [entry(0), entry(9)] }, 30],
    ['12 hours ago for who marked nothing, however often signed in', { loginLog: [entry(0), entry(1)] }, 12],
  ])('is %s', (_, data, hoursAgo) => {
    expect(getLastVisit(data, NOON)).toBe(NOON - hoursAgo * HOUR);
  });
});

describe('listAlarmsSince', () => {
  it('puts the newest first, leaves out what is older, and believes the hub over the list', () => {
    const old = buildAlarm(1, { time: at(5) });
    const listed = buildAlarm(2, { time: at(2) });
    const told = buildAlarm(2, { time: at(2), acknowledged: { by: 'olav', at: at(1), comment: '' } });
    const newest = buildAlarm(3, { time: at(1) });
    expect(listAlarmsSince([old, listed], [newest, told], NOON - 3 * HOUR)).toEqual([newest, told]);
  });
});

describe('listNewsSince', () => {
  const crossing = (id: number, hoursAgo: number) => buildZoneEvent(id, { time: at(hoursAgo) });

  it('lists alarms and zones together, newest first, and leaves out older crossings', () => {
    const news = listNewsSince(
      [buildAlarm(1, { time: at(2) })],
      [crossing(9, 1), crossing(8, 2.5), crossing(7, 4)],
      NOON - 3 * HOUR,
    );
    expect(news.map((item) => (item.kind === 'alarm' ? `alarm ${item.alarm.id}` : `zone ${item.event.id}`))).toEqual([
      'zone 9',
      'alarm 1',
      'zone 8',
    ]);
  });
});
