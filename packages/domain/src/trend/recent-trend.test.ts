import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { findRecentTrend } from './recent-trend.ts';

const MINUTE = 60_000;
const NOW = 60 * MINUTE;
/** A sample a minute over the last hour. */
const hour = (value: (minute: number) => number) =>
  Array.from({ length: 61 }, (_, minute) => ({ time: minute * MINUTE, value: value(minute) }));

function movingOf(value: (minute: number) => number) {
  const trend = findRecentTrend(hour(value), NOW, 0.05);
  return hasValue(trend) && trend.value.kind === 'moving' ? trend.value : undefined;
}

describe('findRecentTrend', () => {
  it('takes the hour where a line holds for all of it', () => {
    expect(movingOf((minute) => 80 + minute / 10)).toMatchObject({ spanMs: NOW });
  });

  it('finds what began to rise 25 minutes ago, by the last 20', () => {
    const rising = movingOf((minute) => 80 + Math.max(0, minute - 35) / 2);
    expect(rising?.spanMs).toBe(20 * MINUTE);
    expect(rising?.ratePerHour).toBeCloseTo(30, 6);
  });

  it('calls steady what stands still for the hour', () => {
    const trend = findRecentTrend(
      hour(() => 80),
      NOW,
      0.05,
    );
    expect(hasValue(trend) && trend.value.kind).toBe('steady');
  });

  it('refuses what neither span describes', () => {
    expect(
      findRecentTrend(
        hour((minute) => (minute < 55 ? 80 : 95)),
        NOW,
        0.05,
      ),
    ).toEqual(refuse('unsteady', 'samples'));
  });
});
