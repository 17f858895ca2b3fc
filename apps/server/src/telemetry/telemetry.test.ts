import { QUALITY_BAD_SOURCE, QUALITY_ZERO } from '@fms/domain/quality';
import type { RollUpSeconds } from '@fms/domain/tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from './testing/telemetry-fixture.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const COMMON: readonly RollUpSeconds[] = [60, 300, 600, 3600];

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
});
afterAll(() => store.dispose());

let tags = 0;
/** A tag no other test has. */
const newTag = () => toTagId(++tags);

function statistic(tagId: ReturnType<typeof toTagId>, fromMs: number, toMs: number, maxPoints: number) {
  const request = { tagIds: [tagId], fromMs, toMs, maxPoints, rollUps: COMMON, recordedSeconds: 0 };
  return store.telemetry.samples.statistic(request).then(([only]) => only);
}

const range = (tagId: ReturnType<typeof toTagId>, onlyChanges = false) =>
  store.telemetry.samples.range({ tagId, fromMs: 0, toMs: Number.MAX_SAFE_INTEGER, limit: 1000, onlyChanges });

describe('samples', () => {
  it('are answered in order of time, whatever order they came in', async () => {
    const id = newTag();
    await store.store(({ samples }) => samples.push(id, NOON + 2 * SECOND, 0, 3, 0));
    await store.store(({ samples }) => {
      samples.push(id, NOON + SECOND, 1, 2.5, 0);
      samples.push(id, NOON + SECOND, 0, 2, 0);
    });
    expect((await range(id)).map(({ timeMs, ordinal, value }) => [timeMs - NOON, ordinal, value])).toEqual([
      [1000, 0, 2],
      [1000, 1, 2.5],
      [2000, 0, 3],
    ]);
  });

  it('count once however often they come', async () => {
    const id = newTag();
    for (let i = 0; i < 3; i++) await store.store(({ samples }) => samples.push(id, NOON, 0, 7, 0));
    expect(await range(id)).toHaveLength(1);
    expect((await statistic(id, NOON, NOON + HOUR, 10))?.buckets[0]?.count).toBe(1);
  });

  it('of decades are stored in one batch', async () => {
    const id = newTag();
    await store.store(({ samples }) => {
      for (let month = 0; month < 240; month++) samples.push(id, Date.UTC(2000, month, 1), 0, month, 0);
    });
    expect(await range(id)).toHaveLength(240);
  });

  it('recorded on change leave out repeats when they are read', async () => {
    const id = newTag();
    await store.store(({ samples }) => {
      for (const [i, value] of [5, 5, 7, 7, 5].entries()) samples.push(id, NOON + i * SECOND, 0, value, 0);
    });
    expect((await range(id, true)).map(({ value }) => value)).toEqual([5, 7, 5]);
  });

  it('of text keep every character', async () => {
    const id = newTag();
    await store.store(({ texts }) => texts.push(id, NOON, 0, '{"état":"chargé\\n"}', 0));
    expect(store.telemetry.samples.latest(id)?.value).toBe('{"état":"chargé\\n"}');
    const request = { tagId: id, fromMs: NOON, toMs: NOON, limit: 10, onlyChanges: false };
    expect((await store.telemetry.samples.textRange(request)).map(({ value }) => value)).toEqual([
      '{"état":"chargé\\n"}',
    ]);
  });
});

