import { toId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_RULES, type NotificationRule, WEEK_DAYS } from '@fms/domain/notification';
import { describe, expect, it } from 'vitest';
import {
  addPart,
  changePart,
  hasRule,
  isTold,
  listParts,
  MATRIX_ROWS,
  removePart,
  toFormRules,
  togglePartRow,
  toggleRule,
} from './rule-change.ts';

const rule = (given: Partial<NotificationRule> = {}): NotificationRule => ({
  ...{ source: 'alarm', severity: 'alarm', channel: 'push', vesselIds: null, hours: [] },
  ...given,
});
const alarmRow = { source: 'alarm', severity: 'alarm' } as const;
const zoneRow = { source: 'zone', severity: null } as const;
const ship = [toId<VesselId>(1)];
const night = [{ days: WEEK_DAYS, from: '22:00', to: '06:00', zone: 'Europe/Oslo' }];

describe('the matrix of rules', () => {
  it('holds every row of the default on screen, and a silent vessel by mail', () => {
    const told = (channel: 'toast' | 'push' | 'mail') =>
      MATRIX_ROWS.map((row) => isTold(row, channel) && hasRule(DEFAULT_RULES, row, channel));
    expect(told('toast')).toEqual([true, true, true, true, true, false]);
    expect(told('push')).toEqual(Array(6).fill(false));
    expect(told('mail')).toEqual([false, false, false, false, false, true]);
  });

  it('splits a rule for all severities into its rows, and keeps rules of sources that are not told yet', () => {
    const report = rule({ source: 'report', severity: null });
    const split = toFormRules([rule({ severity: null }), report]);
    expect(split.map(({ severity }) => severity)).toEqual(['emergency', 'alarm', 'warning', 'caution', null]);
    expect(split.at(-1)).toEqual({ ...report, part: 0 });
  });

  it('adds a rule with the vessels and hours of its channel, and takes it away from all parts', () => {
    const before = toFormRules([rule({ vesselIds: ship })]);
    const added = toggleRule(before, zoneRow, 'push');
    expect(added.at(-1)).toEqual({ ...rule({ ...zoneRow, vesselIds: ship }), part: 0 });
    expect(toggleRule(addPart(added, 'push', { vesselIds: null, hours: night }), zoneRow, 'push')).toHaveLength(2);
    expect(toggleRule(before, alarmRow, 'mail').at(-1)).toEqual({ ...rule({ channel: 'mail' }), part: 0 });
  });
});

describe('the parts of a channel', () => {
  it('are its rules of the same vessels and hours', () => {
    const rules = toFormRules([rule(), rule({ severity: 'warning', hours: night }), rule({ ...zoneRow })]);
    expect(listParts(rules, 'push')).toEqual([
      { part: 0, rows: [alarmRow, zoneRow], vesselIds: null, hours: [] },
      { part: 1, rows: [{ source: 'alarm', severity: 'warning' }], vesselIds: null, hours: night },
    ]);
    expect(listParts(rules, 'mail')).toEqual([]);
  });

  it('are changed one by one, and stay apart while they are equal', () => {
    const two = addPart(toFormRules([rule()]), 'push', { vesselIds: null, hours: night });
    const equal = changePart(two, { channel: 'push', part: 1 }, { hours: [] });
    expect(listParts(equal, 'push').map(({ hours }) => hours)).toEqual([[], []]);
    const apart = changePart(equal, { channel: 'push', part: 1 }, { vesselIds: ship });
    expect(listParts(apart, 'push').map(({ vesselIds }) => vesselIds)).toEqual([null, ship]);
    expect(removePart(apart, { channel: 'push', part: 0 })).toEqual([{ ...rule({ vesselIds: ship }), part: 1 }]);
  });

  it('have rows of their own, at least one', () => {
    const place = { channel: 'push', part: 0 } as const;
    const both = togglePartRow(toFormRules([rule({ hours: night })]), place, zoneRow);
    expect(listParts(both, 'push')[0]?.rows).toEqual([alarmRow, zoneRow]);
    expect(both.at(-1)?.hours).toEqual(night);
    const one = togglePartRow(both, place, alarmRow);
    expect(listParts(one, 'push')[0]?.rows).toEqual([zoneRow]);
    expect(togglePartRow(one, place, zoneRow)).toEqual(one);
  });
});
