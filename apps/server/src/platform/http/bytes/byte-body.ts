/** Bodies of bytes: passed to the handler as they arrive, up to the bound of their endpoint. */
import { Readable, Transform } from 'node:stream';
import { BYTES_TYPE } from '@fms/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../failure/failure.ts';

/** Lets one scope of routes take bytes; everywhere else a body is JSON. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES_TYPE, (_request, payload, done) => done(null, payload));
}

/**
 * The body as a stream that fails with `too-large` at the first byte above the bound; empty where there is none. A body
 * whose declared length is above the bound is refused before a byte is read.
 */
export function boundBytes(body: unknown, maxBytes: number, declaredBytes = 0): Readable {
  if (!(body instanceof Readable)) return Readable.from([]);
  const tooLarge = () => new Failure('too-large', `A body of at most ${maxBytes} bytes is taken.`);
  if (declaredBytes > maxBytes) throw tooLarge();
  let seen = 0;
  const bound = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.on('error', (error) => bound.destroy(error));
  return body.pipe(bound);
}
