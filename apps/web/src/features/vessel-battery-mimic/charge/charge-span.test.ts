import { describe, expect, it } from 'vitest';
import { getCurveSpan, getMonth, getWeekdayOffset, listDays } from './charge-span.ts';

const at = (text: string) => Date.parse(`${text}Z`);

describe('the month of a charge history', () => {
  it('has the days of its calendar, and begins on its weekday', () => {
    const month = getMonth(at('2026-11-21T08:42:00'));
    expect(month).toEqual({ from: at('2026-11-01T00:00:00'), to: at('2026-12-01T00:00:00') });
    expect(listDays(month)).toHaveLength(30);
    expect(getWeekdayOffset(month.from)).toBe(6);
    expect(listDays(getMonth(at('2028-02-10T00:00:00')))).toHaveLength(29);
  });

  it('ends its curve with the chosen day', () => {
    expect(getCurveSpan(at('2026-11-21T08:42:00'), 'week')).toEqual({
      from: at('2026-11-15T00:00:00'),
      to: at('2026-11-22T00:00:00'),
    });
  });
});
