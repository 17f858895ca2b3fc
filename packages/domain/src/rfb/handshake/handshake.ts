/**
 * A handshake as straight code: a generator that asks for bytes by their number and hands out bytes to send. It knows
 * no socket: its caller has one.
 */
import { ByteQueue, joinBytes } from '../bytes/byte-queue.ts';

type Turn = { readonly read: number } | { readonly send: Uint8Array };
export type Talk<Outcome> = Generator<Turn, Outcome, Uint8Array>;

/** Waits for so many bytes of the peer. */
export function* read(length: number): Talk<Uint8Array> {
  return yield { read: length };
}

/** Waits for a number of four bytes. */
export function* readNumber(): Talk<number> {
  const bytes = yield* read(4);
  return new DataView(bytes.buffer).getUint32(0);
}

export function* send(bytes: Uint8Array): Talk<void> {
  yield { send: bytes };
}

/** Runs one handshake. It holds no more than the bytes it waits for and the chunk that came last. */
export class Handshake<Outcome> {
  readonly #talk: Talk<Outcome>;
  readonly #queue = new ByteQueue();
  /** How many bytes the handshake waits for; null before its start. */
  #wanted: number | null = null;
  #outcome: Outcome | null = null;

  constructor(talk: Talk<Outcome>) {
    this.#talk = talk;
  }

  /** Null while it goes on. */
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** Takes bytes of the peer, none to begin with, and gives what is to be sent to it. */
  take(bytes: Uint8Array): Uint8Array {
    this.#queue.add(bytes);
    const sent: Uint8Array[] = [];
    if (this.#wanted === null) this.#advance(this.#talk.next(), sent);
    while (this.#outcome === null && this.#queue.length >= (this.#wanted ?? 0)) {
      this.#advance(this.#talk.next(this.#queue.take(this.#wanted ?? 0)), sent);
    }
    return joinBytes(sent);
  }

  /** What came behind the handshake: the first bytes of the stream. */
  takeRest(): Uint8Array {
    return this.#queue.take(this.#queue.length);
  }

  /** Goes on to where the handshake waits for bytes, or to its end. */
  #advance(step: IteratorResult<Turn, Outcome>, sent: Uint8Array[]): void {
    let next = step;
    while (!next.done && 'send' in next.value) {
      sent.push(next.value.send);
      next = this.#talk.next();
    }
    if (next.done) this.#outcome = next.value;
    else if ('read' in next.value) this.#wanted = next.value.read;
  }
}
