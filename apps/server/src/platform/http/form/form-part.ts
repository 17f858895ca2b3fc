/** The parts of a multipart/form-data body, one after the other as they arrive (RFC 2046, section 5.1; RFC 7578). */
import { Failure, invalid } from '../../failure/failure.ts';
import { type PartHead, parsePartHead } from './part-head.ts';

/** Text before the first boundary has no meaning; browsers send none. */
const MAX_PREAMBLE_BYTES = 1000;
const MAX_HEAD_BYTES = 4000;
const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const CLOSING = Buffer.from('--');

/** One part. Its bytes are read before the next part is asked for; what is left of them is passed over. */
export interface FormPart extends PartHead {
  readonly bytes: AsyncIterable<Buffer>;
}

/** Bytes that arrived and were not read yet; never more than one chunk and the beginning of a boundary. */
class Arrival {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(body: AsyncIterable<Buffer>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /** @throws {Failure} `invalid-input` where the body ends */
  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw invalid('The form ends before its last boundary.');
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
  }

  prepend(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  /** Exactly so many bytes. */
  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) await this.#more();
    return this.#cut(count);
  }

  /** What stands before the mark, which is passed over; more than `most` bytes are refused. */
  async takeUntil(mark: Buffer, most: number, what: string): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if ((at === -1 ? this.#held.length - mark.length : at) > most) throw new Failure('too-large', what);
      if (at !== -1) {
        const before = this.#cut(at);
        this.#cut(mark.length);
        return before;
      }
      await this.#more();
    }
  }

  /** The same in pieces, for what has no bound here. */
  async *stream(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      const sure = at === -1 ? this.#held.length - mark.length + 1 : at;
      if (sure > 0) yield this.#cut(sure);
      if (at !== -1) {
        this.#cut(mark.length);
        return;
      }
      await this.#more();
    }
  }

  #cut(count: number): Buffer {
    const bytes = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return bytes;
  }
}

/** Reads to the end of the iteration, which a loop that was left early did not. */
async function drain(bytes: AsyncGenerator<Buffer>): Promise<void> {
  while (!(await bytes.next()).done);
}

/**
 * The parts of a body in their order, without holding one: memory is that of a chunk. Ends behind the closing boundary.
 * @throws {Failure} `invalid-input` for what is no form, and `too-large` for a head beyond its bound
 */
export async function* readFormParts(
  body: AsyncIterable<Buffer>,
  boundary: string,
): AsyncGenerator<FormPart, undefined> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  const arrival = new Arrival(body);
  // So that the first boundary looks as the others do.
  arrival.prepend(LINE_END);
  await arrival.takeUntil(mark, MAX_PREAMBLE_BYTES, 'The form does not begin with its boundary.');
  for (;;) {
    const next = await arrival.take(LINE_END.length);
    if (next.equals(CLOSING)) return undefined;
    if (!next.equals(LINE_END)) throw invalid('A boundary of the form does not end its line.');
    const head = await arrival.takeUntil(HEAD_END, MAX_HEAD_BYTES, 'The head of a part is too long.');
    const bytes = arrival.stream(mark);
    yield { ...parsePartHead(head), bytes: { [Symbol.asyncIterator]: () => keepOpen(bytes) } };
    await drain(bytes);
  }
}

/** The same iteration for a loop that may be left early: the rest is then still to be passed over. */
function keepOpen(bytes: AsyncGenerator<Buffer>): AsyncIterator<Buffer> {
  return { next: () => bytes.next() };
}
