/** Declares to the shore, on each connection, the vessels and tags that the numbers in the batches stand for. */
import type { GatewayFrameInput } from '@fms/contract/link';
import type { StreamTables } from '../stream/stream-tables.ts';

/** A declaration is some 300 bytes, and a frame may hold 1 MB. */
const TAGS_PER_FRAME = 1000;

export class Declarations {
  readonly #stream: string;
  readonly #source: { readonly tables: StreamTables };
  readonly #send: (frame: GatewayFrameInput) => void;
  #vessels = 0;
  #tags = 0;
  #unanswered = 0;

  constructor(stream: string, source: { readonly tables: StreamTables }, send: (frame: GatewayFrameInput) => void) {
    this.#stream = stream;
    this.#source = source;
    this.#send = send;
  }

  /** Sends what is new in the tables; true when the shore has answered for every vessel, so that batches may follow. */
  bringUpToDate(): boolean {
    const stream = this.#stream;
    const { tables } = this.#source;
    for (; this.#vessels < tables.vessels.length; this.#vessels++) {
      const vessel = tables.vessels[this.#vessels];
      if (!vessel) break;
      this.#unanswered++;
      this.#send({ type: 'vessel', stream, index: this.#vessels, ...vessel });
    }
    while (this.#tags < tables.tags.length) {
      const tags = tables.tags.slice(this.#tags, this.#tags + TAGS_PER_FRAME);
      this.#send({ type: 'tags', stream, firstIndex: this.#tags, tags });
      this.#tags += tags.length;
    }
    return this.#unanswered === 0;
  }

  /** The shore has accepted or refused a vessel. */
  answered(): void {
    this.#unanswered--;
  }
}
