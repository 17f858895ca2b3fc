/**
 * The timeline as the index record of a recording: 4 bytes width, 4 bytes number of spans, then for each its begin,
 * offset, bytes and inputs of 4 bytes; 4 bytes number of steps, then for each 4 bytes time, 1 byte length and ASCII.
 */
import { MAX_RECORDING_BYTES } from './record.ts';
import {
  MAX_SPANS,
  MAX_STEP_CHARACTERS,
  MAX_STEPS,
  type Timeline,
  type TimelineSpan,
  type TimelineStep,
} from './timeline.ts';

const SPAN_BYTES = 16;
const STEP_HEAD_BYTES = 5;

export function writeTimeline({ widthMs, spans, steps }: Timeline): Uint8Array {
  const texts = steps.reduce((sum, { step }) => sum + STEP_HEAD_BYTES + step.length, 0);
  const bytes = new Uint8Array(12 + SPAN_BYTES * spans.length + texts);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put = (number: number) => {
    view.setUint32(at, number);
    at += 4;
  };
  put(widthMs);
  put(spans.length);
  for (const { fromMs, offset, bytes: screen, inputs } of spans) [fromMs, offset, screen, inputs].forEach(put);
  put(steps.length);
  for (const { atMs, step } of steps) {
    put(atMs);
    view.setUint8(at++, step.length);
    for (const character of step) view.setUint8(at++, character.charCodeAt(0));
  }
  return bytes;
}

/** Reads numbers and texts; throws a `RangeError` beyond the end of the bytes. */
class Cursor {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#view.byteLength;
  }

  number(): number {
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4);
  }

  text(): string {
    const length = this.#view.getUint8(this.#at++);
    return String.fromCharCode(...Array.from({ length }, () => this.#view.getUint8(this.#at++)));
  }
}

function bounded(count: number, most: number): number {
  if (count > most) throw new RangeError(`${count} entries, ${most} are the limit`);
  return count;
}

function readTimeline(cursor: Cursor): Timeline {
  const widthMs = cursor.number();
  const spans = Array.from(
    { length: bounded(cursor.number(), MAX_SPANS) },
    (): TimelineSpan => ({
      fromMs: cursor.number(),
      offset: cursor.number(),
      bytes: cursor.number(),
      inputs: cursor.number(),
    }),
  );
  const steps = Array.from(
    { length: bounded(cursor.number(), MAX_STEPS) },
    (): TimelineStep => ({
      atMs: cursor.number(),
      step: cursor.text(),
    }),
  );
  return { widthMs, spans, steps };
}

const isStep = ({ step }: TimelineStep) => step.length <= MAX_STEP_CHARACTERS && /^[ -~]*$/.test(step);

/** Null for what is no timeline: it comes from a file, and a player seeks by its figures. */
export function parseTimeline(bytes: Uint8Array): Timeline | null {
  const cursor = new Cursor(bytes);
  try {
    const timeline = readTimeline(cursor);
    const { widthMs, spans, steps } = timeline;
    const isInOrder = spans.every(({ fromMs, offset }, index) => {
      const before = spans[index - 1];
      return offset <= MAX_RECORDING_BYTES && (!before || (fromMs > before.fromMs && offset > before.offset));
    });
    return cursor.isAtEnd && widthMs > 0 && isInOrder && steps.every(isStep) ? timeline : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
