/**
 * What a ship has measured and the shore does not have yet, on disk. A batch is handed out to be sent only when it is
 * on the disk, keeps its number forever, and goes when the shore has stored it: power loss on board costs at most
 * what was not committed, which is the last second.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { encodeFrame, type Lane, lanes, toBatchFrame } from '@fms/contract/link';
import { RangeSet } from '@fms/domain/link';
import type { Instant } from '@fms/domain/time';
import type { BatchContent } from '../stream/batch-builder.ts';
import type { StreamTables } from '../stream/stream-tables.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { lockSpoolFolder } from './folder-lock.ts';
import { type LaneBatch, LaneLog } from './lane-log.ts';
import { TableLog } from './table-log.ts';

export const DEFAULT_SPOOL_BYTES = 2_000_000_000;
/** What is given up first when the disk is full. Alarms are never given up. */
const SACRIFICE_ORDER: readonly Lane[] = ['history', 'live', 'position'];

export interface SpoolOptions {
  readonly directory: string;
  /** Name of the stream on the wire; it is inside every frame on disk. */
  readonly stream: string;
  readonly now: () => Instant;
  readonly maxBytes?: number;
  /**
   * Bytes of each lane that stay for a while after they are acknowledged, within `maxBytes`: for a shore that was restored
   * from a backup. None when left out.
   */
  readonly keepAcknowledgedBytes?: number;
  /** Told how many samples were given up because `maxBytes` was reached. */
  readonly onLost?: (samples: number) => void;
}

/** A batch to send; `samples` is 0 for one whose content was given up. */
export type OutgoingBatch = Pick<LaneBatch, 'sequence' | 'samples' | 'frame' | 'lane'>;

export class Spool {
  readonly stream: string;
  readonly #options: SpoolOptions;
  readonly #unlock: () => void;
  #table: TableLog;
  #state: Acknowledgements;
  #logs: Readonly<Record<Lane, LaneLog>>;
  readonly #handedOut = new Map<number, LaneBatch | null>();
  #sequence: number;
  #committing: Promise<void> | null = null;

