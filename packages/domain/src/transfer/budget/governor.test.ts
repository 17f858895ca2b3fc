import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Demand, type Hold, LineGovernor, type LineState } from './governor.ts';
import {
  ACCOUNTS_OF_LANE,
  DEFAULT_LINE_BUDGET,
  isCostly,
  type LineAccount,
  type LineBudget,
  type LineRule,
  NO_BOUND,
} from './line-budget.ts';

const at = (text: string) => Date.parse(`2026-${text}Z`);
const NOON = at('11-21T12:00:00');
const GOOD: LineState = { bitRate: 1_200_000, isInPort: true };
const NIGHT = { from: 22 * 60, to: 6 * 60 };

const OPEN = Object.fromEntries(Object.keys(DEFAULT_LINE_BUDGET).map((account) => [account, NO_BOUND])) as LineBudget;
const budget = (rules: Partial<Record<LineAccount, Partial<LineRule>>>): LineBudget => ({
  ...OPEN,
  ...Object.fromEntries(Object.entries(rules).map(([account, rule]) => [account, { ...NO_BOUND, ...rule }])),
});
const demand = (bytes: number, changed: Partial<Demand> = {}): Demand => ({
  lane: 'file-normal',
  bytes,
  isNow: false,
  ...changed,
});
const held = (hold: Hold | null) => hold && [hold.reason, hold.until && new Date(hold.until).toISOString()];

describe('the default budget', () => {
  const governor = () => new LineGovernor(DEFAULT_LINE_BUDGET);

  it.each([
    ['file-urgent', { bitRate: 9600, isInPort: false }, null],
    ['file-high', { bitRate: null, isInPort: null }, null],
    ['file-normal', GOOD, ['schedule', '2026-11-21T22:00:00.000Z']],
    ['file-low', { bitRate: 1_200_000, isInPort: false }, ['at-sea', null]],
    ['file-low', { bitRate: 1_200_000, isInPort: null }, ['at-sea', null]],
    ['file-low', GOOD, null],
    ['file-low', { bitRate: 255_999, isInPort: true }, ['slow-line', null]],
    ['file-low', { bitRate: 256_000, isInPort: true }, null],
    ['camera', { bitRate: null, isInPort: true }, ['slow-line', null]],
    ['ship-view', { bitRate: null, isInPort: null }, null],
  ] as const)('holds %s on %j as %j', (lane, line, hold) => {
    expect(held(governor().take(demand(1000, { lane }), line, NOON))).toEqual(hold);
  });

  it('carries 2 GB of files in a month, whatever their priority, and no byte more', () => {
    const line = governor();
    line.count('file-high', 2 * 1024 ** 3 - 1000, at('11-03T10:00:00'));
    expect(line.take(demand(1000, { lane: 'file-urgent' }), GOOD, NOON)).toBeNull();
    const hold = line.take(demand(1, { lane: 'file-urgent', isNow: true }), GOOD, NOON);
    expect(held(hold)).toEqual(['month-budget', '2026-12-01T00:00:00.000Z']);
    expect(line.take(demand(1, { lane: 'ship-view' }), GOOD, NOON)).toBeNull();
  });

  it('calls a file of more than a tenth of the month costly', () => {
    expect([0.1 * 2 * 1024 ** 3, 0.11 * 2 * 1024 ** 3].map((bytes) => isCostly(bytes, DEFAULT_LINE_BUDGET))).toEqual([
      false,
      true,
    ]);
    expect(isCostly(1e12, OPEN)).toBe(false);
  });
});

