/** Bytes in place of JSON, as the body or the answer of a call: a file that no schema describes. */
import { z } from 'zod';

declare const bytes: unique symbol;

/** What such a part is to the types of an endpoint; each end reads and writes it as a stream of its own kind. */
export interface Bytes {
  readonly [bytes]: true;
}

/** Stands where an endpoint sends or takes bytes. It parses nothing: the router hands the stream to the handler. */
export const byteStream: z.ZodType<Bytes, Bytes> = z.custom<Bytes>(() => false, 'is sent as bytes');

/** The content type of a body of bytes; a file names its own in the answer. */
export const BYTES_TYPE = 'application/octet-stream';

export function isByteStream(schema: z.ZodType): boolean {
  return (schema as unknown) === byteStream;
}
