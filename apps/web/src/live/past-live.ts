/** Live data as it was at a moment: the same caches and hooks, filled from history and at rest between two moments. */
import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { AlarmInbox } from './alarm-inbox.ts';
import type { Clock } from './clock.ts';
import type { FrameScheduler } from './frame.ts';
import type { Live } from './live.ts';
import { TagCache, type TagSample } from './tag-cache.ts';

/** A clock that stands at a moment and moves only when it is told to. */
class StandingClock implements Clock {
  #at: Instant;
  readonly #listeners = new Set<() => void>();

  constructor(at: Instant) {
    this.#at = at;
  }

  readonly now = () => this.#at;
  readonly shown = () => this.#at;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  moveTo(at: Instant): void {
    this.#at = at;
    for (const listener of [...this.#listeners]) listener();
  }

  /** A moment of the past is the same by every clock. */
  setServerTime(): void {}
}

/** Takes of a tag what it is, and nothing of its newest value. */
class PastTagCache extends TagCache {
  override describe(tags: readonly Tag[]): void {
    super.describe(tags.map((tag) => ({ ...tag, value: null, timestamp: null })));
  }
}

export interface PastLive {
  readonly live: Live;
  /** What is on screen: the tags whose values a moment needs. */
  watched(): TagId[];
  /** Shows values and active alarms of a moment in place of those before; alarms that could not be read are unknown. */
  show(at: Instant, samples: readonly TagSample[], active?: readonly Alarm[]): void;
  /** Hears that another tag came on screen. */
  onWatched(listener: () => void): void;
}

export function createPastLive(present: Live, frames: FrameScheduler, at: Instant): PastLive {
  const clock = new StandingClock(at);
  const watched = new Set<TagId>();
  const alarms = new AlarmInbox();
  let tell = () => {};
  const tags = new PastTagCache({
    frames,
    now: clock.now,
    onWatched(tagId) {
      watched.add(tagId);
      tell();
    },
    onUnwatched: (tagId) => void watched.delete(tagId),
  });
  return {
    // Alarms that stand now say nothing of that moment.
    live: { ...present, isPast: true, clock, tags, alarms },
    watched: () => [...watched],
    onWatched(listener) {
      tell = listener;
    },
    show(moment, samples, active) {
      // A moment may lie before the one shown: what is known is no hindrance to what was.
      tags.forget();
      for (const sample of samples) tags.put(sample);
      if (active === undefined) alarms.forget();
      else alarms.replace(active);
      clock.moveTo(moment);
      tags.updateAges();
    },
  };
}
