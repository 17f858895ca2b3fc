/** Which transfer of a vessel is next, and which vessel. */
import type { VesselId } from '../../identity/ids.ts';
import type { Instant } from '../../time/instant.ts';

export const TRANSFER_PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const;
export type TransferPriority = (typeof TRANSFER_PRIORITIES)[number];

export interface QueuedTransfer {
  readonly id: number;
  readonly priority: TransferPriority;
  /** When a person chose `now`, against the schedule; null otherwise. */
  readonly nowAt: Instant | null;
  /** When a person put it first in its priority; null otherwise. */
  readonly firstAt: Instant | null;
  readonly queuedAt: Instant;
}

/**
 * The order of a queue, for sorting: `now` before every priority, the one asked last first; then by priority; in one
 * priority those put first, the last such before the others; then the older. Priority is strict: low waits for urgent.
 */
export function compareTransfers(one: QueuedTransfer, other: QueuedTransfer): number {
  return (
    newerFirst(one.nowAt, other.nowAt) ||
    TRANSFER_PRIORITIES.indexOf(one.priority) - TRANSFER_PRIORITIES.indexOf(other.priority) ||
    newerFirst(one.firstAt, other.firstAt) ||
    one.queuedAt - other.queuedAt ||
    one.id - other.id
  );
}

function newerFirst(one: Instant | null, other: Instant | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return other - one;
}

/** Puts a transfer into another priority; its place in the old one is lost. */
export function changePriority<Queued extends QueuedTransfer>(transfer: Queued, priority: TransferPriority): Queued {
  return priority === transfer.priority ? transfer : { ...transfer, priority, firstAt: null };
}

/**
 * Shares what vessels have in common, as disks and processors ashore, by bytes: start-time fair queueing (P. Goyal et
 * al., SIGCOMM 1996). The vessel that got least of late is next, whatever the priorities of its queue, so that a vessel
 * that calls everything urgent gains nothing. A vessel that had nothing to send saves up no claim.
 */
export class VesselTurns {
  /** Virtual time, bytes, at which a vessel's next turn begins. Vessels behind the clock are not kept. */
  readonly #next = new Map<VesselId, number>();
  #clock = 0;

  /** The vessel whose turn it is of those that have something to send, null when there is none. */
  pick(vessels: Iterable<VesselId>): VesselId | null {
    let picked: VesselId | null = null;
    let least = Infinity;
    for (const vessel of vessels) {
      const start = Math.max(this.#clock, this.#next.get(vessel) ?? 0);
      if (start < least) [picked, least] = [vessel, start];
    }
    if (picked !== null) this.#moveTo(least);
    return picked;
  }

  /** Counts bytes that a vessel was given. */
  charge(vessel: VesselId, bytes: number): void {
    this.#next.set(vessel, Math.max(this.#clock, this.#next.get(vessel) ?? 0) + bytes);
  }

  #moveTo(clock: number): void {
    this.#clock = clock;
    for (const [vessel, next] of this.#next) if (next <= clock) this.#next.delete(vessel);
  }
}
