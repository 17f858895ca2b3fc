import { DEFAULT_LINE_BUDGET } from '@fms/domain/transfer';
import { beforeEach, expect, it } from 'vitest';
import { NOON, setUpView } from '../testing/view-fixture.ts';
import { ViewBudgets } from './view-budgets.service.ts';

const DAY = 24 * 3_600_000;

const view = setUpView();
let bytesPerDay: number | null;
let bytesPerSecond: number | null;
let bitRate: number | null;
let budgets: ViewBudgets;
beforeEach(async () => {
  [bytesPerDay, bytesPerSecond, bitRate] = [1000, null, null];
  budgets = openBudgets();
});

const openBudgets = () =>
  new ViewBudgets({
    ...{ db: view.store.db, clock: view.clock, bitRateOf: () => bitRate },
    budgetOf: async () => ({
      budget: {
        ...DEFAULT_LINE_BUDGET,
        'ship-view': { ...DEFAULT_LINE_BUDGET['ship-view'], bytesPerDay, bytesPerSecond },
      },
      monthBytes: 0,
    }),
  });
const evaluate = () => budgets.evaluate(view.vesselId);

/** A past session whose recording has so many bytes. */
async function record(recordingBytes: number, openedMs: number): Promise<void> {
  const { sessionId } = await view.step({ state: 'request' });
  const { id } = view.book.byToken(sessionId) ?? { id: 0 };
  await view.book.step(id, { kind: 'close', by: 'test' });
  const change = { recordingBytes, openedMs };
  await view.store.db.updateTable('shipViewSession').set(change).where('id', '=', id).execute();
}

it('holds to stills once the bytes of the day are used, until the next', async () => {
  await budgets.count(view.vesselId, 999);
  expect((await evaluate()).held).toBeNull();
  await budgets.count(view.vesselId, 1);
  expect(await evaluate()).toEqual({
    held: { reason: 'day-budget', until: NOON + DAY / 2 },
    budget: { dayBytes: 1000, monthBytes: 1000, mostDayBytes: 1000, mostMonthBytes: null },
  });
  view.clock.advance(DAY);
  expect(await evaluate()).toMatchObject({ held: null, budget: { dayBytes: 0, monthBytes: 1000 } });
});

it('knows after a restart what the recordings of the day and the month hold', async () => {
  await record(70, NOON);
  await record(600, NOON - DAY);
  await record(5000, NOON - 30 * DAY);
  expect((await evaluate()).budget).toMatchObject({ dayBytes: 70, monthBytes: 670 });
});

it('follows a change of the policy, and keeps what was used', async () => {
  await budgets.count(view.vesselId, 1000);
  bytesPerDay = 2000;
  expect((await evaluate()).held).not.toBeNull();
  await budgets.reload(view.vesselId);
  expect(await evaluate()).toMatchObject({ held: null, budget: { dayBytes: 1000, mostDayBytes: 2000 } });
});

it('holds on a line that is too thin', async () => {
  bitRate = 30_000;
  expect((await evaluate()).held).toEqual({ reason: 'thin-line', until: null });
});

it('lets no more go for as long as its pace was exceeded', async () => {
  [bytesPerDay, bytesPerSecond] = [null, 100];
  expect(await budgets.count(view.vesselId, 50)).toBe(false);
  expect(await budgets.count(view.vesselId, 250)).toBe(true);
  view.clock.advance(1000);
  expect(await budgets.count(view.vesselId, 0)).toBe(true);
  view.clock.advance(1500);
  expect(await budgets.count(view.vesselId, 0)).toBe(false);
  expect((await evaluate()).held).toBeNull();
});
