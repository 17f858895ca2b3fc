/**
 * The batches of one lane that wait to be acknowledged ashore: a row of segment files, and the newest of them in
 * memory. Days without a link fill files, not memory.
 */
import { readdirSync, renameSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Lane } from '@fms/contract/link';
import { packBatch, readSegment, SegmentWriter, type SpooledBatch } from './segment.ts';

const SEGMENT_BYTES = 1_000_000;
/** Batches in memory beyond this are read from disk when their turn comes. */
const WAITING_BYTES = 2_000_000;
/** A younger batch goes before all older ones: the screens show the newest values first. */
const FRESH_MS = 30_000;

/** Ending of a file whose batches are all acknowledged and which is kept for a while. */
const DONE = '.done';

/** `remaining` batches are not acknowledged; null until the file has been read since the last `rewind`. */
interface Segment {
  readonly path: string;
  size: number;
  remaining: number | null;
  remainingBytes: number;
}

export interface LaneBatch extends SpooledBatch {
  readonly lane: Lane;
  readonly segment: Segment;
}

export class LaneLog {
  readonly lane: Lane;
  lastSequence = 0;
  readonly #directory: string;
  readonly #isAcknowledged: (sequence: number) => boolean;
  #segments: Segment[] = [];
  #writer: SegmentWriter | null = null;
  #unwritten: SpooledBatch[] = [];
  #waiting: LaneBatch[] = [];
  #waitingBytes = 0;
  /** The last batch known to be on the disk. */
  #durableTo = 0;
  /** Batches up to this number that are neither acknowledged nor handed out are on disk only. */
  #spilledTo = 0;
  #unvisited: Segment[] = [];
  #fromDisk: LaneBatch[] = [];
  readonly #handedOut = new Set<number>();
  readonly #keepBytes: number;
  /** Files all of which is acknowledged, oldest first. */
  #done: { readonly path: string; readonly size: number }[];

  constructor(directory: string, lane: Lane, isAcknowledged: (sequence: number) => boolean, keepBytes = 0) {
    this.#directory = directory;
    this.#keepBytes = keepBytes;
    this.lane = lane;
    this.#isAcknowledged = isAcknowledged;
    const files = readdirSync(directory).filter((name) => name.startsWith(`${lane}-`));
    const names = files.filter((name) => name.endsWith('.log')).sort();
    const sized = (name: string) => ({ path: join(directory, name), size: statSync(join(directory, name)).size });
    this.#segments = names.map((name) => ({ ...sized(name), remaining: null, remainingBytes: 0 }));
    this.#done = files
      .filter((name) => name.endsWith(DONE))
      .sort()
      .map(sized);
    this.#takeUpNewest(names.at(-1));
    this.rewind();
  }

