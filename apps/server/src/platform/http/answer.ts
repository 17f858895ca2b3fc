/**
 * Parsing and writing of answers. Lists can hold a million points: parsed and written in one go they would hold up
 * every other request and ship for seconds, so they are taken in slices with a breath between.
 */
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';

/** Weight taken at once; about 5 ms of work. */
const SLICE = 2_000;

/** What an element costs: one, and one for each element of its own lists, as the points of a tag's statistic. */
function weightOf(element: unknown): number {
  if (typeof element !== 'object' || element === null) return 1;
  let weight = 1;
  for (const part of Object.values(element)) if (Array.isArray(part)) weight += part.length;
  return weight;
}

/** Where the slice that begins at `from` ends. */
function sliceEnd(values: readonly unknown[], from: number): number {
  let weight = 0;
  let end = from;
  while (end < values.length && weight < SLICE) weight += weightOf(values[end++]);
  return end;
}

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
async function* writeArray(
  element: z.ZodType,
  values: readonly unknown[],
  first: { text: string; end: number },
): AsyncGenerator<string> {
  yield first.text;
  const slices = z.array(element);
  for (let from = first.end, to = from; from < values.length; from = to) {
    await breathe();
    to = sliceEnd(values, from);
    const slice = JSON.stringify(parse(slices, values.slice(from, to)));
    yield `,${slice.slice(1, -1)}`;
  }
  yield ']';
}

/**
 * The body of an answer: parsed by the contract, so that undeclared fields never leave, as JSON text or a stream of
 * it; undefined when the endpoint answers nothing. Throws `AnswerMismatch`.
 */
export function answerBody(schema: z.ZodType, value: unknown): string | Readable | undefined {
  if (schema instanceof z.ZodArray && Array.isArray(value) && !schema.def.checks?.length) {
    const end = sliceEnd(value, 0);
    if (end < value.length) {
      const element = schema.element as z.ZodType;
      // The first slice is parsed before anything is sent, so that a wrong shape is still an ordinary error.
      const text = JSON.stringify(parse(z.array(element), value.slice(0, end))).slice(0, -1);
      return Readable.from(writeArray(element, value, { text, end }));
    }
  }
  const parsed = parse(schema, value);
  return parsed === undefined ? undefined : JSON.stringify(parsed);
}
