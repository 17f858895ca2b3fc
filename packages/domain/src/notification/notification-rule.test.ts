import { describe, expect, it } from 'vitest';
import { toId, type VesselId } from '../identity/ids.ts';
import {
  DEFAULT_RULES,
  findChannels,
  isWithin,
  type Notice,
  type NotificationHours,
  type NotificationRule,
  WEEK_DAYS,
} from './notification-rule.ts';

const SHIP = toId<VesselId>(1);
const OTHER = toId<VesselId>(2);
const alarm: Notice = { source: 'alarm', severity: 'alarm', vesselId: SHIP };
const at = (text: string) => Date.parse(text);
/** A Saturday. */
const NOON = at('2026-11-21T12:00:00Z');

const rule = (given: Partial<NotificationRule> = {}): NotificationRule => ({
  ...{ source: 'alarm', severity: 'alarm', channel: 'push', vesselIds: null, hours: [] },
  ...given,
});
const hours = (given: Partial<NotificationHours> = {}): NotificationHours => ({
  ...{ days: WEEK_DAYS, from: '08:00', to: '16:00', zone: '+00:00' },
  ...given,
});

describe('findChannels', () => {
  it.each<[words: string, rules: NotificationRule[], notice: Partial<Notice>, expected: string[]]>([
    ['nothing without a rule', [], {}, []],
    ['by the channel of its rule', [rule()], {}, ['push']],
    ['by each channel once', [rule(), rule(), rule({ channel: 'mail' })], {}, ['push', 'mail']],
    ['nothing of another severity', [rule()], { severity: 'warning' }, []],
    ['every severity where the rule names none', [rule({ severity: null })], { severity: 'caution' }, ['push']],
    ['nothing of another source', [rule({ severity: null })], { source: 'zone', severity: null }, []],
    ['of its vessels', [rule({ vesselIds: [SHIP] })], {}, ['push']],
    ['not of others', [rule({ vesselIds: [SHIP] })], { vesselId: OTHER }, []],
    ['of none where no vessel is left', [rule({ vesselIds: [] })], {}, []],
    ['within its hours', [rule({ hours: [hours()] })], {}, ['push']],
    ['not outside of them', [rule({ hours: [hours({ to: '11:00' })] })], {}, []],
    [
      'an emergency alarm outside of them too',
      [rule({ severity: 'emergency', hours: [hours({ to: '11:00' })] })],
      { severity: 'emergency' },
      ['push'],
    ],
    [
      'a zone of that severity not',
      [rule({ source: 'zone', severity: null, hours: [hours({ to: '11:00' })] })],
      { source: 'zone', severity: 'emergency' },
      [],
    ],
  ])('tells %s', (_words, rules, notice, expected) => {
    expect([...findChannels(rules, { ...alarm, ...notice }, NOON)]).toEqual(expected);
  });

  it('tells who never chose everything on screen, and a silent vessel by mail', () => {
    const silence: Notice = { source: 'silence', severity: null, vesselId: SHIP };
    expect([...findChannels(DEFAULT_RULES, silence, NOON)]).toEqual(['mail']);
    for (const severity of ['emergency', 'alarm', 'warning', 'caution'] as const)
      expect([...findChannels(DEFAULT_RULES, { ...alarm, severity }, NOON)]).toEqual(['toast']);
    expect([...findChannels(DEFAULT_RULES, { source: 'zone', severity: null, vesselId: SHIP }, NOON)]).toEqual([
      'toast',
    ]);
  });
});

describe('hours', () => {
  const night = { from: '22:00', to: '06:00' };
  it.each<[words: string, given: Partial<NotificationHours>, time: string, expected: boolean]>([
    ['begin with their first minute', {}, '2026-11-21T08:00:00Z', true],
    ['end before their last', {}, '2026-11-21T16:00:00Z', false],
    ['hold on their days', { days: ['sat'] }, '2026-11-21T12:00:00Z', true],
    ['not on others', { days: ['fri', 'sun'] }, '2026-11-21T12:00:00Z', false],
    ['over midnight hold in the evening', { ...night, days: ['sat'] }, '2026-11-21T23:00:00Z', true],
    ['and in the morning after', { ...night, days: ['sat'] }, '2026-11-22T05:59:59Z', true],
    ['but not in the morning before', { ...night, days: ['sat'] }, '2026-11-21T05:00:00Z', false],
    ['nor at noon', night, '2026-11-21T12:00:00Z', false],
    ['of Sunday reach into Monday', { ...night, days: ['sun'] }, '2026-11-23T01:00:00Z', true],
    [
      'from a time to itself are a whole day',
      { from: '06:00', to: '06:00', days: ['sat'] },
      '2026-11-22T05:00:00Z',
      true,
    ],
    ['are of the clock of their zone', { zone: 'Europe/Oslo' }, '2026-11-21T07:30:00Z', true],
    ['in summer an hour earlier in UTC', { zone: 'Europe/Oslo' }, '2026-07-18T06:30:00Z', true],
    ['in winter not', { zone: 'Europe/Oslo' }, '2026-11-21T06:30:00Z', false],
    ['are of the day of their zone', { zone: '+14:00', days: ['sun'] }, '2026-11-21T20:00:00Z', true],
    ['are of UTC where the zone is unknown', { zone: 'Europe/Atlantis' }, '2026-11-21T08:00:00Z', true],
    ['are of days before 1970 too', { days: ['wed'] }, '1969-12-31T12:00:00Z', true],
  ])('%s', (_words, given, time, expected) => {
    expect(isWithin([hours(given)], at(time))).toBe(expected);
  });

  it('are several, and none is always', () => {
    const weekend = hours({ days: ['sat', 'sun'], from: '00:00', to: '00:00' });
    expect(isWithin([hours({ days: ['mon'] }), weekend], NOON)).toBe(true);
    expect(isWithin([], NOON)).toBe(true);
  });
});
