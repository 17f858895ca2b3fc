/**
 * One byte channel as a duplex stream of Node: `pipeline`, back-pressure and `destroy` mean what they mean elsewhere.
 * What is written waits until the other end has given credit and the line has room; what is read is given back.
 */
import { Duplex } from 'node:stream';
import { CodedError } from '../error/coded-error.ts';
import { CHANNEL_CREDIT_BYTES, type ChannelFrame, type ChannelOpenFrame } from './channel-frame.ts';

/** Credit is given back in parts of this size: a frame for each read would cost the line more than it saves. */
const CREDIT_PART_BYTES = CHANNEL_CREDIT_BYTES / 8;

/** Ends a channel for both ends; the code crosses the wire. */
export class ChannelError extends CodedError {
  override readonly name = 'ChannelError';
}

/** What a channel asks of the connection it is on. */
export interface ChannelLine {
  send(frame: ChannelFrame): void;
  /** There is something to send, or credit to send it. */
  wake(): void;
  /** Nothing more comes or goes. */
  gone(channel: Channel): void;
}

interface Waiting {
  rest: Uint8Array;
  readonly done: (error?: Error | null) => void;
}

export class Channel extends Duplex {
  readonly id: number;
  readonly opening: ChannelOpenFrame;
  readonly #line: ChannelLine;
  #waiting: Waiting | undefined;
  #credit = CHANNEL_CREDIT_BYTES;
  #received = 0;
  #returned = 0;
  #isCutByOther = false;
  #isOpened = false;

  constructor(opening: ChannelOpenFrame, line: ChannelLine) {
    super({ readableHighWaterMark: CHANNEL_CREDIT_BYTES, writableHighWaterMark: CHANNEL_CREDIT_BYTES });
    this.id = opening.channel;
    this.opening = opening;
    this.#line = line;
  }

  /** Bytes that could be sent now if the line had room. */
  get sendable(): number {
    return this.#isOpened ? Math.min(this.#waiting?.rest.length ?? 0, this.#credit) : 0;
  }

  /** The other end takes it, or it was taken here. */
  opened(): void {
    this.#isOpened = true;
    this.#line.wake();
  }

  /** Sends the next part of what waits; `most` is above 0 and at most `sendable`. Answers how many bytes it was. */
  sendNext(most: number): number {
    const waiting = this.#waiting;
    if (waiting === undefined) return 0;
    const bytes = waiting.rest.subarray(0, most);
    waiting.rest = waiting.rest.subarray(bytes.length);
    this.#credit -= bytes.length;
    this.#line.send({ type: 'channelData', channel: this.id, bytes });
    // Only now: the stream may end in this very call, and the end follows the data.
    if (waiting.rest.length === 0) {
      this.#waiting = undefined;
      waiting.done();
    }
    return bytes.length;
  }

  /** Bytes of the other end. More than it had credit for ends the channel: the buffer here is bounded. */
  receive(bytes: Uint8Array): void {
    this.#received += bytes.length;
    if (this.#received - this.#returned > CHANNEL_CREDIT_BYTES) {
      this.destroy(new ChannelError('credit-exceeded', 'More bytes came than there was credit for.'));
      return;
    }
    this.push(bytes);
    this.#giveBack();
  }

  /** The other end has read so many bytes. */
  addCredit(bytes: number): void {
    this.#credit = Math.min(CHANNEL_CREDIT_BYTES, this.#credit + bytes);
    this.#line.wake();
  }

  /** The other end has nothing more to say. */
  receiveEnd(): void {
    this.push(null);
  }

  /** The other end, or the end of the connection, cut it. */
  receiveCut(code: string, message: string): void {
    this.#isCutByOther = true;
    this.destroy(new ChannelError(code, message));
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Waiting['done']): void {
    if (chunk.length === 0) {
      done();
      return;
    }
    this.#waiting = { rest: chunk, done };
    this.#line.wake();
  }

  override _final(done: Waiting['done']): void {
    this.#line.send({ type: 'channelEnd', channel: this.id });
    done();
  }

  /** What is read comes by `take`; here is nothing to fetch. */
  override _read(): void {}

  override read(size?: number): unknown {
    const chunk: unknown = super.read(size);
    this.#giveBack();
    return chunk;
  }

  #giveBack(): void {
    const bytes = this.#received - this.readableLength - this.#returned;
    if (bytes < CREDIT_PART_BYTES || this.destroyed) return;
    this.#returned += bytes;
    this.#line.send({ type: 'channelCredit', channel: this.id, bytes });
  }

  override _destroy(error: Error | null, done: Waiting['done']): void {
    const isWhole = this.readableEnded && this.writableFinished;
    if (!isWhole && !this.#isCutByOther) {
      const { code, message } =
        error instanceof ChannelError ? error : { code: 'given-up', message: 'It was given up.' };
      this.#line.send({ type: 'channelCut', channel: this.id, code, message });
    }
    this.#line.gone(this);
    this.#waiting?.done(error ?? new ChannelError('given-up', 'It was given up.'));
    this.#waiting = undefined;
    done(error);
  }
}
