/**
 * The newest sample of every tag, and its subscribers. A late sample never replaces a newer one. A listener is called
 * once a frame at most, and only for a tag that changed.
 */
import type { Tag } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type FrameScheduler, runOncePerFrame } from './frame.ts';
import { ListenersByKey } from './listener/listeners.ts';
import { getTagFreshness, type Sample, type TagFreshness, type TagReading, UNKNOWN_READING } from './tag-reading.ts';

interface Entry {
  sample: Sample | undefined;
  /** What was last told; the same object until something changed. */
  reading: TagReading;
  vesselId: VesselId | undefined;
  intervalMs: number | null;
}

export interface TagCacheParts {
  readonly frames: FrameScheduler;
  readonly now: () => Instant;
  /** Hears when a tag comes on screen and when it leaves it. */
  readonly onWatched?: (tagId: TagId) => void;
  readonly onUnwatched?: (tagId: TagId) => void;
  /** Hears that the vessel of some tags became known. */
  readonly onDescribed?: () => void;
}

/** One sample of one tag as it arrives. */
export interface TagSample extends Sample {
  readonly tagId: TagId;
}

export class TagCache {
  readonly #entries = new Map<TagId, Entry>();
  readonly #listeners: ListenersByKey<TagId>;
  readonly #now: () => Instant;
  readonly #onDescribed: () => void;
  readonly #moved = new Set<TagId>();
  /** When each vessel was last heard; it keeps tags fresh that come only on change. */
  readonly #heard = new Map<VesselId, Instant>();
  /** What is to be added to the times of a vessel's clock. */
  readonly #clockOffsets = new Map<VesselId, number>();
  readonly #requestFlush: () => void;

  constructor({ frames, now, onWatched, onUnwatched, onDescribed = () => {} }: TagCacheParts) {
    this.#now = now;
    this.#onDescribed = onDescribed;
    this.#listeners = new ListenersByKey(onWatched, onUnwatched);
    this.#requestFlush = runOncePerFrame(frames, () => this.#flush());
  }

  /**
   * Tells the cache whose tags these are and how often they are expected; takes their values unless it has newer ones.
   * Stored values of a tag without listeners apply at once, so that a screen is first drawn with its values.
   */
  describe(tags: readonly Tag[]): void {
    for (const tag of tags) {
      const entry = this.#entry(tag.Id);
      entry.vesselId = tag.vesselId;
      entry.intervalMs = tag.intervalSeconds === null ? null : tag.intervalSeconds * 1000;
      if (tag.timestamp !== null) {
        this.put({ tagId: tag.Id, value: tag.value, time: Date.parse(tag.timestamp), quality: tag.quality });
      }
      this.#touch(tag.Id);
    }
    // Only now, when each of them has told how lately their vessel was heard.
    for (const { Id } of tags) if (!this.#listeners.has(Id)) this.#settle(this.#entry(Id));
    this.#onDescribed();
  }

  /** Tells whose tag this is on a screen that does not read the tags of that vessel: the hub is asked by vessel. */
  assign(tagId: TagId, vesselId: VesselId): void {
    const entry = this.#entry(tagId);
    if (entry.vesselId === vesselId) return;
    entry.vesselId = vesselId;
    this.#onDescribed();
  }

  /** Takes a sample; one measured before the newest known is history and loses. */
  put({ tagId, value, time, quality }: TagSample): void {
    const entry = this.#entry(tagId);
    if (entry.vesselId !== undefined) this.heard(entry.vesselId, time);
    if (entry.sample !== undefined && time < entry.sample.time) return;
    entry.sample = { value, time, quality };
    this.#touch(tagId);
  }

  /** The vessel was heard with something measured at `time`. */
  heard(vesselId: VesselId, time: Instant): void {
    if (time > (this.#heard.get(vesselId) ?? Number.NEGATIVE_INFINITY)) this.#heard.set(vesselId, time);
  }

  /** The clock of the vessel is behind by so much; its values count as that much younger. */
  setClockOffset(vesselId: VesselId, offsetMs: number): void {
    this.#clockOffsets.set(vesselId, offsetMs);
  }

  /** When the vessel was last heard with anything at all; null when never. */
  lastHeard(vesselId: VesselId): Instant | null {
    return this.#heard.get(vesselId) ?? null;
  }

  read(tagId: TagId): TagReading {
    return this.#entries.get(tagId)?.reading ?? UNKNOWN_READING;
  }

  vesselOf(tagId: TagId): VesselId | undefined {
    return this.#entries.get(tagId)?.vesselId;
  }

  subscribe(tagId: TagId, listener: () => void): () => void {
    return this.#listeners.subscribe(tagId, listener);
  }

  /** Evaluates the age of what is on screen; a value that became late or stale is announced like a new one. */
  updateAges(): void {
    for (const tagId of this.#listeners.keys()) {
      const entry = this.#entries.get(tagId);
      if (entry === undefined) continue;
      if (this.#evaluate(entry) !== entry.reading.freshness) this.#touch(tagId);
    }
  }

  /** Drops every sample: after a restart the server may hold others. */
  forget(): void {
    for (const [tagId, entry] of this.#entries) {
      entry.sample = undefined;
      this.#touch(tagId);
    }
  }

  /** Samples to be remembered until the next visit, and back. */
  samples(): TagSample[] {
    return [...this.#entries].flatMap(([tagId, { sample }]) => (sample === undefined ? [] : [{ tagId, ...sample }]));
  }

  /** Tags with listeners. */
  get watchedCount(): number {
    return this.#listeners.size;
  }

  #entry(tagId: TagId): Entry {
    const known = this.#entries.get(tagId);
    if (known !== undefined) return known;
    const entry: Entry = {
      sample: undefined,
      reading: UNKNOWN_READING,
      vesselId: undefined,
      intervalMs: null,
    };
    this.#entries.set(tagId, entry);
    return entry;
  }

  #evaluate({ sample, intervalMs, vesselId }: Entry): TagFreshness {
    const vesselHeard = vesselId === undefined ? null : this.lastHeard(vesselId);
    const offsetMs = vesselId === undefined ? 0 : (this.#clockOffsets.get(vesselId) ?? 0);
    return getTagFreshness(sample, { intervalMs, vesselHeard }, this.#now() - offsetMs);
  }

  #touch(tagId: TagId): void {
    this.#moved.add(tagId);
    this.#requestFlush();
  }

  #flush(): void {
    const moved = [...this.#moved];
    this.#moved.clear();
    for (const tagId of moved) {
      if (this.#settle(this.#entry(tagId))) this.#listeners.notify(tagId);
    }
  }

  /** Makes the newest sample what is read; whether anything changed. */
  #settle(entry: Entry): boolean {
    const freshness = this.#evaluate(entry);
    if (entry.sample === entry.reading.sample && freshness === entry.reading.freshness) return false;
    entry.reading = { sample: entry.sample, freshness };
    return true;
  }
}
