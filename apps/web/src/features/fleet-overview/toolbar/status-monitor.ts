/**
 * Changes in the fleet since the overview was first opened: under way, stopped, out of range. Derived from the live
 * positions, so it begins with the first look at the overview and ends with the sign-in.
 */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { computeNextStatus, type StatusEvent, type StatusMemory } from '@fms/domain/vessel';
import { type Live, Notifier } from '../../../live/index.ts';

export interface FleetStatusEvent extends StatusEvent {
  readonly vesselId: VesselId;
}

/** Most entries kept; the oldest are dropped. */
const MOST_KEPT = 200;

export class StatusMonitor extends Notifier {
  readonly since: Instant;
  readonly #live: Pick<Live, 'positions' | 'clock'>;
  readonly #memories = new Map<VesselId, StatusMemory>();
  #events: readonly FleetStatusEvent[] = [];

  constructor(live: Pick<Live, 'positions' | 'clock'>) {
    super();
    this.#live = live;
    this.since = live.clock.now();
    this.#lookAtAll();
    live.positions.subscribeAll((moved) => this.#look(moved));
    // A vessel goes out of range without moving. Once a minute, since looking at ten thousand costs.
    let minute = Math.floor(this.since / 60_000);
    live.clock.subscribe(() => {
      const now = Math.floor(live.clock.now() / 60_000);
      if (now === minute) return;
      minute = now;
      this.#lookAtAll();
    });
  }

  /** Newest first. */
  get events(): readonly FleetStatusEvent[] {
    return this.#events;
  }

  #lookAtAll(): void {
    this.#look(this.#live.positions.entries().map(([vesselId]) => vesselId));
  }

  #look(vesselIds: readonly VesselId[]): void {
    const nowMs = this.#live.clock.now();
    const news: FleetStatusEvent[] = [];
    for (const vesselId of vesselIds) {
      const sighting = this.#live.positions.read(vesselId);
      if (sighting === undefined) continue;
      const { memory, events } = computeNextStatus(this.#memories.get(vesselId), sighting, nowMs);
      if (memory !== undefined) this.#memories.set(vesselId, memory);
      for (const event of events) news.push({ ...event, vesselId });
    }
    if (news.length === 0) return;
    this.#events = [...news, ...this.#events].sort((a, b) => b.time - a.time).slice(0, MOST_KEPT);
    this.notify();
  }
}

const watches = new WeakMap<object, StatusMonitor>();

/** The watch of a sign-in, begun when it is first asked for. It is disposed with the live caches it listens to. */
export function getStatusMonitor(live: Pick<Live, 'positions' | 'clock'>): StatusMonitor {
  const known = watches.get(live);
  if (known !== undefined) return known;
  const watch = new StatusMonitor(live);
  watches.set(live, watch);
  return watch;
}
