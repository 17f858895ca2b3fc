/** Tells how much of a file is there, at most once a second. */
import type { Instant } from '@fms/domain/time';

const EVERY_MS = 1000;

export class ProgressTold {
  readonly #now: () => Instant;
  readonly #say: (transferId: number, doneBytes: number) => void;
  readonly #last = new Map<number, Instant>();

  constructor(now: () => Instant, say: (transferId: number, doneBytes: number) => void) {
    this.#now = now;
    this.#say = say;
  }

  tell(transferId: number, doneBytes: number): void {
    const now = this.#now();
    const last = this.#last.get(transferId);
    if (last !== undefined && now - last < EVERY_MS && now >= last) return;
    // One moves at a time: the others are of the past.
    this.#last.clear();
    this.#last.set(transferId, now);
    this.#say(transferId, doneBytes);
  }
}
