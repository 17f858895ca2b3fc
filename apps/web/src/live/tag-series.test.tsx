import type { TagStatistic } from '@fms/contract/tag';
import { type TagId, toId } from '@fms/domain/identity';
import { type Instant, MINUTE_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { NOON } from '../testing/builders.ts';
import { TagSeries } from './tag-series.ts';

const iso = (time: Instant) => new Date(time).toISOString();

/** An answer of one-minute buckets with the given means; `undefined` leaves a bucket out. */
function answer(from: Instant, means: readonly (number | undefined)[], bucketSeconds = 60): TagStatistic {
  const points = means.flatMap((avg, index) =>
    avg === undefined
      ? []
      : [
          {
            time: iso(from + index * bucketSeconds * 1000),
            min: avg - 1,
            max: avg + 1,
            avg,
            first: avg,
            last: avg,
            count: 10,
          },
        ],
  );
  return {
    dataTagId: toId<TagId>(1),
    from: iso(from),
    to: iso(from + means.length * bucketSeconds * 1000),
    bucketSeconds,
    points,
  };
}

function aSeries(load: (from: Instant, to: Instant) => Promise<TagStatistic | undefined>, now = { ms: NOON }) {
  const asked: [Instant, Instant][] = [];
  const series = new TagSeries({
    spanMs: 60 * MINUTE_MS,
    maxPoints: 100,
    intervalMs: 1000,
    load: (from, to) => {
      asked.push([from, to]);
      return load(from, to);
    },
    now: () => now.ms,
  });
  return { series, asked, now };
}

const hour = (value: number) => Array.from({ length: 60 }, () => value);
const start = NOON - 60 * MINUTE_MS;

describe('TagSeries', () => {
  it('is history and live values as one', async () => {
    const { series, now } = aSeries(async () => answer(start, hour(5)));
    await series.load();
    now.ms = NOON + 20_000;
    series.add(NOON + 5000, 9);
    series.add(NOON + 10_000, 11);
    now.ms = NOON + 40_000;
    series.tick();
    const last = series.snapshot.points.at(-1);
    expect(last).toEqual({ time: NOON, min: 9, max: 11, avg: 10, count: 2 });
    expect(series.snapshot.gaps).toEqual([]);
  });

  it('drops live values that the history already holds', async () => {
    const { series } = aSeries(async () => answer(start, hour(5)));
    series.add(NOON - 30_000, 50);
    await series.load();
    series.add(NOON - 10_000, 50);
    expect(Math.max(...series.snapshot.points.map(({ max }) => max))).toBe(6);
  });

  it('keeps what arrived while the history was on its way', async () => {
    let tell = (_statistic: TagStatistic) => {};
    const { series, now } = aSeries(
      () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
    );
    const loading = series.load();
    now.ms = NOON + 30_000;
    series.add(NOON + 5000, 9);
    tell(answer(start, hour(5)));
    await loading;
    expect(series.snapshot.points.at(-1)).toMatchObject({ time: NOON, avg: 9 });
  });

  it('moves its window on and forgets what left it', async () => {
    const { series, now } = aSeries(async () => answer(start, hour(5)));
    await series.load();
    now.ms = NOON + 30 * MINUTE_MS;
    series.tick();
    expect(series.snapshot.points[0]?.time).toBe(start + 30 * MINUTE_MS);
    expect(series.snapshot.window).toEqual({ from: now.ms - 60 * MINUTE_MS, to: now.ms });
  });

  it('names holes in the middle and at both ends', async () => {
    const means = [...Array.from({ length: 60 }, (_, i) => (i < 10 || (i >= 20 && i < 30) || i >= 50 ? undefined : 5))];
    const { series } = aSeries(async () => answer(start, means));
    await series.load();
    const minutes = series.snapshot.gaps.map(({ from, to }) => [(from - start) / MINUTE_MS, (to - start) / MINUTE_MS]);
    expect(minutes).toEqual([
      [0, 10],
      [20, 30],
      [50, 60],
    ]);
  });

  it('never holds more points than it may', async () => {
    const { series, now } = aSeries(async () => answer(start, hour(5), 1));
    await series.load();
    for (let second = 1; second <= 300; second += 1) {
      now.ms = NOON + second * 1000;
      series.add(now.ms, second);
    }
    expect(series.snapshot.points).toHaveLength(100);
    expect(series.snapshot.points.at(-1)?.avg).toBe(300);
  });

  it('asks only for the gap after a lost link, and gathers its narrower buckets', async () => {
    const now = { ms: NOON };
    const { series, asked } = aSeries(
      async (from, to) => (to - from > 30 * MINUTE_MS ? answer(start, hour(5)) : answer(NOON, hour(7), 10)),
      now,
    );
    await series.load();
    now.ms = NOON + 10 * MINUTE_MS;
    await series.loadGap();
    expect(asked[1]).toEqual([NOON - MINUTE_MS, NOON + 10 * MINUTE_MS]);
    const fresh = series.snapshot.points.filter(({ time }) => time >= NOON);
    expect(fresh).toHaveLength(10);
    expect(fresh[0]).toEqual({ time: NOON, min: 6, max: 8, avg: 7, count: 60 });
  });

  it('waits for the history that is on its way when the link stands, and asks only for what came since', async () => {
    const now = { ms: NOON };
    const tell: (() => void)[] = [];
    const { series, asked } = aSeries(
      (from) => new Promise((resolve) => tell.push(() => resolve(answer(from, from === start ? hour(5) : [7, 7])))),
      now,
    );
    void series.load();
    now.ms = NOON + 30_000;
    const gap = series.loadGap();
    expect(asked).toHaveLength(1);
    tell[0]?.();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual([NOON - MINUTE_MS, now.ms]);
    tell[1]?.();
    await gap;
    expect(series.snapshot.points.slice(-3).map(({ avg }) => avg)).toEqual([5, 7, 7]);
  });

  it('asks for the gap of a tag that never spoke from where its history ended', async () => {
    const { series, asked, now } = aSeries(async (from) => answer(from, []));
    await series.load();
    now.ms = NOON + 90_000;
    await series.loadGap();
    expect(asked[1]).toEqual([NOON, now.ms]);
  });

  it('asks for the whole history when the link stands and the first asking has failed', async () => {
    let fail = () => {};
    const { series, asked } = aSeries(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('502')))));
    void series.load();
    void series.loadGap();
    fail();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('asks for nothing more once it is stopped', async () => {
    const { series, asked } = aSeries(async () => answer(start, hour(5)));
    const loading = series.load();
    const gap = series.loadGap();
    series.stop();
    await Promise.all([loading, gap]);
    expect(asked).toHaveLength(1);
  });

  it('keeps what it has when asking fails, says so, and recovers', async () => {
    let isBroken = true;
    const { series } = aSeries(async () => {
      if (isBroken) throw new Error('502');
      return answer(start, hour(5));
    });
    await series.load();
    expect(series.snapshot.status).toBe('failed');
    expect(series.snapshot.gaps).toEqual([]);
    isBroken = false;
    await series.load();
    expect(series.snapshot).toMatchObject({ status: 'ready', error: undefined });
    expect(series.snapshot.points).toHaveLength(60);
  });
});
