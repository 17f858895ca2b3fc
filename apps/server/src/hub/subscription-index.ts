/**
 * Who listens to which tag. Keyed by vessel first: an event names its vessel, so a tag asked for under a vessel it
 * does not belong to never matches, and losing the right to a vessel is one step.
 */
import type { TagId, VesselId } from '@fms/domain/identity';

export class SubscriptionIndex<Listener> {
  readonly #byVessel = new Map<VesselId, Map<TagId, Set<Listener>>>();

  /** The same by listener: one that leaves walks its own tags alone, however many others watch. */
  readonly #byListener = new Map<Listener, Map<VesselId, Set<TagId>>>();

  add(listener: Listener, vesselId: VesselId, tagIds: readonly TagId[]): void {
    if (tagIds.length === 0) return;
    const tags = getOrAdd(this.#byVessel, vesselId, () => new Map<TagId, Set<Listener>>());
    const watched = getOrAdd(this.#byListener, listener, () => new Map<VesselId, Set<TagId>>());
    const own = getOrAdd(watched, vesselId, () => new Set<TagId>());
    for (const tagId of tagIds) {
      own.add(tagId);
      getOrAdd(tags, tagId, () => new Set<Listener>()).add(listener);
    }
  }

  remove(listener: Listener, vesselId: VesselId, tagIds: Iterable<TagId>): void {
    const tags = this.#byVessel.get(vesselId);
    const watched = this.#byListener.get(listener);
    const own = watched?.get(vesselId);
    if (!tags || !watched || !own) return;
    for (const tagId of tagIds) {
      if (!own.delete(tagId)) continue;
      const listeners = tags.get(tagId);
      listeners?.delete(listener);
      if (listeners?.size === 0) tags.delete(tagId);
    }
    if (own.size === 0) watched.delete(vesselId);
    if (watched.size === 0) this.#byListener.delete(listener);
    if (tags.size === 0) this.#byVessel.delete(vesselId);
  }

  /** Takes the listener off every tag of the vessel, or of all vessels when none is named. */
  removeAll(listener: Listener, vesselId?: VesselId): void {
    const watched = this.#byListener.get(listener);
    if (!watched) return;
    const vessels = vesselId === undefined ? [...watched.keys()] : [vesselId];
    for (const id of vessels) this.remove(listener, id, [...(watched.get(id) ?? [])]);
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

  /** Tags the listener watches, of all vessels. */
  count(listener: Listener): number {
    let count = 0;
    for (const tagIds of this.#byListener.get(listener)?.values() ?? []) count += tagIds.size;
    return count;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
