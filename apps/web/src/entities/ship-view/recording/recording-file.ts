/** A recording as a file that is read in pieces: its timeline, and its records from the start. */
import { findIndex, RecordingReader, readIndex, type StreamRecord, TAIL_BYTES, type Timeline } from '@fms/domain/rfb';

/** Bytes of one piece: little memory, and few reads. */
const PIECE_BYTES = 256 * 1024;

const readPart = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** By its index; a file that was cut off has none and is read once from its start. */
export async function readTimeline(file: Blob): Promise<Timeline> {
  const place = findIndex(await readPart(file, Math.max(0, file.size - TAIL_BYTES), file.size), file.size);
  const indexed = place && readIndex(await readPart(file, place.from, place.to));
  if (indexed) return indexed;
  const reader = new RecordingReader();
  for (let at = 0; at < file.size; at += PIECE_BYTES) reader.take(await readPart(file, at, at + PIECE_BYTES));
  return reader.timeline;
}

/** How long the recording is. */
export function getDuration({ spans, steps, widthMs }: Timeline): number {
  const last = spans.at(-1);
  return Math.max(last === undefined ? 0 : last.fromMs + widthMs, steps.at(-1)?.atMs ?? 0);
}

/** Gives the records one by one; reads the next piece when it is asked for more. */
export class RecordStream {
  readonly #file: Blob;
  readonly #reader = new RecordingReader();
  #records: readonly StreamRecord[] = [];
  #next = 0;
  #at = 0;
  #isDamaged = false;

  constructor(file: Blob) {
    this.#file = file;
  }

  /** What was read before the damage stands. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** The next record, which stays the next until it is taken; undefined at the end. */
  async peek(): Promise<StreamRecord | undefined> {
    while (this.#next >= this.#records.length && this.#at < this.#file.size && !this.#isDamaged) {
      const { records, problem } = this.#reader.take(await readPart(this.#file, this.#at, this.#at + PIECE_BYTES));
      this.#at += PIECE_BYTES;
      this.#records = records;
      this.#next = 0;
      this.#isDamaged = problem !== null;
    }
    return this.#records[this.#next];
  }

  take(): void {
    this.#next += 1;
  }
}
