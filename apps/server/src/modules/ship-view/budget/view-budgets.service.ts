/**
 * What sessions may cost on the line of each vessel, and what they have cost: the lane `ship-view` of its governor, which
 * files and cameras share.
 */
import type { ViewBudget } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { findViewHold, isAheadOfPace, type ViewHold } from '@fms/domain/ship-view';
import type { LineGovernor } from '@fms/domain/transfer';
import type { Clock } from '../../../platform/clock/clock.ts';

export interface ViewBudgetPorts {
  readonly clock: Clock;
  governorOf(vesselId: VesselId): Promise<LineGovernor>;
  /** Bits a second that the line carries; null where it was not measured. */
  bitRateOf(vesselId: VesselId): number | null;
}

export interface EvaluatedBudget {
  /** What keeps sessions to stills now. */
  readonly held: ViewHold | null;
  readonly budget: ViewBudget;
}

export class ViewBudgets {
  readonly #ports: ViewBudgetPorts;

  constructor(ports: ViewBudgetPorts) {
    this.#ports = ports;
  }

  async evaluate(vesselId: VesselId): Promise<EvaluatedBudget> {
    const { clock, bitRateOf, governorOf } = this.#ports;
    const governor = await governorOf(vesselId);
    const now = clock.now();
    const { dayBytes, monthBytes } = governor.getUsage('ship-view', now);
    const { bytesPerDay, bytesPerMonth } = governor.budget['ship-view'];
    return {
      held: findViewHold(governor, bitRateOf(vesselId), now),
      budget: { dayBytes, monthBytes, mostDayBytes: bytesPerDay, mostMonthBytes: bytesPerMonth },
    };
  }

  /** Counts bytes that crossed the line; true while the pace of the lane lets no more go. */
  async count(vesselId: VesselId, bytes: number): Promise<boolean> {
    const governor = await this.#ports.governorOf(vesselId);
    const now = this.#ports.clock.now();
    if (bytes > 0) governor.count('ship-view', bytes, now);
    return isAheadOfPace(governor, now);
  }
}
