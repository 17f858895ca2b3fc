/**
 * History and live values of one tag as one thing with one owner: asks for the history once, adds what arrives, drops
 * what it already has, stays within its span and number of points, and after a lost link asks only for the gap.
 */

import type { TagStatistic } from '@fms/contract/tag';
import { FRESH_INTERVALS } from '@fms/domain/quality';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { addValue, findGaps, limitPoints, replacePoints, type SeriesPoint, toSeriesPoints } from './series-points.ts';

export interface SeriesSnapshot {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the history could not be read, with what is known still there. */
  readonly error: unknown;
  readonly window: TimeSpan;
  readonly points: readonly SeriesPoint[];
  /** Spans without data, to be hatched. */
  readonly gaps: readonly TimeSpan[];
  /** Width of a bucket; 0 until the history has told it. */
  readonly bucketMs: number;
}

export interface TagSeriesParts {
  readonly spanMs: number;
  /** At most 1000 (§9.3). */
  readonly maxPoints: number;
  /** Expected time between samples, null for a tag that comes only on change. */
  readonly intervalMs: number | null;
  readonly load: (from: Instant, to: Instant, signal: AbortSignal) => Promise<TagStatistic | undefined>;
  readonly now: () => Instant;
}

/** Interval at which a moving window notifies its listeners: a quarter of a bucket, a second to a quarter minute. */
function publishMs(bucketMs: number): number {
  return Math.min(15_000, Math.max(1000, bucketMs / 4));
}

export class TagSeries {
  readonly #parts: TagSeriesParts;
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #points: readonly SeriesPoint[] = [];
  #waiting: { time: Instant; value: number }[] = [];
  #bucketMs = 0;
  /** Up to when the history has answered: live samples until then are in it already. */
  #knownUntil: Instant = Number.NEGATIVE_INFINITY;
  #status: SeriesSnapshot['status'] = 'loading';
  #error: unknown;
  /** The whole history while it is on its way. */
  #loading: Promise<void> | undefined;
  #publishedAt: Instant = Number.NEGATIVE_INFINITY;
  #snapshot: SeriesSnapshot;

  constructor(parts: TagSeriesParts) {
    this.#parts = parts;
    this.#snapshot = this.#make();
  }

  get snapshot(): SeriesSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for the whole history. */
  load(): Promise<void> {
    const nowMs = this.#parts.now();
    const loading = this.#ask(nowMs - this.#parts.spanMs, nowMs).finally(() => {
      if (this.#loading === loading) this.#loading = undefined;
    });
    this.#loading = loading;
    return loading;
  }

  /** Asks for what is missing since the last known moment: after a lost link, not the whole history again. */
  async loadGap(): Promise<void> {
    // A page that opens asks for its history while the link is made: that answer is waited for, not asked for twice.
    await this.#loading;
    if (this.#stop.signal.aborted) return;
    if (this.#status !== 'ready') return this.load();
    const nowMs = this.#parts.now();
    const from = this.#points.at(-1)?.time ?? Math.floor(this.#knownUntil / this.#bucketMs) * this.#bucketMs;
    return this.#ask(Math.max(from, nowMs - this.#parts.spanMs), nowMs);
  }

  add(time: Instant, value: number): void {
    if (!Number.isFinite(value)) return;
    if (this.#bucketMs === 0) this.#waiting.push({ time, value });
    else if (time > this.#knownUntil) this.#points = addValue(this.#points, time, value, this.#bucketMs);
    this.tick();
  }

  /** The window moves on with the time; told now and then, see {@link publishMs}. */
  tick(): void {
    if (this.#parts.now() - this.#publishedAt >= publishMs(this.#bucketMs)) this.#publish();
  }

  stop(): void {
    this.#stop.abort();
    this.#listeners.clear();
  }

  async #ask(from: Instant, to: Instant): Promise<void> {
    try {
      const statistic = await this.#parts.load(from, to, this.#stop.signal);
      if (this.#stop.signal.aborted) return;
      this.#take(statistic, to);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#status = 'failed';
      this.#error = error;
    }
    this.#publish();
  }

  #take(statistic: TagStatistic | undefined, to: Instant): void {
    this.#status = 'ready';
    this.#error = undefined;
    this.#knownUntil = Math.max(this.#knownUntil, to);
    const bucketMs = (statistic?.bucketSeconds ?? 1) * 1000;
    // A gap is answered in narrower buckets than the whole; they are gathered into those that are drawn.
    if (this.#bucketMs === 0) this.#bucketMs = bucketMs;
    const told = statistic === undefined ? [] : toSeriesPoints(statistic);
    this.#points = replacePoints(this.#points, bucketMs === this.#bucketMs ? told : gather(told, this.#bucketMs));
    const waiting = this.#waiting.filter(({ time }) => time > this.#knownUntil);
    this.#waiting = [];
    for (const { time, value } of waiting) this.#points = addValue(this.#points, time, value, this.#bucketMs);
  }

  #publish(): void {
    this.#publishedAt = this.#parts.now();
    this.#snapshot = this.#make();
    for (const listener of [...this.#listeners]) listener();
  }

  #make(): SeriesSnapshot {
    const { spanMs, maxPoints, intervalMs, now } = this.#parts;
    const to = now();
    const window = { from: to - spanMs, to };
    this.#points = limitPoints(this.#points, window.from, this.#bucketMs, maxPoints);
    const gapMs = FRESH_INTERVALS * Math.max(this.#bucketMs, intervalMs ?? Number.POSITIVE_INFINITY);
    const gaps = this.#status === 'ready' ? findGaps(this.#points, window, this.#bucketMs, gapMs) : [];
    return { status: this.#status, error: this.#error, window, points: this.#points, gaps, bucketMs: this.#bucketMs };
  }
}

/** Buckets gathered into wider ones; widths are multiples of each other or the answer already fits. */
function gather(points: readonly SeriesPoint[], bucketMs: number): SeriesPoint[] {
  const byStart = new Map<Instant, SeriesPoint>();
  for (const point of points) {
    const time = Math.floor(point.time / bucketMs) * bucketMs;
    const known = byStart.get(time);
    const count = point.count + (known?.count ?? 0);
    byStart.set(time, {
      time,
      min: Math.min(point.min, known?.min ?? point.min),
      max: Math.max(point.max, known?.max ?? point.max),
      avg: known === undefined ? point.avg : (known.avg * known.count + point.avg * point.count) / count,
      count,
    });
  }
  return [...byStart.values()];
}
