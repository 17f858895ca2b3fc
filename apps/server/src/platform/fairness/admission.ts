/**
 * Which calls are let in: some of a user at once, some more that wait in their order, and a total. What is refused is
 * refused before anything of it is done. The queue before the database shares what is let in.
 */
import { Failure } from '../failure/failure.ts';
import type { Flow } from './flow.ts';

/** A minute's backlog is never allowed to build up, so that a moment later there is room. */
const RETRY_AFTER_SECONDS = 2;

export interface AdmissionBounds {
  /** Calls of one flow that run at once. */
  readonly atOnce: number;
  /** Calls of one flow that wait. */
  readonly waiting: number;
  /** Bytes of the bodies of one flow that wait. */
  readonly waitingBytes: number;
  /** Calls of all flows that wait. */
  readonly total: number;
}

/**
 * Web application: a browser has 6 calls under way (HTTP/1.1), and about 25 when a page opens behind a proxy of HTTP/2;
 * 128 leaves room for five such pages. Six at once are what such a browser has: the embedded
 * database answers one at a time. The total is some megabytes of memory.
 */
export const CALL_BOUNDS: AdmissionBounds = {
  atOnce: 6,
  waiting: 128,
  waitingBytes: 32 * 1024 * 1024,
  total: 2000,
};

interface WaitingCall {
  readonly bytes: number;
  begin(): void;
}

interface Line {
  running: number;
  bytes: number;
  readonly waiting: WaitingCall[];
}

export interface CallSize {
  /** Bytes of its body. */
  readonly bytes: number;
  /** Whether its caller still waits for the answer; a call that waited in vain is not begun. */
  isWanted(): boolean;
}

export class Admission {
  readonly #bounds: AdmissionBounds;
  readonly #lines = new Map<string, Line>();
  #waiting = 0;

  constructor(bounds: AdmissionBounds = CALL_BOUNDS) {
    this.#bounds = bounds;
  }

  /**
   * Does the work in its turn. Throws `too-many-requests` at the bound of the flow, `overloaded` at the total and for a
   * caller who has left; both say when to try again.
   */
  async run<T>({ key }: Flow, { bytes, isWanted }: CallSize, work: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(key);
    if (line.running >= this.#bounds.atOnce) {
      await this.#wait(line, bytes);
      if (!isWanted()) {
        this.#leave(key, line);
        throw new Failure('overloaded', 'The caller has left.');
      }
    } else line.running++;
    try {
      return await work();
    } finally {
      this.#leave(key, line);
    }
  }

  #lineOf(key: string): Line {
    const known = this.#lines.get(key);
    if (known) return known;
    const line: Line = { running: 0, bytes: 0, waiting: [] };
    this.#lines.set(key, line);
    return line;
  }

  /** Resolves when the call may begin; it counts as running then. */
  #wait(line: Line, bytes: number): Promise<void> {
    const { waiting, waitingBytes, total } = this.#bounds;
    if (line.waiting.length >= waiting || (line.bytes > 0 && line.bytes + bytes > waitingBytes)) {
      throw new Failure('too-many-requests', 'Too many requests at once. Try again.', [], RETRY_AFTER_SECONDS);
    }
    if (this.#waiting >= total) {
      throw new Failure('overloaded', 'The server is busy. Try again.', [], RETRY_AFTER_SECONDS);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    line.waiting.push({ bytes, begin: resolve });
    line.bytes += bytes;
    this.#waiting++;
    return promise;
  }

  #leave(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) {
      this.#waiting--;
      line.bytes -= next.bytes;
      next.begin();
    } else if (--line.running === 0) this.#lines.delete(key);
  }
}
