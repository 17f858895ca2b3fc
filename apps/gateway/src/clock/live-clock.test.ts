import { describe, expect, it } from 'vitest';
import { LiveClock } from './live-clock.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MIDNIGHT = Date.UTC(2026, 10, 21);
const YEAR = 365 * 86_400_000;

/** A clock that receives sentences at times of the gateway's own, given from noon on. */
function listen(own = NOON) {
  let now = own;
  const placed: number[] = [];
  const doubts: string[] = [];
  const clock = new LiveClock<string>(() => now, {
    emit: (_, time) => placed.push(time - NOON),
    refuse: () => {},
    doubt: (reason) => doubts.push(reason),
  });
  return {
    doubts,
    hear(offset: number, stamp: number | { timeOfDayMs: number; dayMs: number | null } | null) {
      now = own + offset;
      clock.place('', typeof stamp === 'number' ? NOON + stamp : stamp);
      return placed.at(-1);
    },
  };
}

describe('times of a bus that is listened to', () => {
  it('are those of arrival while the bus tells none', () => {
    const bus = listen();
    expect([bus.hear(0, null), bus.hear(350, null)]).toEqual([0, 350]);
  });

  it('are set right by the clock of the bus', () => {
    const bus = listen();
    expect(bus.hear(300, 0)).toBe(0);
    expect(bus.hear(350, null)).toBe(50);
    expect(bus.hear(1300, 1000)).toBe(1000);
    expect(bus.hear(1400, null)).toBe(1100);
  });

  it.each([
    ['do not tremble with the receiver', [1500, 1000], 1600, 1280],
    ['are not held back by a receiver that repeats its last fix', [60_300, 0], 60_400, 60_100],
  ] as const)('%s', (_sentence, [heard, stamp], now, expected) => {
    const bus = listen();
    bus.hear(300, 0);
    bus.hear(heard, stamp);
    expect(bus.hear(now, null)).toBe(expected);
  });

  it('come from the bus when our own clock was never set', () => {
    const bus = listen(NOON - 56 * YEAR);
    expect(bus.hear(300, 0)).toBe(0);
    expect(bus.hear(400, null)).toBe(100);
  });

  it('are our own when the bus is years away, as a receiver after a week rollover is', () => {
    const bus = listen();
    expect(bus.hear(300, -20 * YEAR)).toBe(300);
    expect(bus.doubts).toEqual(['clock-not-believed']);
  });

  it('find the day of a stamp without one by our own clock, over midnight too', () => {
    const beforeMidnight = listen(MIDNIGHT - 500);
    expect(beforeMidnight.hear(0, { timeOfDayMs: 86_399_000, dayMs: null })).toBe(MIDNIGHT - 1000 - NOON);
    expect(beforeMidnight.hear(1000, { timeOfDayMs: 0, dayMs: null })).toBe(MIDNIGHT - NOON);
  });
});