describe('bytes of a day and a month', () => {
  it('begin anew at 00:00 UTC, and on the first', () => {
    const governor = new LineGovernor(budget({ line: { bytesPerDay: 100, bytesPerMonth: 250 } }));
    const take = (bytes: number, now: number) => held(governor.take(demand(bytes), GOOD, now));
    expect(take(100, at('11-29T23:59:59'))).toBeNull();
    expect(take(1, at('11-29T23:59:59'))).toEqual(['day-budget', '2026-11-30T00:00:00.000Z']);
    expect(take(100, at('11-30T00:00:00'))).toBeNull();
    expect(take(60, at('11-30T01:00:00'))).toEqual(['month-budget', '2026-12-01T00:00:00.000Z']);
    expect(take(100, at('12-01T00:00:00'))).toBeNull();
    expect(governor.getUsage('line', at('12-01T00:00:01'))).toMatchObject({ dayBytes: 100, monthBytes: 100 });
  });

  it('are not freed by a clock that is set back, or by a restart', () => {
    const rules = budget({ line: { bytesPerDay: 100 } });
    const governor = new LineGovernor(rules);
    expect(governor.take(demand(100), GOOD, NOON)).toBeNull();
    const again = new LineGovernor(rules, JSON.parse(JSON.stringify(governor)));
    for (const now of [NOON, at('11-20T12:00:00')]) {
      expect(held(again.take(demand(1), GOOD, now))).toEqual(['day-budget', '2026-11-22T00:00:00.000Z']);
    }
    // After a wrong date: held until the end of the day that the clock shows.
    expect(held(again.take(demand(1), GOOD, at('10-01T12:00:00')))).toEqual(['day-budget', '2026-10-02T00:00:00.000Z']);
  });

  it('never carry what is more than all of them, and say so', () => {
    const governor = new LineGovernor(budget({ file: { bytesPerDay: 100 }, camera: { bytesPerMonth: 0 } }));
    expect(held(governor.take(demand(101), GOOD, NOON))).toEqual(['day-budget', null]);
    expect(held(governor.take(demand(1, { lane: 'camera' }), GOOD, NOON))).toEqual(['month-budget', null]);
  });

  it('end when hours open: the time told suits every account of the lane', () => {
    const rules = budget({ line: { bytesPerDay: 100, hours: [{ from: 300, to: 420 }] }, file: { hours: [NIGHT] } });
    const governor = new LineGovernor(rules);
    governor.count('camera', 100, NOON);
    expect(held(governor.ask(demand(1), GOOD, NOON))).toEqual(['day-budget', '2026-11-22T05:00:00.000Z']);
    const never = budget({ line: { hours: [{ from: 480, to: 960 }] }, file: { hours: [NIGHT] } });
    expect(held(new LineGovernor(never).ask(demand(1), GOOD, NOON))).toEqual(['schedule', null]);
  });

  it('are taken from another budget as they were used', () => {
    const governor = new LineGovernor(OPEN);
    governor.count('file-low', 500, NOON);
    governor.setBudget(budget({ file: { bytesPerMonth: 500 } }));
    expect(held(governor.ask(demand(1), GOOD, NOON))?.[0]).toBe('month-budget');
  });
});

describe('"now"', () => {
  it('passes hours, port and slow line, of every account', () => {
    const closed: Partial<LineRule> = { hours: [NIGHT], isInPortOnly: true, leastBitRate: 256_000 };
    const governor = new LineGovernor(budget({ line: closed, file: closed, 'file-normal': closed }));
    const slow: LineState = { bitRate: 9600, isInPort: false };
    expect(held(governor.take(demand(1), slow, NOON))).toEqual(['at-sea', null]);
    expect(governor.take(demand(1, { isNow: true }), slow, NOON)).toBeNull();
  });
});

describe('bytes a second', () => {
  it('are those of the rule over any time, with at most one second and one frame at once', () => {
    const frames = fc.array(fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.nat(2000)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(frames, (all) => {
        const governor = new LineGovernor(budget({ file: { bytesPerSecond: 1000 } }));
        let now = NOON;
        let sent = 0;
        for (const [bytes, waitMs] of all) {
          now += waitMs;
          const hold = governor.take(demand(bytes), GOOD, now);
          if (hold) {
            expect(hold.reason).toBe('rate');
            expect(governor.ask(demand(bytes), GOOD, (hold.until as number) - 1)).toMatchObject({ reason: 'rate' });
            now = hold.until as number;
            expect(governor.take(demand(bytes), GOOD, now)).toBeNull();
          }
          sent += bytes;
        }
        expect(sent).toBeLessThanOrEqual(1000 + now - NOON + 3000);
      }),
      { seed: 19, numRuns: 1000 },
    );
  });

  it('hold other lanes only where they share an account', () => {
    const governor = new LineGovernor(budget({ file: { bytesPerSecond: 1000 } }));
    expect(governor.take(demand(11_000), GOOD, NOON)).toBeNull();
    expect(governor.take(demand(1, { lane: 'file-urgent' }), GOOD, NOON)).toEqual({
      reason: 'rate',
      until: NOON + 10_001,
    });
    expect(governor.take(demand(1, { lane: 'camera' }), GOOD, NOON)).toBeNull();
  });

  it('of zero are closed', () => {
    const governor = new LineGovernor(budget({ camera: { bytesPerSecond: 0 } }));
    expect(held(governor.ask(demand(1, { lane: 'camera' }), GOOD, NOON))).toEqual(['rate', null]);
  });
});

