import { toId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_RULES, type NotificationRule } from '@fms/domain/notification';
import { describe, expect, it } from 'vitest';
import { changeScope, findScope, hasRule, MATRIX_ROWS, splitRules, toggleRule } from './rule-change.ts';

const rule = (given: Partial<NotificationRule> = {}): NotificationRule => ({
  ...{ source: 'alarm', severity: 'alarm', channel: 'push', vesselIds: null, hours: [] },
  ...given,
});
const alarmRow = { source: 'alarm', severity: 'alarm' } as const;
const zoneRow = { source: 'zone', severity: null } as const;
const ship = [toId<VesselId>(1)];

describe('the matrix of rules', () => {
  it('holds every row of the default on screen alone', () => {
    expect(MATRIX_ROWS.map((row) => hasRule(DEFAULT_RULES, row, 'toast'))).toEqual(Array(5).fill(true));
    expect(MATRIX_ROWS.some((row) => hasRule(DEFAULT_RULES, row, 'push'))).toBe(false);
  });

  it('splits a rule for all severities into its rows, and leaves other sources alone', () => {
    const silence = rule({ source: 'silence', severity: null });
    const split = splitRules([rule({ severity: null }), silence]);
    expect(split.map(({ severity }) => severity)).toEqual(['emergency', 'alarm', 'warning', 'caution', null]);
    expect(split.at(-1)).toBe(silence);
  });

  it('adds a rule with the vessels and hours of its channel, and takes it away', () => {
    const before = [rule({ vesselIds: ship })];
    const added = toggleRule(before, zoneRow, 'push');
    expect(added.at(-1)).toEqual(rule({ ...zoneRow, vesselIds: ship }));
    expect(toggleRule(added, zoneRow, 'push')).toEqual(before);
    expect(toggleRule(before, alarmRow, 'mail').at(-1)).toEqual(rule({ channel: 'mail' }));
  });

  it('changes the scope of one channel', () => {
    const rules = changeScope([rule(), rule({ channel: 'mail' })], 'push', { vesselIds: ship });
    expect([findScope(rules, 'push'), findScope(rules, 'mail'), findScope(rules, 'toast')]).toEqual([
      { vesselIds: ship, hours: [] },
      { vesselIds: null, hours: [] },
      undefined,
    ]);
  });
});
