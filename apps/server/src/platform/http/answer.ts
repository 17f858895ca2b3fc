/**
 * Parsing and writing of answers. Lists can hold a million points: parsed and written in one go they would hold up
 * every other request and ship for seconds, so they are taken in slices with a breath between.
 */
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';

/** Elements taken at once; about 5 ms of work. */
const SLICE = 2_000;

/** The server answered what its own contract does not allow: a mistake of ours, never of the caller's. */
export class AnswerMismatch extends Error {
  constructor(cause: z.ZodError) {
    super(`The answer is not as the contract says:\n${z.prettifyError(cause)}`, { cause });
    this.name = 'AnswerMismatch';
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new AnswerMismatch(result.error);
  return result.data;
}

/** JSON text of the array, slice by slice; a slice that does not parse ends the answer in the middle, visibly. */
async function* writeArray(element: z.ZodType, values: readonly unknown[], first: string): AsyncGenerator<string> {
  yield first;
  const slices = z.array(element);
  for (let at = SLICE; at < values.length; at += SLICE) {
    await breathe();
    const slice = JSON.stringify(parse(slices, values.slice(at, at + SLICE)));
    yield `,${slice.slice(1, -1)}`;
  }
  yield ']';
}

/**
 * The body of an answer: parsed by the contract, so that undeclared fields never leave, as JSON text or a stream of
 * it; undefined when the endpoint answers nothing. Throws `AnswerMismatch`.
 */
export function answerBody(schema: z.ZodType, value: unknown): string | Readable | undefined {
  if (schema instanceof z.ZodArray && Array.isArray(value) && value.length > SLICE && !schema.def.checks?.length) {
    const element = schema.element as z.ZodType;
    // The first slice is parsed before anything is sent, so that a wrong shape is still an ordinary error.
    const first = JSON.stringify(parse(z.array(element), value.slice(0, SLICE))).slice(0, -1);
    return Readable.from(writeArray(element, value, first));
  }
  const parsed = parse(schema, value);
  return parsed === undefined ? undefined : JSON.stringify(parsed);
}
