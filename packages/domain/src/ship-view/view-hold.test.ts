import { expect, it } from 'vitest';
import { DEFAULT_LINE_BUDGET, LineGovernor } from '../transfer/index.ts';
import { findViewHold } from './view-hold.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const rule = DEFAULT_LINE_BUDGET['ship-view'];
const held = (change: Partial<typeof rule>, used = 0, bitRate: number | null = null) => {
  const governor = new LineGovernor({ ...DEFAULT_LINE_BUDGET, 'ship-view': { ...rule, ...change } });
  governor.count('ship-view', used, NOON);
  return findViewHold(governor, bitRate, NOON);
};

it.each([
  ['a line that was not measured', null, null],
  ['a line of 48 kbit/s', 48_000, null],
  ['a line below', 47_999, { reason: 'thin-line', until: null }],
])('%s holds as it should', (_, bitRate, hold) => expect(held({}, 0, bitRate)).toEqual(hold));

it('holds when the bytes of the day or the month are used, until they begin anew', () => {
  expect(held({ bytesPerDay: 1000 }, 999)).toBeNull();
  expect(held({ bytesPerDay: 1000 }, 1000)).toEqual({ reason: 'day-budget', until: Date.UTC(2026, 10, 24) });
  expect(held({ bytesPerMonth: 1000 }, 1000, 10)).toEqual({ reason: 'month-budget', until: Date.UTC(2026, 11, 1) });
});

it('holds outside of the hours, and not for a pace that is spent', () => {
  expect(held({ hours: [{ from: 13 * 60, to: 14 * 60 }] })).toEqual({ reason: 'schedule', until: NOON + 3_600_000 });
  expect(held({ bytesPerSecond: 10 }, 1000)).toBeNull();
});
