/** What happened when in a recording: so that a player can draw it, and knows how far to read, before it has read it. */
import type { StreamRecord } from './record.ts';

export interface TimelineSpan {
  /** Begin of the span, a multiple of the timeline's width. */
  readonly fromMs: number;
  /** Where its first record lies in the file. */
  readonly offset: number;
  /** Bytes of the screen in it. */
  readonly bytes: number;
  /** Pointer and key messages in it. */
  readonly inputs: number;
}

export interface TimelineStep {
  readonly atMs: number;
  readonly step: string;
}

export interface Timeline {
  /** Width of a span in milliseconds. */
  readonly widthMs: number;
  /** In order of time; spans without a record are absent. */
  readonly spans: readonly TimelineSpan[];
  /** The first of them; later ones than the bound stay in the recording alone. */
  readonly steps: readonly TimelineStep[];
}

const FIRST_WIDTH_MS = 1000;
/** Beyond so many spans two become one. */
export const MAX_SPANS = 10_000;
export const MAX_STEPS = 1000;
export const MAX_STEP_CHARACTERS = 200;

/** The text of a step record; what is not printable ASCII is one question mark. */
function toStep(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, MAX_STEP_CHARACTERS), (byte) => String.fromCharCode(byte)).join('');
  return text.replaceAll(/[^ -~]+/g, '?');
}

const isInput = ({ kind }: StreamRecord) => kind === 'pointer' || kind === 'key';

/** Makes a timeline of records as they come; its memory is bounded, however long the recording is. */
export class TimelineBuilder {
  #widthMs = FIRST_WIDTH_MS;
  #spans: TimelineSpan[] = [];
  readonly #steps: TimelineStep[] = [];

  /** Takes the next record in order of time; `offset` is where it begins in the file. */
  add(record: StreamRecord, offset: number): void {
    if (record.kind === 'step' && this.#steps.length < MAX_STEPS) {
      this.#steps.push({ atMs: record.atMs, step: toStep(record.bytes) });
    }
    const bytes = record.kind === 'screen' ? record.bytes.length : 0;
    this.#count({ fromMs: record.atMs, offset, bytes, inputs: Number(isInput(record)) });
    if (this.#spans.length > MAX_SPANS) this.#widen();
  }

  get timeline(): Timeline {
    return { widthMs: this.#widthMs, spans: [...this.#spans], steps: [...this.#steps] };
  }

  /** Adds to the last span where it lies in it, else begins one. */
  #count(part: TimelineSpan): void {
    const fromMs = part.fromMs - (part.fromMs % this.#widthMs);
    const last = this.#spans.at(-1);
    if (last?.fromMs !== fromMs) this.#spans.push({ ...part, fromMs });
    else {
      const [bytes, inputs] = [last.bytes + part.bytes, last.inputs + part.inputs];
      this.#spans[this.#spans.length - 1] = { ...last, bytes, inputs };
    }
  }

  #widen(): void {
    const spans = this.#spans;
    this.#widthMs *= 2;
    this.#spans = [];
    for (const span of spans) this.#count(span);
  }
}