describe('the latest sample', () => {
  it('is the one measured last, and late data never becomes it', async () => {
    const id = newTag();
    const first = await store.store(({ samples }) => samples.push(id, NOON, 0, 1, 0));
    const late = await store.store(({ samples }) => samples.push(id, NOON - HOUR, 0, 99, 0));
    expect([first.samples, late.samples]).toEqual([[0], []]);
    expect(store.telemetry.samples.latest(id)).toMatchObject({ time: NOON, value: 1 });
  });

  it('is told once per batch and tag', async () => {
    const [a, b] = [newTag(), newTag()];
    const stored = await store.store(({ samples }) => {
      samples.push(a, NOON, 0, 1, 0);
      samples.push(b, NOON, 0, 2, 0);
      samples.push(a, NOON + SECOND, 0, 3, 0);
      samples.push(b, NOON - SECOND, 0, 4, 0);
    });
    expect(stored.samples).toEqual([1, 2]);
  });

  it('is known again after a restart, before and after roll-up', async () => {
    const [number, text, position] = [newTag(), newTag(), newTag()];
    await store.store(({ samples, texts, positions }) => {
      samples.push(number, NOON - 5 * HOUR, 0, 41, 0);
      samples.push(number, NOON - 3 * HOUR, 2, 42, 16);
      texts.push(text, NOON, 0, 'moored', 0);
      positions.push(position, NOON - HOUR, 0, 54.5, 10.25, 0);
      positions.push(position, NOON, 0, 0, 10.25, QUALITY_ZERO);
    });
    for (const prepare of [async () => {}, () => store.telemetry.rollUps.run(0)]) {
      await prepare();
      await store.reopen();
      expect(store.telemetry.samples.latest(number)).toEqual({
        time: NOON - 3 * HOUR,
        ordinal: 2,
        quality: 16,
        value: 42,
      });
      expect(store.telemetry.samples.latest(text)).toMatchObject({ time: NOON, value: 'moored' });
      expect(store.telemetry.positions.latest(position)?.value).toEqual({ latitude: 54.5, longitude: 10.25 });
    }
  });
});

describe('statistics', () => {
  const id = toTagId(1_000_001);
  const hours = 30;
  const start = NOON - 48 * HOUR;
  const valueAt = (second: number) => Math.round(1000 * Math.sin(second / 500)) / 10;

  beforeAll(() =>
    store.store(({ samples }) => {
      for (let s = 0; s < hours * 3600; s += 2) samples.push(id, start + s * SECOND, 0, valueAt(s), 0);
    }),
  );

  /** The same by hand, from the definition. */
  function expected(fromMs: number, toMs: number, bucketSeconds: number) {
    const buckets = new Map<number, number[]>();
    for (let s = 0; s < hours * 3600; s += 2) {
      const time = start + s * SECOND;
      if (time < fromMs || time >= toMs) continue;
      const bucket = Math.floor(time / (bucketSeconds * 1000)) * bucketSeconds * 1000;
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), valueAt(s)]);
    }
    return [...buckets].map(([timeMs, values]) => ({
      timeMs,
      min: Math.min(...values),
      max: Math.max(...values),
      avg: expect.closeTo(values.reduce((sum, value) => sum + value, 0) / values.length, 9),
      first: values[0],
      last: values.at(-1),
      count: values.length,
    }));
  }

  const spans: [name: string, from: number, to: number, maxPoints: number][] = [
    ['a span of whole hours', start + HOUR, start + 7 * HOUR, 1000],
    ['a span that begins and ends inside buckets', start + 1_234_567, start + 20 * HOUR + 7_654_321, 100],
    ['a single bucket', start + 2 * HOUR, start + 3 * HOUR, 1],
    ['a few seconds', start + HOUR + 10_500, start + HOUR + 31_000, 1000],
    ['more than there is', start - 100 * HOUR, start + 100 * HOUR, 300],
  ];
  const states: [state: string, prepare: () => Promise<void>][] = [
    ['while every roll-up is behind', async () => {}],
    ['with roll-ups', () => store.telemetry.rollUps.run(0)],
  ];
  describe.each(states)('%s', (_state, prepare) => {
    beforeAll(prepare);

    it.each(spans)('of %s are exact', async (_name, from, to, maxPoints) => {
      const answer = await statistic(id, from, to, maxPoints);
      expect(answer?.buckets.length).toBeLessThanOrEqual(maxPoints);
      expect(answer?.buckets).toEqual(expected(from, to, answer?.bucketSeconds ?? 0));
    });
  });

  it('count late data at once, and after the next roll-up', async () => {
    const late = { time: start + 5 * HOUR + 1, value: 5000 };
    await store.store(({ samples }) => samples.push(id, late.time, 0, late.value, 0));
    const ask = () => statistic(id, start, start + hours * HOUR, 100);
    const before = await ask();
    expect(Math.max(...(before?.buckets.map(({ max }) => max) ?? []))).toBe(late.value);
    await store.telemetry.rollUps.run(0);
    const rounded = before?.buckets.map((bucket) => ({ ...bucket, avg: expect.closeTo(bucket.avg, 9) }));
    expect((await ask())?.buckets).toEqual(rounded);
  });

  it('really come from roll-ups once they are there', async () => {
    await store.engine.command(
      `DELETE FROM sample WHERE tag_id = ${id}
       SETTINGS lightweight_delete_mode = 'lightweight_update', enable_lightweight_update = 1`,
    );
    const answer = await statistic(id, start, start + hours * HOUR, 100);
    expect(answer?.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(hours * 1800 + 1);
  });

  it('leave gaps open and what its own source calls bad out', async () => {
    const gappy = newTag();
    await store.store(({ samples }) => {
      samples.push(gappy, NOON - 9 * HOUR, 0, 1, 0);
      samples.push(gappy, NOON - 9 * HOUR + SECOND, 0, 1e9, QUALITY_BAD_SOURCE);
      samples.push(gappy, NOON - 6 * HOUR, 0, 3, 0);
    });
    const answer = await statistic(gappy, NOON - 10 * HOUR, NOON, 10);
    expect(answer?.buckets.map(({ timeMs, max }) => [timeMs, max])).toEqual([
      [NOON - 9 * HOUR, 1],
      [NOON - 6 * HOUR, 3],
    ]);
  });

  it('in 5 s are kept for tags recorded so, and only for them', async () => {
    const [fine, coarse] = [newTag(), newTag()];
    store.fineTags.add(fine);
    await store.store(({ samples }) => {
      for (const tagId of [fine, coarse]) samples.push(tagId, NOON - 4 * HOUR, 0, 1, 0);
    });
    await store.telemetry.rollUps.run(0);
    const kept = await store.engine.select(
      `SELECT DISTINCT tag_id FROM roll_up WHERE step = 5 AND tag_id IN (${fine}, ${coarse})`,
    );
    expect(Array.from(kept.numbers('tag_id'))).toEqual([fine]);
  });

  it('of tags recorded in wider steps have no narrower buckets', async () => {
    const hourly = newTag();
    await store.store(({ samples }) => {
      for (let i = 0; i < 100; i++) samples.push(hourly, NOON - 4 * HOUR + i * 60_000, 0, i, 0);
    });
    const [answer] = await store.telemetry.samples.statistic({
      tagIds: [hourly],
      fromMs: NOON - 4 * HOUR,
      toMs: NOON,
      maxPoints: 1000,
      rollUps: COMMON,
      recordedSeconds: 3600,
    });
    expect(answer?.buckets.map(({ count }) => count)).toEqual([60, 40]);
  });
});

