import { toId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_LINE_BUDGET, LineGovernor, type LineRule, NO_BOUND } from '@fms/domain/transfer';
import { createFakeClock } from '@fms/test-kit';
import { beforeEach, expect, it } from 'vitest';
import { ViewBudgets } from './view-budgets.service.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const DAY = 24 * 3_600_000;
const VESSEL = toId<VesselId>(7);

const clock = createFakeClock(NOON);
let bitRate: number | null;
let governor: LineGovernor;
beforeEach(() => {
  clock.set(NOON);
  bitRate = null;
  governor = new LineGovernor(budgetOf({ bytesPerDay: 1000 }));
});

const budgets = new ViewBudgets({ clock, governorOf: async () => governor, bitRateOf: () => bitRate });
const evaluate = () => budgets.evaluate(VESSEL);

/** With a rule for screens, and one for the line as a whole. */
function budgetOf(view: Partial<LineRule>, line: Partial<LineRule> = {}) {
  return { ...DEFAULT_LINE_BUDGET, 'ship-view': { ...NO_BOUND, ...view }, line: { ...NO_BOUND, ...line } };
}

it('holds to stills once the bytes of the day are used, until the next', async () => {
  await budgets.count(VESSEL, 999);
  expect((await evaluate()).held).toBeNull();
  await budgets.count(VESSEL, 1);
  expect(await evaluate()).toEqual({
    held: { reason: 'day-budget', until: NOON + DAY / 2 },
    budget: { dayBytes: 1000, monthBytes: 1000, mostDayBytes: 1000, mostMonthBytes: null },
  });
  clock.advance(DAY);
  expect(await evaluate()).toMatchObject({ held: null, budget: { dayBytes: 0, monthBytes: 1000 } });
});

it('holds to stills once files and cameras have used the bytes of the line', async () => {
  governor.setBudget(budgetOf({}, { bytesPerDay: 1000 }));
  governor.count('file-urgent', 600, NOON);
  expect((await evaluate()).held).toBeNull();
  governor.count('camera', 400, NOON);
  expect(await evaluate()).toMatchObject({ held: { reason: 'day-budget' }, budget: { dayBytes: 0 } });
});

it('leaves files and cameras what it has not used', async () => {
  governor.setBudget(budgetOf({}, { bytesPerDay: 1000 }));
  await budgets.count(VESSEL, 900);
  const demand = (bytes: number) => ({ lane: 'file-urgent', bytes, isNow: true }) as const;
  const line = { bitRate: null, isInPort: null };
  expect(governor.ask(demand(100), line, NOON)).toBeNull();
  expect(governor.ask(demand(101), line, NOON)).toMatchObject({ reason: 'day-budget' });
});

it('follows a change of the policy, and keeps what was used', async () => {
  await budgets.count(VESSEL, 1000);
  expect((await evaluate()).held).not.toBeNull();
  governor.setBudget(budgetOf({ bytesPerDay: 2000 }));
  expect(await evaluate()).toMatchObject({ held: null, budget: { dayBytes: 1000, mostDayBytes: 2000 } });
});

it('holds on a line that is too thin', async () => {
  bitRate = 30_000;
  expect((await evaluate()).held).toEqual({ reason: 'thin-line', until: null });
});

it('lets no more go for as long as its pace was exceeded, by itself or by others', async () => {
  governor.setBudget(budgetOf({ bytesPerSecond: 100 }, { bytesPerSecond: 1000 }));
  expect(await budgets.count(VESSEL, 50)).toBe(false);
  expect(await budgets.count(VESSEL, 250)).toBe(true);
  clock.advance(1000);
  expect(await budgets.count(VESSEL, 0)).toBe(true);
  clock.advance(1500);
  expect(await budgets.count(VESSEL, 0)).toBe(false);
  governor.count('file-low', 1100, clock.now());
  expect(await budgets.count(VESSEL, 0)).toBe(true);
  expect((await evaluate()).held).toBeNull();
});
