/**
 * Who listens to which tag. Keyed by vessel first: an event names its vessel, so a tag asked for under a vessel it
 * does not belong to never matches, and losing the right to a vessel is one step.
 */
import type { TagId, VesselId } from '@fms/domain/identity';

export class SubscriptionIndex<Listener> {
  readonly #byVessel = new Map<VesselId, Map<TagId, Set<Listener>>>();

  add(listener: Listener, vesselId: VesselId, tagIds: readonly TagId[]): void {
    const tags = this.#byVessel.get(vesselId) ?? new Map<TagId, Set<Listener>>();
    this.#byVessel.set(vesselId, tags);
    for (const tagId of tagIds) {
      const listeners = tags.get(tagId);
      if (listeners) listeners.add(listener);
      else tags.set(tagId, new Set([listener]));
    }
  }

  remove(listener: Listener, vesselId: VesselId, tagIds: Iterable<TagId>): void {
    const tags = this.#byVessel.get(vesselId);
    if (!tags) return;
    for (const tagId of tagIds) {
      const listeners = tags.get(tagId);
      listeners?.delete(listener);
      if (listeners?.size === 0) tags.delete(tagId);
    }
    if (tags.size === 0) this.#byVessel.delete(vesselId);
  }

  /** Takes the listener off every tag of the vessel, or of all vessels when none is named. */
  removeAll(listener: Listener, vesselId?: VesselId): void {
    const vessels = vesselId === undefined ? [...this.#byVessel.keys()] : [vesselId];
    for (const id of vessels) this.remove(listener, id, [...(this.#byVessel.get(id)?.keys() ?? [])]);
  }

  /** Places in `tagIds` that each listener wants, listeners without any left out. */
  match(vesselId: VesselId, tagIds: readonly TagId[]): Map<Listener, number[]> {
    const wanted = new Map<Listener, number[]>();
    const tags = this.#byVessel.get(vesselId);
    if (!tags) return wanted;
    tagIds.forEach((tagId, place) => {
      for (const listener of tags.get(tagId) ?? []) {
        const places = wanted.get(listener);
        if (places) places.push(place);
        else wanted.set(listener, [place]);
      }
    });
    return wanted;
  }

  /** Vessels with at least one listener; 0 once all have unsubscribed. */
  get size(): number {
    return this.#byVessel.size;
  }

  count(listener: Listener): number {
    let count = 0;
    for (const tags of this.#byVessel.values())
      for (const listeners of tags.values()) if (listeners.has(listener)) count++;
    return count;
  }
}