describe('files, screens and cameras on one line', () => {
  const LANES = ['ship-view', 'camera', 'file-urgent', 'file-high', 'file-normal', 'file-low'] as const;
  const RULES = budget({
    line: { bytesPerSecond: 1000, bytesPerDay: 50_000 },
    'ship-view': { bytesPerSecond: 800, bytesPerDay: 30_000 },
    camera: { bytesPerDay: 20_000 },
    file: { bytesPerSecond: 900, bytesPerDay: 40_000 },
    'file-low': { bytesPerDay: 5000 },
  });
  const step = fc.record({
    lane: fc.constantFrom(...LANES),
    bytes: fc.integer({ min: 1, max: 3000 }),
    waitMs: fc.nat(3000),
    isNow: fc.boolean(),
  });

  it('are never more together than the rule of any account, for every lane and order of asking', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const governor = new LineGovernor(RULES);
        const sent = new Map<LineAccount, number>();
        let now = NOON;
        for (const { waitMs, ...asked } of steps) {
          now += waitMs;
          if (governor.take(asked, GOOD, now) !== null) continue;
          for (const account of ACCOUNTS_OF_LANE[asked.lane]) {
            sent.set(account, (sent.get(account) ?? 0) + asked.bytes);
          }
        }
        for (const [account, bytes] of sent) {
          const { bytesPerSecond, bytesPerDay } = RULES[account];
          expect(bytes).toBeLessThanOrEqual(bytesPerDay ?? Number.POSITIVE_INFINITY);
          const overTime = (bytesPerSecond ?? Number.POSITIVE_INFINITY) * (1 + (now - NOON) / 1000);
          expect(bytes).toBeLessThanOrEqual(overTime + 3000);
          expect(governor.getUsage(account, now).dayBytes).toBe(bytes);
        }
      }),
      { seed: 1917, numRuns: 500 },
    );
  });

  it('find nothing left that another has used, whether it asked for it or not', () => {
    const governor = new LineGovernor(budget({ line: { bytesPerDay: 1000 } }));
    governor.count('ship-view', 600, NOON);
    expect(governor.take(demand(400, { lane: 'camera' }), GOOD, NOON)).toBeNull();
    for (const lane of LANES) {
      expect(held(governor.ask(demand(1, { lane, isNow: true }), GOOD, NOON))).toEqual([
        'day-budget',
        '2026-11-22T00:00:00.000Z',
      ]);
    }
  });
});

describe('what both ends counted of the same bytes', () => {
  const counts = fc.record({ lane: fc.constantFrom('camera' as const, 'file-low' as const), bytes: fc.nat(1000) });

  it('is the greater number, in whatever order they tell it and however often', () => {
    fc.assert(
      fc.property(fc.array(counts), fc.array(counts), (here, there) => {
        const [one, other] = [here, there].map((all) => {
          const governor = new LineGovernor(OPEN);
          for (const { lane, bytes } of all) governor.count(lane, bytes, NOON);
          return governor;
        }) as [LineGovernor, LineGovernor];
        const most = Math.max(one.getUsage('line', NOON).dayBytes, other.getUsage('line', NOON).dayBytes);
        const told = one.toJSON();
        one.takeUsage(other.toJSON(), NOON);
        one.takeUsage(other.toJSON(), NOON);
        other.takeUsage(told, NOON);
        expect(one.getUsage('line', NOON).dayBytes).toBe(most);
        expect(other.toJSON()).toEqual(one.toJSON());
      }),
      { seed: 1918, numRuns: 200 },
    );
  });

  it('is nothing where it is told of another day or month', () => {
    const governor = new LineGovernor(OPEN);
    governor.count('camera', 5, NOON);
    const ahead = new LineGovernor(OPEN);
    ahead.count('camera', 900, at('12-24T12:00:00'));
    governor.takeUsage(ahead.toJSON(), NOON);
    expect(governor.getUsage('camera', NOON)).toMatchObject({ dayBytes: 5, monthBytes: 5 });
  });
});