describe('deleting a period', () => {
  it('takes samples and statistics of it, and the latest becomes what is left', async () => {
    const id = newTag();
    await store.store(({ samples }) => {
      for (let i = 0; i < 10; i++) samples.push(id, NOON - 10 * HOUR + i * HOUR, 0, i, 0);
    });
    await store.telemetry.rollUps.run(0);
    await store.telemetry.samples.deletePeriod([id], NOON - 5 * HOUR, NOON);
    for (const prepare of [async () => {}, () => store.telemetry.rollUps.run(0), () => store.reopen()]) {
      await prepare();
      expect((await range(id)).map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
      const answer = await statistic(id, NOON - 12 * HOUR, NOON, 100);
      expect(answer?.buckets.map(({ first }) => first)).toEqual([0, 1, 2, 3, 4]);
      expect(store.telemetry.samples.latest(id)?.value).toBe(4);
    }
  });

  it('at the same time as a roll-up leaves no statistics of what is gone', async () => {
    const id = newTag();
    await store.store(({ samples }) => {
      for (let i = 0; i < 3; i++) samples.push(id, NOON - 5 * HOUR + i * HOUR, 0, i, 0);
    });
    await Promise.all([
      store.telemetry.rollUps.run(0),
      store.telemetry.samples.deletePeriod([id], NOON - 5 * HOUR, NOON - 4 * HOUR),
    ]);
    await store.telemetry.rollUps.run(0);
    const kept = await store.engine.select(`SELECT first FROM roll_up FINAL WHERE tag_id = ${id} AND step = 3600`);
    expect(Array.from(kept.numbers('first'))).toEqual([2]);
  });

  it('of everything leaves no latest', async () => {
    const id = newTag();
    await store.store(({ samples }) => samples.push(id, NOON - HOUR, 0, 1, 0));
    await store.telemetry.samples.deletePeriod([id], 0, NOON);
    expect(store.telemetry.samples.latest(id)).toBeUndefined();
  });
});
