/** Cuts the stream of a viewer into messages, however its bytes are split over frames. */
import { ByteQueue } from '../bytes/byte-queue.ts';
import { CLIENT_LAYOUTS } from './client-layout.ts';
import type { ClientMessage, ClientProblem } from './client-message.ts';

export interface ClientReading {
  /** In the order in which they came; each owns its bytes. */
  readonly messages: readonly ClientMessage[];
  /** Null while the stream can go on. */
  readonly problem: ClientProblem | null;
}

/** Holds back one unfinished message at most, whose size the layouts bound. */
export class ClientReader {
  readonly #queue = new ByteQueue();
  #problem: ClientProblem | null = null;

  /** The messages that these bytes complete. After a problem it reads no more and names the same problem again. */
  take(bytes: Uint8Array): ClientReading {
    const messages: ClientMessage[] = [];
    if (this.#problem === null) {
      this.#queue.add(bytes);
      for (let message = this.#next(); message !== null; message = this.#next()) messages.push(message);
    }
    return { messages, problem: this.#problem };
  }

  #next(): ClientMessage | null {
    if (this.#queue.length === 0) return null;
    const waiting = this.#queue.view;
    const layout = CLIENT_LAYOUTS.get(waiting.getUint8(0));
    if (!layout) return this.#fail('unknown-message');
    if (waiting.byteLength < layout.least) return null;
    const length = layout.measure(waiting);
    if (typeof length === 'string') return this.#fail(length);
    if (waiting.byteLength < length) return null;
    const bytes = this.#queue.take(length);
    return layout.read(new DataView(bytes.buffer), bytes) ?? this.#fail('malformed-message');
  }

  #fail(problem: ClientProblem): null {
    this.#problem = problem;
    return null;
  }
}
