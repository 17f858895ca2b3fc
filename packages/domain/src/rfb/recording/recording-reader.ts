/** Reads a recording as it arrives, also one whose end is missing: what was written whole before it stands. */
import type { Instant } from '../../time/instant.ts';
import { ByteQueue } from '../bytes/byte-queue.ts';
import {
  HEAD_BYTES,
  parseHead,
  parseRecordHead,
  parseTail,
  RECORD_HEAD_BYTES,
  type StreamRecord,
  TAIL_BYTES,
} from './record.ts';
import { type Timeline, TimelineBuilder } from './timeline.ts';

/** `not-a-recording`: its head is another. `damaged`: a record is none; what came before it stands. */
export type RecordingProblem = 'not-a-recording' | 'damaged';

export interface RecordingReading {
  /** In order of time, without the index. */
  readonly records: readonly StreamRecord[];
  /** Null while more can be read. */
  readonly problem: RecordingProblem | null;
}

/** What the reader waits for; `end` when nothing more counts. */
type Part = 'head' | 'record' | 'tail' | 'end';

export class RecordingReader {
  readonly #queue = new ByteQueue();
  readonly #timeline = new TimelineBuilder();
  #part: Part = 'head';
  #offset = 0;
  #lastMs = 0;
  #startedAt: Instant | null = null;
  #isWhole = false;
  #problem: RecordingProblem | null = null;

  /** Null before the head was read. */
  get startedAt(): Instant | null {
    return this.#startedAt;
  }

  /** Of what was read so far: the same as the index holds, for a file that has none. */
  get timeline(): Timeline {
    return this.#timeline.timeline;
  }

  /** The end of the file was read. Where it stays false at the last byte, the file was cut off. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The records that these bytes complete. */
  take(bytes: Uint8Array): RecordingReading {
    const records: StreamRecord[] = [];
    if (this.#part === 'end') return { records, problem: this.#problem };
    this.#queue.add(bytes);
    while (this.#advance(records));
    return { records, problem: this.#problem };
  }

  /** One part further; false where more bytes are needed, or nothing more counts. */
  #advance(records: StreamRecord[]): boolean {
    if (this.#part === 'record') return this.#readRecord(records);
    const length = this.#part === 'head' ? HEAD_BYTES : TAIL_BYTES;
    if (this.#part === 'end' || this.#queue.length < length) return false;
    const bytes = this.#queue.take(length);
    return this.#part === 'head' ? this.#readHead(bytes) : this.#readTail(bytes);
  }

  #readHead(bytes: Uint8Array): boolean {
    this.#startedAt = parseHead(bytes);
    if (this.#startedAt === null) return this.#fail('not-a-recording');
    this.#part = 'record';
    this.#offset = HEAD_BYTES;
    return true;
  }

  #readRecord(records: StreamRecord[]): boolean {
    if (this.#queue.length < RECORD_HEAD_BYTES) return false;
    const head = parseRecordHead(this.#queue.view);
    if (head === null || head.atMs < this.#lastMs) return this.#fail('damaged');
    if (this.#queue.length < RECORD_HEAD_BYTES + head.length) return false;
    this.#queue.take(RECORD_HEAD_BYTES);
    const record = { kind: head.kind, atMs: head.atMs, bytes: this.#queue.take(head.length) };
    if (head.kind === 'index') {
      this.#part = 'tail';
      return true;
    }
    this.#timeline.add(record, this.#offset);
    records.push(record);
    this.#lastMs = head.atMs;
    this.#offset += RECORD_HEAD_BYTES + head.length;
    return true;
  }

  #readTail(bytes: Uint8Array): boolean {
    this.#isWhole = parseTail(bytes, Number.POSITIVE_INFINITY) === this.#offset;
    if (!this.#isWhole) return this.#fail('damaged');
    this.#part = 'end';
    return false;
  }

  #fail(problem: RecordingProblem): false {
    this.#problem = problem;
    this.#part = 'end';
    return false;
  }
}