  /** Bytes of the files. */
  get bytes(): number {
    return [...this.#segments, ...this.#done].reduce((sum, { size }) => sum + size, 0);
  }

  /** Bytes of frames that are not acknowledged; whole files where they were not read yet. */
  get backlogBytes(): number {
    return this.#segments.reduce((sum, { remaining, remainingBytes, size }) => {
      return sum + (remaining === null ? size : remainingBytes);
    }, 0);
  }

  /** Whether everything appended is acknowledged. */
  get isDrained(): boolean {
    return this.#unwritten.length === 0 && this.#segments.every(({ remaining }) => remaining === 0);
  }

  append(batch: SpooledBatch): void {
    this.#unwritten.push(batch);
    this.lastSequence = batch.sequence;
  }

  /** Written and on the disk when this resolves, and only then handed out. */
  async flush(): Promise<void> {
    if (this.#unwritten.length === 0) return;
    const batches = this.#unwritten;
    this.#unwritten = [];
    const { segment, writer } = this.#segmentFor(batches[0]?.sequence ?? 0);
    writer.write(Buffer.concat(batches.map(packBatch)));
    segment.size = writer.size;
    count(segment, batches, 1);
    await writer.sync();
    this.#durableTo = batches.at(-1)?.sequence ?? this.#durableTo;
    for (const batch of batches) this.#wait({ ...batch, lane: this.lane, segment });
  }

  /** The oldest batch younger than half a minute that was not handed out. */
  nextFresh(now: number): LaneBatch | null {
    const at = this.#waiting.findIndex(({ spooledAt }) => spooledAt > now - FRESH_MS);
    return at < 0 ? null : this.#handOut(this.#takeWaiting(at));
  }

  /** The oldest batch that was not handed out. */
  next(): LaneBatch | null {
    return this.#handOut(this.#nextFromDisk() ?? this.#takeWaiting(0));
  }

  /** Acknowledged ashore: a segment without a batch that remains is deleted. */
  release(batch: LaneBatch): void {
    this.#handedOut.delete(batch.sequence);
    count(batch.segment, [batch], -1);
    this.#deleteWhenDone(batch.segment);
  }

  /** The connection is gone: what was handed out and not acknowledged is handed out again. */
  rewind(): void {
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#fromDisk = [];
    this.#handedOut.clear();
    this.#spilledTo = this.#durableTo;
    for (const segment of this.#segments) segment.remaining = null;
    this.#unvisited = [...this.#segments];
  }

  /** Files that were kept are taken up again, because the shore has not what it acknowledged. */
  recall(): void {
    const back = this.#done.map(({ path, size }) => {
      const again = path.slice(0, -DONE.length);
      renameSync(path, again);
      return { path: again, size, remaining: null, remainingBytes: 0 };
    });
    this.#done = [];
    this.#segments.unshift(...back);
  }

  /** Numbers of all batches on the disk; reads every file. */
  *sequences(): Generator<number> {
    for (const { path } of this.#segments) for (const { sequence } of readSegment(path).batches) yield sequence;
  }

  /** Deletes the oldest file that is kept although it is acknowledged; false when there is none. */
  dropKept(): boolean {
    const oldest = this.#done.shift();
    if (oldest) unlinkSync(oldest.path);
    return oldest !== undefined;
  }

  /** Deletes the oldest closed segment, after `giveUp` was told what it still holds; false when there is none. */
  sacrificeOldest(giveUp: (lost: readonly SpooledBatch[]) => void): boolean {
    const segment = this.#segments[0];
    if (!segment || this.#segments.length < 2) return false;
    const { batches } = readSegment(segment.path);
    const lost = batches.filter(({ sequence }) => !this.#isAcknowledged(sequence));
    giveUp(lost);
    const isLost = new Set(lost.map(({ sequence }) => sequence));
    this.#waiting = this.#waiting.filter(({ sequence }) => !isLost.has(sequence));
    this.#waitingBytes = this.#waiting.reduce((sum, { frame }) => sum + frame.length, 0);
    this.#fromDisk = this.#fromDisk.filter(({ sequence }) => !isLost.has(sequence));
    this.#remove(segment);
    return true;
  }

  close(): void {
    this.#writer?.close();
    this.#writer = null;
  }

  /** The newest file is never deleted: its name and its records tell where the numbers go on. */
  #takeUpNewest(name: string | undefined): void {
    const newest = this.#segments.at(-1);
    if (!newest || !name) return;
    const { batches, intactBytes } = readSegment(newest.path);
    this.lastSequence = batches.at(-1)?.sequence ?? firstSequenceOf(name) - 1;
    this.#durableTo = this.lastSequence;
    this.#writer = new SegmentWriter(newest.path, intactBytes);
    newest.size = intactBytes;
  }

  #segmentFor(sequence: number): { segment: Segment; writer: SegmentWriter } {
    const newest = this.#segments.at(-1);
    if (newest && this.#writer && this.#writer.size < SEGMENT_BYTES) return { segment: newest, writer: this.#writer };
    this.#writer?.close();
    const path = join(this.#directory, `${this.lane}-${String(sequence).padStart(16, '0')}.log`);
    const segment = { path, size: 0, remaining: 0, remainingBytes: 0 };
    const writer = new SegmentWriter(path);
    this.#writer = writer;
    this.#segments.push(segment);
    if (newest) this.#deleteWhenDone(newest);
    return { segment, writer };
  }

  #wait(batch: LaneBatch): void {
    this.#waiting.push(batch);
    this.#waitingBytes += batch.frame.length;
    while (this.#waitingBytes > WAITING_BYTES && this.#waiting.length > 1) {
      const oldest = this.#takeWaiting(0);
      if (!oldest) return;
      this.#spilledTo = Math.max(this.#spilledTo, oldest.sequence);
      if (!this.#unvisited.includes(oldest.segment)) this.#unvisited.push(oldest.segment);
    }
  }

  #takeWaiting(at: number): LaneBatch | null {
    const [batch] = this.#waiting.splice(at, 1);
    this.#waitingBytes -= batch?.frame.length ?? 0;
    return batch ?? null;
  }

  #handOut(batch: LaneBatch | null): LaneBatch | null {
    if (batch) this.#handedOut.add(batch.sequence);
    return batch;
  }

  #nextFromDisk(): LaneBatch | null {
    for (;;) {
      const batch = this.#fromDisk.shift();
      if (batch) return batch;
      const segment = this.#unvisited.shift();
      if (!segment) return null;
      this.#fromDisk = this.#visit(segment);
    }
  }

  #visit(segment: Segment): LaneBatch[] {
    const { batches } = readSegment(segment.path);
    const open = batches.filter(({ sequence }) => !this.#isAcknowledged(sequence));
    if (segment.remaining === null) {
      segment.remaining = 0;
      segment.remainingBytes = 0;
      count(segment, open, 1);
    }
    this.#deleteWhenDone(segment);
    const isHere = new Set(this.#waiting.map(({ sequence }) => sequence));
    return open
      .filter(({ sequence }) => sequence <= this.#spilledTo && !this.#handedOut.has(sequence) && !isHere.has(sequence))
      .map((batch) => ({ ...batch, lane: this.lane, segment }));
  }

  #deleteWhenDone(segment: Segment): void {
    if (segment.remaining !== 0 || segment === this.#segments.at(-1) || !this.#segments.includes(segment)) return;
    if (this.#keepBytes > 0) this.#keep(segment);
    else this.#remove(segment);
  }

  /** Out of the way, but there: the oldest go when there are too many. */
  #keep(segment: Segment): void {
    this.#leaveOut(segment);
    const path = `${segment.path}${DONE}`;
    renameSync(segment.path, path);
    this.#done.push({ path, size: segment.size });
    while (this.#done.reduce((sum, { size }) => sum + size, 0) > this.#keepBytes) this.dropKept();
  }

  #remove(segment: Segment): void {
    if (!this.#segments.includes(segment)) return;
    this.#leaveOut(segment);
    unlinkSync(segment.path);
  }

  #leaveOut(segment: Segment): void {
    this.#segments = this.#segments.filter((other) => other !== segment);
    this.#unvisited = this.#unvisited.filter((other) => other !== segment);
  }
}

/** A segment whose file was not read yet counts when it is. */
function count(segment: Segment, batches: readonly SpooledBatch[], sign: 1 | -1): void {
  if (segment.remaining === null) return;
  segment.remaining += sign * batches.length;
  segment.remainingBytes += sign * batches.reduce((sum, { frame }) => sum + frame.length, 0);
}

function firstSequenceOf(name: string): number {
  return Number(name.slice(name.lastIndexOf('-') + 1, -'.log'.length));
}
