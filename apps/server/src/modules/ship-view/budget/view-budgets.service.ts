/**
 * What pictures of screens may cost on the line of each vessel, and what they have cost. The rules are those of its file
 * policy for the lane `ship-view`; what was used before is what the recordings of the day and the month hold.
 */
import type { ViewBudget } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { findViewHold, isAheadOfPace, type ViewHold } from '@fms/domain/ship-view';
import { addUsage, type LineBudget, LineGovernor, NO_USAGE } from '@fms/domain/transfer';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ReadOnce } from '../../../platform/concurrency/read-once.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sumRecordedBytes } from '../store/session.repository.ts';

export interface ViewBudgetPorts {
  readonly db: Db;
  readonly clock: Clock;
  /** With the bytes of files in this month, which count for the line as a whole. */
  budgetOf(vesselId: VesselId): Promise<{ readonly budget: LineBudget; readonly monthBytes: number }>;
  /** Bits a second that the line carries; null where it was not measured. */
  bitRateOf(vesselId: VesselId): number | null;
}

export interface EvaluatedBudget {
  /** What keeps sessions to stills now. */
  readonly held: ViewHold | null;
  readonly budget: ViewBudget;
}

interface Entry {
  readonly governor: LineGovernor;
  readonly rule: LineBudget['ship-view'];
}

export class ViewBudgets {
  readonly #ports: ViewBudgetPorts;
  readonly #entries = new ReadOnce((vesselId: VesselId) => this.#read(vesselId));

  constructor(ports: ViewBudgetPorts) {
    this.#ports = ports;
  }

  async evaluate(vesselId: VesselId): Promise<EvaluatedBudget> {
    const { clock, bitRateOf } = this.#ports;
    const { governor, rule } = await this.#entries.get(vesselId);
    const now = clock.now();
    const { dayBytes, monthBytes } = governor.getUsage('ship-view', now);
    return {
      held: findViewHold(governor, bitRateOf(vesselId), now),
      budget: { dayBytes, monthBytes, mostDayBytes: rule.bytesPerDay, mostMonthBytes: rule.bytesPerMonth },
    };
  }

  /** Counts bytes that crossed the line; true while the pace of the lane lets no more go. */
  async count(vesselId: VesselId, bytes: number): Promise<boolean> {
    const { governor } = await this.#entries.get(vesselId);
    const now = this.#ports.clock.now();
    if (bytes > 0) governor.count('ship-view', bytes, now);
    return isAheadOfPace(governor, now);
  }

  /** The rules may be others; what was used stays used. */
  async reload(vesselId: VesselId): Promise<void> {
    const entry = await this.#entries.peek(vesselId);
    if (entry === undefined) return;
    const { budget } = await this.#ports.budgetOf(vesselId);
    entry.governor.setBudget(budget);
    this.#entries.set(vesselId, { ...entry, rule: budget['ship-view'] });
  }

  /** Of a vessel that was deleted. */
  forget(vesselId: VesselId): void {
    this.#entries.delete(vesselId);
  }

  async #read(vesselId: VesselId): Promise<Entry> {
    const { db, clock, budgetOf } = this.#ports;
    const now = clock.now();
    const { budget, monthBytes: ofFiles } = await budgetOf(vesselId);
    const [day, month] = [startOfDay(now), startOfMonth(now)];
    const ofDay = addUsage(NO_USAGE, await sumRecordedBytes(db, vesselId, day), now);
    const view = { ...ofDay, monthBytes: await sumRecordedBytes(db, vesselId, month) };
    const line = { ...view, monthBytes: view.monthBytes + ofFiles };
    return { governor: new LineGovernor(budget, { 'ship-view': view, line }), rule: budget['ship-view'] };
  }
}

const startOfDay = (now: number) => new Date(now).setUTCHours(0, 0, 0, 0);
const startOfMonth = (now: number) => new Date(startOfDay(now)).setUTCDate(1);
