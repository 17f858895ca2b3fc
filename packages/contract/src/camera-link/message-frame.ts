/**
 * Messages in a byte channel: the lengths of header and body, four bytes each with the highest first, the header as JSON, the
 * body as it is. Both are bounded; what does not fit its shape ends the reading.
 */
import type { z } from 'zod';
import { MAX_STILL_BYTES } from '../camera/index.ts';

const PREFIX_BYTES = 8;
export const MAX_HEADER_BYTES = 32_768;

export interface CameraMessage<Header> {
  readonly header: Header;
  /** Empty where the header says everything. */
  readonly body: Uint8Array;
}

/** What came is no message of a camera channel. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

export function encodeMessage(header: object, body: Uint8Array = new Uint8Array()): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(header));
  const message = new Uint8Array(PREFIX_BYTES + head.length + body.length);
  const lengths = new DataView(message.buffer);
  lengths.setUint32(0, head.length);
  lengths.setUint32(4, body.length);
  message.set(head, PREFIX_BYTES);
  message.set(body, PREFIX_BYTES + head.length);
  return message;
}

/** Messages of a channel until its end, one at a time: what is not taken yet holds up the other end. Throws `MessageError`. */
export async function* readMessages<Schema extends z.ZodType>(
  channel: AsyncIterable<Uint8Array>,
  schema: Schema,
): AsyncGenerator<CameraMessage<z.output<Schema>>> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let wanted = PREFIX_BYTES;
  for await (const piece of channel) {
    waiting.push(piece);
    length += piece.length;
    while (length >= wanted) {
      const bytes = join(waiting, length);
      const lengths = readLengths(bytes);
      wanted = PREFIX_BYTES + lengths.head + lengths.body;
      waiting = [bytes];
      if (length < wanted) break;
      waiting = [bytes.subarray(wanted)];
      length -= wanted;
      yield {
        header: parseHeader(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + lengths.head), schema),
        body: bytes.slice(PREFIX_BYTES + lengths.head, wanted),
      };
      wanted = PREFIX_BYTES;
    }
  }
}

function join(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = pieces;
  if (pieces.length === 1 && first) return first;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function readLengths(bytes: Uint8Array): { readonly head: number; readonly body: number } {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, PREFIX_BYTES);
  const [head, body] = [lengths.getUint32(0), lengths.getUint32(4)];
  if (head > MAX_HEADER_BYTES) throw new MessageError(`A header has more than ${MAX_HEADER_BYTES} bytes.`);
  if (body > MAX_STILL_BYTES) throw new MessageError(`A picture has more than ${MAX_STILL_BYTES} bytes.`);
  return { head, body };
}

function parseHeader<Schema extends z.ZodType>(bytes: Uint8Array, schema: Schema): z.output<Schema> {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MessageError('A header is no JSON.');
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new MessageError('A header is none of this channel.');
  return parsed.data;
}
