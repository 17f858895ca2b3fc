/** Bodies of requests: JSON alone, held to the bounds of the gate before the parser makes anything of it. */
import { MAX_FEEDBACK_BYTES } from '@fms/contract/endpoint';
import { checkJson, type GateRefusal, type ShapeBounds } from '@fms/contract/gate';
import type { FastifyInstance } from 'fastify';
import { Failure, invalid } from '../failure/failure.ts';

/**
 * The most values has a zone of all its corners, with three for each of them. Bytes are bounded route by route before this;
 * an image is one text as long as its route allows.
 */
const BODY_BOUNDS: ShapeBounds = {
  size: MAX_FEEDBACK_BYTES,
  depth: 32,
  values: 100_000,
  keys: 10_000,
  text: MAX_FEEDBACK_BYTES,
};

/** Only JSON changes anything; an empty body is one that was left out, as in a sign-out with the usual headers. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const refusal = readRefusal(checkJson(body as string, BODY_BOUNDS));
    if (refusal) return done(refusal);
    parse(request, body as string, done);
  });
}

/** Null for a body within the bounds, and for one whose grammar the parser refuses. */
function readRefusal(reason: GateRefusal | null): Failure | null {
  if (reason === null || reason === 'unreadable' || reason === 'cut-short') return null;
  if (reason === 'too-deep') return invalid('The body is nested too deeply.');
  if (reason === 'key-forbidden') return new Failure('malformed-json', 'The body has a key that is not allowed.');
  return new Failure('too-large', 'The body holds too much.');
}
