/** Calls of one connection: one at a time, in their order, and a bounded number that wait. */
import { WAITING_BYTES, WAITING_CALLS } from './bounds.ts';

interface WaitingCall {
  readonly bytes: number;
  readonly answer: () => Promise<void>;
}

export class CallQueue {
  readonly #waiting: WaitingCall[] = [];
  #bytes = 0;
  #isBusy = false;
  #isClosed = false;

  /** `answer` must not reject. False where too much waits already: the call is not taken. */
  add(bytes: number, answer: () => Promise<void>): boolean {
    if (this.#isClosed) return true;
    if (this.#isBusy && (this.#waiting.length >= WAITING_CALLS || this.#bytes + bytes > WAITING_BYTES)) return false;
    this.#waiting.push({ bytes, answer });
    this.#bytes += bytes;
    if (!this.#isBusy) void this.#run();
    return true;
  }

  /** Drops what waits; nothing is begun any more. */
  close(): void {
    this.#isClosed = true;
    this.#waiting.length = 0;
    this.#bytes = 0;
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    for (let call = this.#waiting.shift(); call; call = this.#waiting.shift()) {
      this.#bytes -= call.bytes;
      await call.answer();
    }
    this.#isBusy = false;
  }
}
