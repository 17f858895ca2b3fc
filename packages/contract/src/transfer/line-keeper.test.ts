import { addUsage, DEFAULT_LINE_BUDGET, type LineBudget, NO_BOUND, NO_USAGE } from '@fms/domain/transfer';
import { describe, expect, it } from 'vitest';
import { LineKeeper } from './line-keeper.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const NORMAL = { priority: 'normal', isNow: false } as const;
const URGENT = { priority: 'urgent', isNow: false } as const;
const never = () => false;

/** As the other end tells it. */
const ofMonth = (bytes: number) => ({ file: addUsage(NO_USAGE, bytes, NOON) });

function keeperOf(rule: Partial<LineBudget['file']> = {}, monthBytes = 0) {
  const clock = { now: NOON };
  const keeper = new LineKeeper(() => clock.now);
  keeper.setBudget({ ...DEFAULT_LINE_BUDGET, file: { ...NO_BOUND, ...rule } }, ofMonth(monthBytes));
  return { clock, keeper };
}

describe('the budget of one end', () => {
  it('holds a normal file for the night and a faster line, and an urgent one for nothing', () => {
    const { keeper, clock } = keeperOf();
    expect(keeper.ask(NORMAL, 1000)).toMatchObject({ reason: 'slow-line' });
    expect(keeper.ask(URGENT, 1000)).toBeNull();
    keeper.setState({ bitRate: 1_000_000 });
    expect(keeper.ask(NORMAL, 1000)).toEqual({ reason: 'schedule', until: NOON + 10 * 3_600_000 });
    clock.now = NOON + 10 * 3_600_000;
    expect(keeper.ask(NORMAL, 1000)).toBeNull();
    expect(keeper.ask({ ...NORMAL, isNow: true }, 1000)).toBeNull();
  });

  it('counts what went, either way, and ends a transfer when the bytes of the day are used', async () => {
    const { keeper } = keeperOf({ bytesPerDay: 10_000 });
    await keeper.permit(URGENT, 6000, never);
    keeper.count(URGENT, 3000);
    const next = keeper.permit(URGENT, 2000, never);
    await expect(next).rejects.toMatchObject({ reason: 'day-budget', until: Date.UTC(2026, 10, 24) });
    expect(keeper.use('file')).toMatchObject({ dayBytes: 9000, monthBytes: 9000 });
  });

  it('takes the bytes of the month from the end that counted more', async () => {
    const { keeper } = keeperOf({ bytesPerMonth: 10_000 }, 9500);
    await expect(keeper.permit(URGENT, 1000, never)).rejects.toMatchObject({ reason: 'month-budget' });
    keeper.setBudget({ ...DEFAULT_LINE_BUDGET, file: { ...NO_BOUND, bytesPerMonth: 20_000 } }, ofMonth(100));
    await keeper.permit(URGENT, 1000, never);
    expect(keeper.use('file').monthBytes).toBe(10_500);
  });

  it('paces by a rate and does not hold for it, and lets go of what is stopped', async () => {
    const { keeper } = keeperOf({ bytesPerSecond: 1000 });
    await keeper.permit(URGENT, 5000, never);
    expect(keeper.ask(URGENT, 1000)).toBeNull();
    await keeper.permit(URGENT, 1000, () => true);
    expect(keeper.use('file').dayBytes).toBe(5000);
  });

  it('survives a restart', () => {
    const { keeper } = keeperOf();
    keeper.count(URGENT, 700);
    const again = new LineKeeper(() => NOON, JSON.parse(JSON.stringify(keeper)));
    expect(again.use('file').dayBytes).toBe(700);
  });
});

it('the speed of the line is that of bytes which nothing else held up', () => {
  const { keeper, clock } = keeperOf();
  for (let second = 0; second < 5; second++) {
    keeper.measure(50_000);
    clock.now += 1000;
  }
  expect(keeper.state.bitRate).toBeGreaterThan(350_000);
  expect(keeper.state.bitRate).toBeLessThan(700_000);
});
