/**
 * Group commit: batches of all ships go into the engine together, one insert per table, as soon as the one before is
 * done and at most every `commitIntervalMs`. `append` resolves when its batch is on disk.
 *
 * A batch whose commit failed or was cut off by a crash may be there in part: it is sent again, and a reading that is
 * already there changes nothing.
 */
import type { ClickHouse, Column } from '../../platform/clickhouse/index.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import { countRows, type StoredBatch, type TelemetryBatch } from '../batch/batch.ts';
import { type Numbered, toPositionColumns, toSampleColumns, toTextColumns } from '../batch/blocks.ts';
import { toTrafficColumns } from '../batch/traffic-block.ts';
import type { DirtyHours } from '../hour/dirty-hours.ts';
import type { Latest } from '../latest/latest.ts';
import { splitByMonth } from './month.ts';

export interface CommitBounds {
  /** A ship's sample waits at most about this long to be stored and shown. */
  readonly commitIntervalMs: number;
  /** With so many rows waiting the interval is cut short. */
  readonly rowsPerCommit: number;
  /** With so many rows waiting `hasRoom` waits too: links stop reading. */
  readonly rowsWaiting: number;
}
export const COMMIT_BOUNDS: CommitBounds = { commitIntervalMs: 100, rowsPerCommit: 100_000, rowsWaiting: 400_000 };

interface Waiting {
  readonly batch: TelemetryBatch;
  readonly number: number;
  readonly arrivedAt: number;
  readonly resolve: (stored: StoredBatch) => void;
  readonly reject: (error: unknown) => void;
}

export interface WriterParts {
  readonly engine: ClickHouse;
  readonly clock: Clock;
  readonly latest: Latest;
  readonly dirtySamples: DirtyHours;
  readonly dirtyPositions: DirtyHours;
}

export class Writer {
  readonly #parts: WriterParts;
  readonly #bounds: CommitBounds;
  /** Unique in the engine without asking it: a process counts up from the microsecond it started in. */
  #nextNumber: number;
  #waiting: Waiting[] = [];
  #rowsWaiting = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #queue = new SerialQueue();
  #isCommitDue = false;
  #lastCommitAt = 0;
  #roomWanted: (() => void)[] = [];
  #isClosed = false;

  constructor(parts: WriterParts, bounds: Partial<CommitBounds> = {}) {
    this.#parts = parts;
    this.#bounds = { ...COMMIT_BOUNDS, ...bounds };
    this.#nextNumber = parts.clock.now() * 1000;
  }

  append(batch: TelemetryBatch): Promise<StoredBatch> {
    if (this.#isClosed) return Promise.reject(new Error('The telemetry store is closed.'));
    return new Promise((resolve, reject) => {
      const number = this.#nextNumber++;
      this.#waiting.push({ batch, number, arrivedAt: this.#parts.clock.now(), resolve, reject });
      this.#rowsWaiting += countRows(batch);
      this.#schedule();
    });
  }

  /** Resolves once fewer rows wait than the bound: memory stays bounded however fast ships send. */
  async hasRoom(): Promise<void> {
    while (this.#rowsWaiting > this.#bounds.rowsWaiting) {
      await new Promise<void>((resolve) => this.#roomWanted.push(resolve));
    }
  }

  /** Runs work between two commits. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work);
  }

  /** Commits what waits and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.exclusively(() => this.#commit());
  }

  #schedule(): void {
    if (this.#isCommitDue) return;
    if (this.#rowsWaiting >= this.#bounds.rowsPerCommit) {
      if (this.#timer) clearTimeout(this.#timer);
      this.#start();
    } else if (!this.#timer) {
      const elapsed = performance.now() - this.#lastCommitAt;
      this.#timer = setTimeout(() => this.#start(), Math.max(0, this.#bounds.commitIntervalMs - elapsed));
    }
  }

  #start(): void {
    this.#timer = null;
    this.#isCommitDue = true;
    void this.exclusively(async () => {
      this.#isCommitDue = false;
      this.#lastCommitAt = performance.now();
      await this.#commit();
    });
  }

  async #commit(): Promise<void> {
    const commit = this.#waiting;
    if (commit.length === 0) return;
    this.#waiting = [];
    this.#rowsWaiting = 0;
    for (const wanted of this.#roomWanted.splice(0)) wanted();
    try {
      await this.#store(commit);
    } catch (error) {
      for (const { reject } of commit) reject(error);
      return;
    }
    const { latest } = this.#parts;
    for (const { batch, resolve } of commit) {
      resolve({
        samples: latest.takeSamples(batch.samples),
        texts: latest.takeTexts(batch.texts),
        positions: latest.takePositions(batch.positions),
      });
    }
  }

  /** The order is the promise: marks, then readings, then the batch that says they are there. */
  async #store(commit: readonly Waiting[]): Promise<void> {
    const { clock, dirtySamples, dirtyPositions } = this.#parts;
    const samples = blocksOf(commit, (batch) => batch.samples);
    const texts = blocksOf(commit, (batch) => batch.texts);
    const positions = blocksOf(commit, (batch) => batch.positions);
    const now = clock.now();
    await dirtySamples.mark(
      samples.map(({ block }) => block),
      now,
    );
    await dirtyPositions.mark(
      positions.map(({ block }) => block),
      now,
    );
    await this.#insert('sample', toSampleColumns(samples));
    await this.#insert('sample_text', toTextColumns(texts));
    await this.#insert('position', toPositionColumns(positions));
    const traffic = commit.flatMap(({ batch }) => batch.traffic);
    if (traffic.length > 0) await this.#parts.engine.insert('traffic', toTrafficColumns(traffic));
    await this.#parts.engine.insert('batch', [
      { name: 'number', type: 'UInt64', values: commit.map(({ number }) => number) },
      { name: 'stream', type: 'String', values: commit.map(({ batch }) => batch.stream) },
      { name: 'sequence', type: 'UInt64', values: commit.map(({ batch }) => batch.sequence) },
      { name: 'arrived', type: 'Int64', values: commit.map(({ arrivedAt }) => arrivedAt) },
    ]);
  }

  async #insert(table: string, columns: readonly Column[]): Promise<void> {
    if (columns[0]?.values.length === 0) return;
    for (const month of splitByMonth(columns)) await this.#parts.engine.insert(table, month);
  }
}

function blocksOf<Block extends { readonly length: number }>(
  commit: readonly Waiting[],
  of: (batch: TelemetryBatch) => Block,
): Numbered<Block>[] {
  return commit
    .map(({ batch, number }) => ({ block: of(batch), batch: number }))
    .filter(({ block }) => block.length > 0);
}
