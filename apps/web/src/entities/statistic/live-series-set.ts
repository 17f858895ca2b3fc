/** History and live values of all curves over one moving window: one owner, one notification for all that moved. */
import type { Tag, TagStatistic } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import { getNumber, type Live, Notifier, type SeriesSnapshot, TagSeries } from '../../live/index.ts';
import type { StatisticBatchRequest } from '../tag/index.ts';

export interface LiveSeriesParts {
  readonly live: Pick<Live, 'tags' | 'clock' | 'hub'>;
  readonly spanMs: number;
  readonly maxPoints: number;
  readonly ask: (ask: StatisticBatchRequest, signal?: AbortSignal) => Promise<TagStatistic | undefined>;
}

export type LiveSnapshot = ReadonlyMap<TagId, SeriesSnapshot>;

export class LiveSeriesSet extends Notifier {
  readonly #parts: LiveSeriesParts;
  readonly #series = new Map<TagId, { series: TagSeries; leave: () => void }>();
  readonly #ways: (() => void)[];
  #snapshot: LiveSnapshot = new Map();
  #isDirty = false;

  constructor(parts: LiveSeriesParts) {
    super();
    this.#parts = parts;
    const { clock, hub } = parts.live;
    let wasLive = hub.status.phase === 'live';
    this.#ways = [
      clock.subscribe(() => {
        for (const { series } of this.#series.values()) series.tick();
      }),
      hub.subscribe(() => {
        const isLive = hub.status.phase === 'live';
        if (isLive && !wasLive) for (const { series } of this.#series.values()) void series.loadGap();
        wasLive = isLive;
      }),
    ];
  }

  get snapshot(): LiveSnapshot {
    return this.#snapshot;
  }

  /** Follows these tags from now on and no others; what was followed before goes on without asking again. */
  follow(tags: readonly Tag[]): void {
    const wanted = new Set(tags.map(({ Id }) => Id));
    for (const [tagId, { leave }] of this.#series) {
      if (wanted.has(tagId)) continue;
      leave();
      this.#series.delete(tagId);
      this.#changed();
    }
    for (const tag of tags) if (!this.#series.has(tag.Id)) this.#add(tag);
  }

  /** Asks for all histories again. */
  reload(): void {
    for (const { series } of this.#series.values()) void series.load();
  }

  stop(): void {
    for (const { leave } of this.#series.values()) leave();
    for (const leave of this.#ways) leave();
    this.#series.clear();
  }

  #add({ Id: tagId, vesselId, intervalSeconds }: Tag): void {
    const { live, spanMs, maxPoints, ask } = this.#parts;
    const series = new TagSeries({
      spanMs,
      maxPoints,
      intervalMs: intervalSeconds === null ? null : intervalSeconds * 1000,
      load: (from, to, signal) => ask({ vesselId, tagId, from, to, maxPoints }, signal),
      now: live.clock.now,
    });
    const unsubscribe = live.tags.subscribe(tagId, () => {
      const reading = live.tags.read(tagId);
      const value = getNumber(reading);
      if (value !== undefined && reading.sample !== undefined) series.add(reading.sample.time, value);
    });
    series.subscribe(() => this.#changed());
    this.#series.set(tagId, {
      series,
      leave: () => {
        unsubscribe();
        series.stop();
      },
    });
    void series.load();
    this.#changed();
  }

  /** Many curves move within one turn; subscribers are called once after it. */
  #changed(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    queueMicrotask(() => {
      this.#isDirty = false;
      this.#snapshot = new Map([...this.#series].map(([tagId, { series }]) => [tagId, series.snapshot]));
      this.notify();
    });
  }
}
