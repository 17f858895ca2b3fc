/**
 * Parses and writes answers. A list can hold a million points: handled at once it would block the event loop for
 * seconds, so the work runs in slices that yield between them.
 */
import { Readable } from 'node:stream';
import { z } from 'zod';
import { yieldToEventLoop } from '../concurrency/yield-to-event-loop.ts';

/** Weight taken at once; about 5 ms of work. */
const SLICE = 2_000;
/** Characters handed on at once: each piece that is compressed costs a round through the pool of threads. */
const PIECE = 2 ** 19;

/**
 * What an element costs: one, and one for each field of the objects in it, as the position of a vessel, for each element
 * of its own lists, as the points of a tag's statistic, and of the lists in these, as the corners of a zone's outlines.
 */
function weightOf(element: unknown): number {
  if (typeof element !== 'object' || element === null) return 1;
  let weight = 1;
  for (const part of Object.values(element)) {
    if (typeof part !== 'object' || part === null) continue;
    if (!Array.isArray(part)) weight += Object.keys(part).length;
    else for (const inner of part) weight += Array.isArray(inner) ? 1 + inner.length : 1;
  }
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
export class ResponseMismatch extends Error {
  constructor(cause: z.ZodError) {
    super(`The answer is not as the contract says:\n${z.prettifyError(cause)}`, { cause });
    this.name = 'AnswerMismatch';
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new ResponseMismatch(result.error);
  return result.data;
}

type LongList = { readonly element: z.ZodType; readonly values: readonly unknown[]; readonly end: number };

/** A list that takes more than one slice, and where the first one ends; its length must not be part of the contract. */
function longListOf(schema: unknown, value: unknown): LongList | undefined {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value) || schema.def.checks?.length) return undefined;
  const end = sliceEnd(value, 0);
  return end < value.length ? { element: schema.element as z.ZodType, values: value, end } : undefined;
}

/**
 * JSON text of the list between `head` and `tail`, slice by slice; a slice that does not parse ends the answer in the
 * middle, visibly. The first slice is parsed before anything is sent, so that a wrong shape is still an ordinary error.
 */
function streamList({ element, values, end }: LongList, head = '', tail = ''): Readable {
  const slices = z.array(element);
  const textOf = (from: number, to: number) => JSON.stringify(parse(slices, values.slice(from, to))).slice(1, -1);
  const first = textOf(0, end);
  async function* write(): AsyncGenerator<string> {
    let piece = `${head}[${first}`;
    for (let from = end, to = from; from < values.length; from = to) {
      if (piece.length >= PIECE) {
        yield piece;
        piece = '';
      }
      await yieldToEventLoop();
      to = sliceEnd(values, from);
      piece += `,${textOf(from, to)}`;
    }
    yield `${piece}]${tail}`;
  }
  return Readable.from(write());
}

/** An object with a long list in it: the list comes last, behind everything else. */
function streamObject(schema: z.ZodObject, value: Readonly<Record<string, unknown>>): Readable | undefined {
  if (schema.def.checks?.length) return undefined;
  for (const [name, part] of Object.entries(schema.shape)) {
    const list = longListOf(part, value[name]);
    if (!list) continue;
    const { [name]: _, ...others } = parse(schema, { ...value, [name]: [] }) as Record<string, unknown>;
    const text = JSON.stringify(others).slice(0, -1);
    return streamList(list, `${text}${text === '{' ? '' : ','}${JSON.stringify(name)}:`, '}');
  }
  return undefined;
}

/** A record in which an entry holds a long list, one entry after the other; each has begun before anything is sent. */
function streamRecord(schema: z.ZodRecord, value: Readonly<Record<string, unknown>>): Readable | undefined {
  if (schema.def.checks?.length) return undefined;
  const type = schema.valueType as z.ZodType;
  const entries = Object.entries(value).map(([key, part]) => ({ key, part, stream: streamed(type, part) }));
  if (entries.every(({ stream }) => stream === undefined)) return undefined;
  const bodies = entries.map(({ key, part, stream }, place) => {
    const name = JSON.stringify(parse(schema.keyType as unknown as z.ZodType, key));
    return { head: `${place === 0 ? '{' : ','}${name}:`, body: stream ?? JSON.stringify(parse(type, part)) };
  });
  async function* write(): AsyncGenerator<string> {
    for (const { head, body } of bodies) {
      yield head;
      if (typeof body === 'string') yield body;
      else for await (const text of body) yield text as string;
    }
    yield '}';
  }
  return Readable.from(write());
}

function streamed(schema: z.ZodType, value: unknown): Readable | undefined {
  const list = longListOf(schema, value);
  if (list) return streamList(list);
  if (typeof value !== 'object' || value === null) return undefined;
  if (schema instanceof z.ZodObject) return streamObject(schema, value as Record<string, unknown>);
  return schema instanceof z.ZodRecord ? streamRecord(schema, value as Record<string, unknown>) : undefined;
}

/**
 * The body of an answer: parsed by the contract, so that undeclared fields never leave, as JSON text or a stream of
 * it; undefined when the endpoint answers nothing. Throws `ResponseMismatch`.
 */
export function serializeResponse(schema: z.ZodType, value: unknown): string | Readable | undefined {
  const stream = streamed(schema, value);
  if (stream) return stream;
  const parsed = parse(schema, value);
  return parsed === undefined ? undefined : JSON.stringify(parsed);
}
