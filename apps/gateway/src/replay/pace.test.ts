import { describe, expect, it } from 'vitest';
import { BatchCut, Pace } from './pace.ts';

/** Seconds at which a new batch begins, for readings at these seconds. */
function cuts(speed: 1 | 60 | 'max', seconds: readonly number[]): number[] {
  const cut = new BatchCut(speed);
  let samples = 0;
  return seconds.filter((second) => {
    const due = cut.isDue(second * 1000, samples);
    samples = due ? 1 : samples + 1;
    return due;
  });
}

describe('where a batch ends', () => {
  it('is each second at its own speed, whatever gap or step back there is', () => {
    expect(cuts(1, [0, 0.5, 1, 1.5, 2, 60, 60.5, 59, 61])).toEqual([1, 2, 60, 61]);
  });

  it('is each minute at sixty times the speed', () => expect(cuts(60, [0, 30, 59, 60, 90, 130])).toEqual([60, 130]));

  it('is by size alone when it goes as fast as it can', () => {
    expect(
      cuts(
        'max',
        Array.from({ length: 12_000 }, (_, i) => i * 100),
      ),
    ).toEqual([500_000, 1_000_000]);
  });
});

describe('the pace of a replay', () => {
  it('waits for nothing that is late, and nothing at all at full speed', async () => {
    let now = 0;
    const { signal } = new AbortController();
    const pace = new Pace(60, () => now);
    await pace.until(0, signal);
    now = 1000;
    await pace.until(60_000, signal);
    await new Pace('max', () => 0).until(1e12, signal);
    expect(now).toBe(1000);
  });

  it('can be interrupted', async () => {
    const interrupt = new AbortController();
    const pace = new Pace(1, () => 0);
    await pace.until(0, interrupt.signal);
    const waiting = pace.until(3_600_000, interrupt.signal);
    interrupt.abort();
    await expect(waiting).rejects.toThrow();
  });
});
