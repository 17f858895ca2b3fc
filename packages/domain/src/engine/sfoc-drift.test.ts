import { describe, expect, it } from 'vitest';
import { computeSfocDrift, judgeDrift, type SfocSample } from './sfoc-drift.ts';
import { fitShopTest } from './shop-test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A reference of 180 g/kWh at every load. */
const curve = fitShopTest([25, 50, 75, 100].map((loadPercent) => ({ loadPercent, sfoc: 180 })));
const tenMinutes = (start: number, load: (minute: number) => number, sfoc = 189): SfocSample[] =>
  Array.from({ length: 10 }, (_, minute) => ({ time: start + minute * MINUTE, loadPercent: load(minute), sfoc }));

describe('computeSfocDrift', () => {
  it('compares ten steady minutes with the shop test', () => {
    const [point, ...others] = computeSfocDrift(
      tenMinutes(0, (minute) => 57 + (minute % 2)),
      curve,
    );
    expect(others).toEqual([]);
    expect(point).toMatchObject({ time: 0, loadPercent: 57.5, sfoc: 189 });
    expect(point?.drift).toBeCloseTo(0.05, 9);
  });

  it.each([
    ['unsteady', tenMinutes(0, (minute) => 57 + minute)],
    ['at low load', tenMinutes(0, () => 24)],
    ['of few samples', tenMinutes(0, () => 57).slice(0, 4)],
    ['of five minutes', tenMinutes(0, () => 57).slice(0, 6)],
  ])('leaves out a window %s', (_words, samples) => {
    expect(computeSfocDrift(samples, curve)).toEqual([]);
  });

  it('knows nothing without a shop test', () => {
    expect(
      computeSfocDrift(
        tenMinutes(0, () => 57),
        fitShopTest([]),
      ),
    ).toEqual([]);
  });
});

describe('judgeDrift', () => {
  const points = (drifts: readonly number[]) =>
    drifts.map((drift, day) => ({ time: day * DAY, loadPercent: 60, sfoc: 180 * (1 + drift), drift }));

  it('flags from the day on which the median of seven days reaches 5 %', () => {
    const finding = judgeDrift(points([0.03, 0.03, 0.03, 0.03, 0.06, 0.06, 0.06, 0.06, 0.06]));
    expect(finding).toEqual({ median: 0.06, flaggedSince: 7 * DAY });
  });

  it('is not moved by one high day, and clears again', () => {
    expect(judgeDrift(points([0.01, 0.01, 0.2, 0.01]))).toEqual({ median: 0.01, flaggedSince: null });
    expect(judgeDrift(points([0.06, 0.06, 0.01, 0.01, 0.01]))?.flaggedSince).toBeNull();
  });

  it('has no finding without a point', () => {
    expect(judgeDrift([])).toBeNull();
  });
});
