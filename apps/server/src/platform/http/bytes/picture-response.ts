/**
 * Answers of bytes that a page draws: one picture, or a stream of them. A browser that opens the address itself finds a
 * sandbox without script: what a ship sends is drawn and never runs.
 */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FileAnswer, sendFile } from './file-response.ts';

export interface PictureAnswer {
  readonly kind: 'picture';
  readonly type: 'image/jpeg';
  readonly sizeBytes: number;
  /** SHA-256 of the picture. */
  readonly tag: string;
  open(): Promise<Readable>;
}

/** Bytes without an end of their own; a browser that leaves destroys the stream. */
export interface StreamAnswer {
  readonly kind: 'stream';
  /** e.g. `multipart/x-mixed-replace; boundary=…`. */
  readonly type: string;
  readonly stream: Readable;
}

export type BytesAnswer = FileAnswer | PictureAnswer | StreamAnswer;

const SANDBOX = "sandbox; default-src 'none'";

/** 304 where the browser has this very picture. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: BytesAnswer,
): Promise<FastifyReply> {
  if (!('kind' in answer)) return sendFile(request, reply, answer);
  reply.header('content-security-policy', SANDBOX).header('content-disposition', 'inline').type(answer.type);
  if (answer.kind === 'stream') return reply.header('cache-control', 'no-store').send(answer.stream);
  const tag = `"${answer.tag}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-length', answer.sizeBytes).send(await answer.open());
}
