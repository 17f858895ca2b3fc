import type { UserData } from '@fms/contract/account';
import { describe, expect, it } from 'vitest';
import { buildAlarm, buildZoneEvent, NOON } from '../../testing/builders.ts';
import { getLastVisit, listAlarmsSince, listNewsSince } from './last-visit.ts';

const HOUR = 3_600_000;
const at = (hoursAgo: number) => new Date(NOON - hoursAgo * HOUR).toISOString();
const entry = (hoursAgo: number, outcome = 'accepted') => ({ at: at(hoursAgo), from: '', outcome, agent: '' });

describe('getLastVisit', () => {
  it.each<[string, UserData, number]>([
    ['the time until which the user confirmed', { seenUntil: at(2), loginLog: [entry(0), entry(9)] }, 2],
    ['the sign-in before this one', { loginLog: [entry(0), entry(9), entry(30)] }, 9],
    ['whichever way the log is sorted', { loginLog: [entry(30), entry(9), entry(0)] }, 9],
    ['a refused sign-in was no visit', { loginLog: [entry(0), entry(1, 'refused'), entry(9)] }, 9],
    ['a day ago for who is new', { loginLog: [entry(0)] }, 24],
    ['a day ago when nothing is known', {}, 24],
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
