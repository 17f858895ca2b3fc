import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LINE_BUDGET, LineGovernor, type LineRule, NO_BOUND } from '../transfer/index.ts';
import {
  addUsage,
  estimateStillsBytes,
  evaluateBudget,
  findPictureHold,
  rollUsage,
  startUsage,
} from './camera-budget.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;
const budget = { streamBytes: 1000, dayBytes: 10_000, monthBytes: 50_000 };
const still = { purpose: 'still' } as const;

describe('the budget', () => {
  it('leaves the nearest limit', () => {
    const usage = addUsage(startUsage(NOON), 400, NOON);
    expect(evaluateBudget(budget, usage, still, NOON)).toEqual({ reached: null, resumesAt: null, leftBytes: 8600 });
    const live = { purpose: 'live', streamBytes: 300 } as const;
    expect(evaluateBudget(budget, usage, live, NOON).leftBytes).toBe(700);
  });

  it('says which limit is reached and when it goes on: a stream with its next start, a day at 00:00 UTC, a month with the next', () => {
    const usage = startUsage(NOON);
    const stream = evaluateBudget(budget, usage, { purpose: 'live', streamBytes: 1000 }, NOON);
    expect(stream).toEqual({ reached: 'stream', resumesAt: null, leftBytes: 0 });
    const day = evaluateBudget(budget, addUsage(usage, 9000, NOON), still, NOON);
    expect(day).toEqual({ reached: 'day', resumesAt: Date.UTC(2026, 10, 24), leftBytes: 0 });
    const month = evaluateBudget(budget, addUsage(usage, 45_000, NOON), still, NOON);
    expect(month).toEqual({ reached: 'month', resumesAt: Date.UTC(2026, 11, 1), leftBytes: 0 });
  });

  it('ends a year with December', () => {
    const december = Date.UTC(2026, 11, 31, 23);
    const used = addUsage(startUsage(december), 45_000, december);
    expect(evaluateBudget(budget, used, still, december).resumesAt).toBe(Date.UTC(2027, 0, 1));
  });

  it('keeps a tenth for stills of alarms', () => {
    const usage = addUsage(startUsage(NOON), 9500, NOON);
    expect(evaluateBudget(budget, usage, still, NOON).reached).toBe('day');
    expect(evaluateBudget(budget, usage, { purpose: 'alarm' }, NOON)).toMatchObject({ reached: null, leftBytes: 500 });
  });

  it('begins anew with the day and the month, and frees nothing when a clock is set back', () => {
    const used = addUsage(startUsage(NOON), 9000, NOON);
    expect(rollUsage(used, NOON + DAY)).toMatchObject({ dayBytes: 0, monthBytes: 9000 });
    expect(rollUsage(used, Date.UTC(2026, 11, 1))).toMatchObject({ dayBytes: 0, monthBytes: 0 });
    expect(evaluateBudget(budget, used, still, NOON - 40 * DAY).reached).toBe('day');
  });

  it('never counts more than was added, nor less within one day', () => {
    const sent = fc.array(fc.tuple(fc.nat(5000), fc.nat(3 * DAY)), { maxLength: 30 });
    fc.assert(
      fc.property(sent, (list) => {
        let usage = startUsage(NOON);
        let now = NOON;
        for (const [bytes, later] of list) {
          const before = rollUsage(usage, now + later);
          now += later;
          usage = addUsage(usage, bytes, now);
          expect(usage.dayBytes - before.dayBytes).toBe(bytes);
          expect(usage.monthBytes).toBeGreaterThanOrEqual(usage.dayBytes);
        }
      }),
      { seed: 1903, numRuns: 1000 },
    );
  });
});

it('estimates what a still of every camera costs by the last ones', () => {
  expect(estimateStillsBytes([100, null, 200])).toBe(450);
  expect(estimateStillsBytes([null, null])).toBeNull();
  expect(estimateStillsBytes([])).toBeNull();
});

describe('the rules of the line', () => {
  const DAYLIGHT = { from: 8 * 60, to: 11 * 60 };
  const line = { bitRate: 128_000, isInPort: null };
  const findHold = (rule: Partial<LineRule>, bitRate: number | null = line.bitRate) => {
    const given = { ...DEFAULT_LINE_BUDGET, camera: { ...NO_BOUND, ...rule } };
    const governor = new LineGovernor(given);
    governor.count('camera', 700, NOON);
    return findPictureHold(governor, { ...line, bitRate }, NOON);
  };

  it.each<[string, Partial<LineRule>, ReturnType<typeof findHold>]>([
    ['nothing', {}, null],
    ['hours that open tomorrow', { hours: [DAYLIGHT] }, { reason: 'schedule', until: Date.UTC(2026, 10, 24, 8) }],
    ['a line below the least rate', { leastBitRate: 256_000 }, { reason: 'slow-line', until: null }],
    ['a line above it', { leastBitRate: 64_000 }, null],
    ['the sea', { isInPortOnly: true }, { reason: 'at-sea', until: null }],
    ['bytes of the day', { bytesPerDay: 700 }, { reason: 'day-budget', until: Date.UTC(2026, 10, 24) }],
    ['bytes of the month', { bytesPerMonth: 700 }, { reason: 'month-budget', until: Date.UTC(2026, 11, 1) }],
    ['a pace', { bytesPerSecond: 1 }, null],
  ])('hold pictures for %s', (_, rule, hold) => {
    expect(findHold(rule)).toEqual(hold);
  });

  it('hold nothing for a rate that was never measured', () => {
    expect(findHold({ leastBitRate: 256_000 }, null)).toBeNull();
  });

  it('end stills and live views, and never those of alarms', () => {
    const hold = { reason: 'schedule', until: NOON + DAY } as const;
    const evaluate = (purpose: 'still' | 'live' | 'alarm') =>
      evaluateBudget(budget, startUsage(NOON), { purpose, hold }, NOON);
    expect(evaluate('still')).toEqual({ reached: 'line', resumesAt: NOON + DAY, leftBytes: 0 });
    expect(evaluate('live')).toMatchObject({ reached: 'line' });
    expect(evaluate('alarm')).toMatchObject({ reached: null });
  });
});
