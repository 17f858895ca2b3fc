/** Answers of bytes: a file as an attachment that no browser renders, whole or one range of it. */
import type { Readable } from 'node:stream';
import { BYTES_TYPE } from '@fms/contract/endpoint';
import { create as formatDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, parseByteRange } from './byte-range.ts';

export interface FileAnswer {
  /** Shown by the browser where it saves the file. */
  readonly name: string;
  readonly sizeBytes: number;
  /** Names these bytes, e.g. their SHA-256: a download goes on only if they are still the same. */
  readonly tag?: string | undefined;
  /** Opens the file, or the range of it. */
  open(range?: ByteRange): Promise<Readable>;
}

/** Where a download that broke off goes on: nothing of it when the file is another one meanwhile (RFC 9110, section 13.1.5). */
function rangeOf({ headers }: FastifyRequest, { sizeBytes, tag }: FileAnswer): ByteRange | null | undefined {
  const condition = headers['if-range'];
  if (condition !== undefined && (tag === undefined || condition !== `"${tag}"`)) return undefined;
  return parseByteRange(headers.range, sizeBytes);
}

/** Sends the file: 200, 206 with a range, 416 for a range outside of it. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const { name, sizeBytes, tag } = file;
  const range = rangeOf(request, file);
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' });
  if (range === null) return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  if (tag !== undefined) reply.header('etag', `"${tag}"`);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  reply
    .type(BYTES_TYPE)
    .header('content-disposition', formatDisposition(name))
    .header('content-length', range ? range.end - range.start + 1 : sizeBytes);
  return reply.send(await file.open(range));
}
