/** Messages on a byte channel: four bytes of length, the greatest first, then MessagePack. What does not parse ends the channel. */
import type { Duplex } from 'node:stream';
import { encode } from '@msgpack/msgpack';
import type { z } from 'zod';
import { readMessagePack, type ShapeBounds } from '../gate/index.ts';
import { TransferError } from './transfer-message.ts';

const HEAD_BYTES = 4;
const MAX_MESSAGE_BYTES = 1024 * 1024;
const BOUNDS: ShapeBounds = {
  size: MAX_MESSAGE_BYTES,
  depth: 6,
  values: 40_000,
  keys: 64,
  text: MAX_MESSAGE_BYTES,
};
/** Bytes that may wait in the channel before the next message is written: `stop` must not wait behind more. */
const MAX_WAITING_BYTES = 128 * 1024;

export class MessageStream<In, Out> {
  readonly #channel: Duplex;
  readonly #shape: z.ZodType<In>;
  #waitingBytes = 0;
  #wakers: (() => void)[] = [];

  constructor(channel: Duplex, shape: z.ZodType<In>) {
    this.#channel = channel;
    this.#shape = shape;
    channel.once('close', () => this.#wake());
  }

  get isOpen(): boolean {
    return !this.#channel.destroyed && !this.#channel.writableEnded;
  }

  /** Resolves when the next message may be written. A message to a channel that has ended is dropped. */
  async send(message: Out): Promise<void> {
    if (!this.isOpen) return;
    const body = encode(message, { ignoreUndefined: true });
    const bytes = Buffer.allocUnsafe(HEAD_BYTES + body.length);
    bytes.writeUInt32BE(body.length);
    bytes.set(body, HEAD_BYTES);
    this.#waitingBytes += bytes.length;
    this.#channel.write(bytes, () => {
      this.#waitingBytes -= bytes.length;
      if (this.#waitingBytes <= MAX_WAITING_BYTES) this.#wake();
    });
    while (this.isOpen && this.#waitingBytes > MAX_WAITING_BYTES) {
      await new Promise<void>((resolve) => this.#wakers.push(resolve));
    }
  }

  /** Until the channel ends, however it ends. @throws {TransferError} `message-invalid` */
  async *messages(): AsyncGenerator<In, void, undefined> {
    const reader = new MessageReader();
    try {
      for await (const bytes of this.#channel as AsyncIterable<Buffer>) {
        for (const body of reader.push(bytes)) yield this.#parse(body);
      }
    } catch (error) {
      // A channel that was cut has nothing more to say; other errors are of what was read.
      if (error instanceof TransferError) throw error;
    }
  }

  end(): void {
    this.#channel.destroy();
  }

  #parse(body: Uint8Array): In {
    const read = readMessagePack(body, BOUNDS);
    const parsed = read.ok ? this.#shape.safeParse(read.value) : null;
    if (parsed?.success) return parsed.data;
    const [issue] = parsed?.error?.issues ?? [];
    throw new TransferError(
      'message-invalid',
      `A message of files cannot be read: ${issue?.path.join('.') ?? 'bytes'}.`,
    );
  }

  #wake(): void {
    for (const wake of this.#wakers.splice(0)) wake();
  }
}

/** Puts messages together from pieces of any size; holds one message at most. */
export class MessageReader {
  #pieces: Uint8Array[] = [];
  #length = 0;

  /** The bodies that are whole. @throws {TransferError} `message-invalid` for one that is too long */
  *push(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
    this.#pieces.push(bytes);
    this.#length += bytes.length;
    while (this.#length >= HEAD_BYTES) {
      const head = this.#join(HEAD_BYTES);
      const length = head.readUInt32BE();
      if (length > MAX_MESSAGE_BYTES) throw new TransferError('message-invalid', 'A message of files is too long.');
      if (this.#length < HEAD_BYTES + length) return;
      const whole = this.#join(HEAD_BYTES + length);
      const [first = whole] = this.#pieces;
      this.#pieces[0] = first.subarray(HEAD_BYTES + length);
      this.#length -= HEAD_BYTES + length;
      yield whole.subarray(HEAD_BYTES, HEAD_BYTES + length);
    }
  }

  /** Makes the first pieces one, where they are shorter than so many bytes. */
  #join(least: number): Buffer {
    let [first] = this.#pieces;
    if (first === undefined || first.length < least) {
      first = Buffer.concat(this.#pieces);
      this.#pieces = [first];
    }
    return Buffer.from(first.buffer, first.byteOffset, first.length);
  }
}
