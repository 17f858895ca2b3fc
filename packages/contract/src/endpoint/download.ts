/** Calls that send a file in place of JSON, or take one. */
import type { z } from 'zod';
import { byteStream } from './byte-stream.ts';
import { type Access, defineEndpoint, type Nothing } from './endpoint.ts';

/** Declares a call that answers bytes; the content type is named by each answer. */
export function defineDownload<Params extends z.ZodType = Nothing, Query extends z.ZodType = Nothing>(
  target: `GET /api/${string}`,
  access: Access,
  parts: { summary: string; params?: Params; query?: Query },
) {
  return defineEndpoint(target, access, { ...parts, answer: byteStream });
}

/** Declares a call whose body is one file of at most `maxBodyBytes`; it answers what the file belongs to. */
export function defineUpload<Answer extends z.ZodType, Query extends z.ZodType>(
  target: `PUT /api/${string}`,
  access: Access,
  answer: Answer,
  parts: { summary: string; query: Query; maxBodyBytes: number },
) {
  return defineEndpoint(target, access, { ...parts, body: byteStream, answer });
}
