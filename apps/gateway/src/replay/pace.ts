/** How fast a recording is sent: as fast as it goes, or so many recorded seconds a second. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@fms/domain/time';

export type ReplaySpeed = 1 | 60 | 'max';
export const replaySpeeds: readonly ReplaySpeed[] = [1, 60, 'max'];

const SAMPLES_PER_BATCH = 5000;

/** Decides from the recording alone where a batch ends, so that the same recording is always cut the same way. */
export class BatchCut {
  readonly #spanMs: number;
  #end: Instant | null = null;

  /** A paced replay sends one batch a second. */
  constructor(speed: ReplaySpeed) {
    this.#spanMs = speed === 'max' ? Infinity : speed * 1000;
  }

  /** Whether a reading of this time belongs into the next batch, when `samples` are in this one. */
  isDue(time: Instant, samples: number): boolean {
    this.#end ??= time + this.#spanMs;
    if (samples < SAMPLES_PER_BATCH && time < this.#end) return false;
    this.#end = Math.max(this.#end, time + this.#spanMs);
    return true;
  }
}

/** Holds a replay back to its speed, counted from the first moment it is asked about. */
export class Pace {
  readonly #speed: ReplaySpeed;
  readonly #now: () => Instant;
  #began: { readonly wall: Instant; readonly recorded: Instant } | null = null;

  constructor(speed: ReplaySpeed, now: () => Instant) {
    this.#speed = speed;
    this.#now = now;
  }

  /** Resolves when a reading of this time is to be sent. */
  async until(recorded: Instant, signal: AbortSignal): Promise<void> {
    if (this.#speed === 'max') return;
    this.#began ??= { wall: this.#now(), recorded };
    const wait = this.#began.wall + (recorded - this.#began.recorded) / this.#speed - this.#now();
    if (wait > 0) await sleep(wait, undefined, { signal });
  }
}