  constructor(options: SpoolOptions) {
    mkdirSync(options.directory, { recursive: true });
    this.#options = options;
    this.stream = options.stream;
    this.#unlock = lockSpoolFolder(options.directory);
    ({ table: this.#table, state: this.#state, logs: this.#logs, sequence: this.#sequence } = openParts(options));
  }

  get tables(): StreamTables {
    return this.#table.tables;
  }

  /** Number of the newest batch, 0 before the first. */
  get lastSequence(): number {
    return this.#sequence;
  }

  get backlogBytes(): number {
    return lanes.reduce((sum, lane) => sum + this.#logs[lane].backlogBytes, 0);
  }

  /** Whether the shore has everything. */
  get isDrained(): boolean {
    return this.#handedOut.size === 0 && lanes.every((lane) => this.#logs[lane].isDrained) && !this.#state.hasLost;
  }

  /** Gives the batch the next number; it is on the disk after the next `commit`. */
  append(lane: Lane, content: BatchContent): number {
    const sequence = ++this.#sequence;
    const frame = encodeFrame(toBatchFrame({ ...content, stream: this.stream, sequence, lane }));
    const samples = content.numbers.length + content.positions.length + content.texts.length;
    this.#logs[lane].append({ sequence, samples, frame, spooledAt: this.#options.now() });
    return sequence;
  }

  /** Everything appended before this call is on the disk when it resolves. Calls that meet wait for one another. */
  commit(): Promise<void> {
    const before = this.#committing ?? Promise.resolve();
    const commit: Promise<void> = before
      .then(() => this.#flush())
      .finally(() => {
        if (this.#committing === commit) this.#committing = null;
      });
    this.#committing = commit;
    return commit;
  }

  /** The most urgent batch that is on the disk and not handed out: alarms, what is fresh, then the backlog. */
  next(): OutgoingBatch | null {
    const now = this.#options.now();
    const { alarm, position, live, history } = this.#logs;
    const batch =
      alarm.next() ??
      position.nextFresh(now) ??
      live.nextFresh(now) ??
      position.next() ??
      live.next() ??
      history.next();
    if (batch) this.#handedOut.set(batch.sequence, batch);
    return batch ?? this.#nextLost();
  }

  /** The shore has stored this batch, or will never. */
  acknowledge(sequence: number): void {
    const batch = this.#handedOut.get(sequence);
    this.#handedOut.delete(sequence);
    this.#state.add(sequence);
    if (batch) this.#logs[batch.lane].release(batch);
  }

  /** The shore has stored everything up to `lastSequence`, also what this spool never held. */
  trust(lastSequence: number): void {
    this.#state.add(1, lastSequence);
    this.#sequence = Math.max(this.#sequence, lastSequence);
  }

  /**
   * The shore says exactly what it has. What it acknowledged and has not any more is handed out again as far as it is
   * still on the disk; the rest is gone, and asked for once only. Answers how many batches that are. Before a `rewind`.
   */
  reconcile(lastSequence: number, stored: readonly (readonly [number, number])[]): number {
    const there = rangesOf(lastSequence, stored);
    this.#sequence = Math.max(this.#sequence, there.last);
    const forgotten = this.#state.forgotten(there);
    if (!forgotten.isEmpty) for (const lane of lanes) this.#logs[lane].recall();
    const gone = forgotten.isEmpty ? forgotten : forgotten.without(this.#onDisk());
    this.#state.replace(there, gone);
    return gone.size;
  }

  /** Whether the shore has lost what it once acknowledged. */
  isForgottenBy(lastSequence: number, stored: readonly (readonly [number, number])[]): boolean {
    return !this.#state.forgotten(rangesOf(lastSequence, stored)).isEmpty;
  }

  #onDisk(): RangeSet {
    const numbers = new RangeSet();
    for (const lane of lanes) for (const sequence of this.#logs[lane].sequences()) numbers.add(sequence);
    return numbers;
  }

  /** Restarts at number 1: the source of the spool can give everything again. */
  reset(): void {
    const { directory } = this.#options;
    this.#closeParts();
    for (const name of readdirSync(directory)) if (name !== 'lock') rmSync(join(directory, name));
    this.#handedOut.clear();
    ({ table: this.#table, state: this.#state, logs: this.#logs, sequence: this.#sequence } = openParts(this.#options));
  }

  /** A connection begins: what was under way and not acknowledged goes again. The same batch twice changes nothing. */
  rewind(): void {
    this.#handedOut.clear();
    for (const lane of lanes) this.#logs[lane].rewind();
  }

  /** Writes down what is acknowledged; to be called now and then. */
  checkpoint(): void {
    this.#state.save();
  }

  close(): void {
    this.checkpoint();
    this.#closeParts();
    this.#unlock();
  }

  /** Closes and forgets everything. */
  destroy(): void {
    this.close();
    rmSync(this.#options.directory, { recursive: true, force: true });
  }

  #closeParts(): void {
    this.#table.close();
    for (const lane of lanes) this.#logs[lane].close();
  }

  async #flush(): Promise<void> {
    await this.#table.flush();
    await Promise.all(lanes.map((lane) => this.#logs[lane].flush()));
    this.#makeRoom();
  }

  #makeRoom(): void {
    const { maxBytes = DEFAULT_SPOOL_BYTES, onLost } = this.#options;
    const giveUp = (lost: readonly { sequence: number; samples: number }[]) => {
      this.#state.lose(lost.map(({ sequence }) => sequence));
      onLost?.(lost.reduce((sum, { samples }) => sum + samples, 0));
    };
    while (lanes.reduce((sum, lane) => sum + this.#logs[lane].bytes, 0) > maxBytes) {
      if (lanes.some((lane) => this.#logs[lane].dropKept())) continue;
      if (!SACRIFICE_ORDER.some((lane) => this.#logs[lane].sacrificeOldest(giveUp))) return;
    }
  }

  /** An empty batch in the place of one that was given up: the shore must not wait for that number forever. */
  #nextLost(): OutgoingBatch | null {
    const sequence = this.#state.nextLost((lost) => this.#handedOut.has(lost));
    if (sequence === null) return null;
    this.#handedOut.set(sequence, null);
    const frame = encodeFrame({ type: 'batch', stream: this.stream, sequence, lane: 'history' });
    return { sequence, samples: 0, frame, lane: 'history' };
  }
}

function rangesOf(lastSequence: number, stored: readonly (readonly [number, number])[]): RangeSet {
  const ranges = new RangeSet(stored);
  ranges.add(1, lastSequence);
  return ranges;
}

function openParts({ directory, keepAcknowledgedBytes = 0 }: SpoolOptions) {
  const table = new TableLog(directory);
  const state = new Acknowledgements(directory);
  const open = (lane: Lane) => new LaneLog(directory, lane, state.has, keepAcknowledgedBytes);
  const logs = { alarm: open('alarm'), position: open('position'), live: open('live'), history: open('history') };
  return { table, state, logs, sequence: Math.max(...lanes.map((lane) => logs[lane].lastSequence)) };
}
