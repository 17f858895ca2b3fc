import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { findBunkerings, findLeak } from './bunkering.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What remains, a reading a minute; rates in m³/h. */
function course(...stretches: readonly (readonly [minutes: number, rate: number])[]) {
  let [time, value] = [0, 200];
  const samples = [{ time, value }];
  for (const [minutes, rate] of stretches) {
    for (let minute = 0; minute < minutes; minute += 1) {
      time += MINUTE;
      value += rate / 60;
      samples.push({ time, value });
    }
  }
  return samples;
}

describe('findBunkerings', () => {
  it('finds what came on board, from the first rise to the last', () => {
    expect(findBunkerings(course([120, -0.5], [180, 100], [120, -0.5]))).toEqual([
      { from: 120 * MINUTE, to: 300 * MINUTE, volume: expect.closeTo(300, 6), isRunning: false },
    ]);
  });

  it('goes on over a pause while the hose is moved, and parts two deliveries', () => {
    expect(findBunkerings(course([60, 0], [60, 100], [10, 0], [60, 100], [60, 0]))).toHaveLength(1);
    expect(findBunkerings(course([60, 0], [60, 100], [90, 0], [60, 100], [60, 0]))).toHaveLength(2);
  });

  it('says that one is running', () => {
    expect(findBunkerings(course([60, 0], [60, 100]))).toMatchObject([{ isRunning: true }]);
  });

  it('takes burning, a wave and a corrected reading for none', () => {
    expect(findBunkerings(course([300, -2]))).toEqual([]);
    expect(findBunkerings(course([60, 0], [1, 80], [60, 0]))).toEqual([]);
    expect(findBunkerings([])).toEqual([]);
  });
});

describe('findLeak', () => {
  /** Ten hours, a reading each ten minutes: 1 m³/h burned, the loss on top of it, and a wave of ±0.05 m³. */
  const readings = (lossPerHour: number, hours = 10) =>
    Array.from({ length: hours * 6 + 1 }, (_, index) => ({
      time: (index * HOUR) / 6,
      volume: 100 - (1 + lossPerHour) * (index / 6) + (index % 2 === 0 ? 0.05 : -0.05),
      taken: index / 6,
    }));

  it('finds 0.2 m³/h that is not accounted for', () => {
    const leak = findLeak(readings(0.2), 0.05);
    expect(leak).toMatchObject({ rate: expect.closeTo(0.2, 2), from: 0, to: 10 * HOUR });
  });

  it('finds none where all is burned, or less is lost than matters', () => {
    expect(findLeak(readings(0), 0.05)).toBeUndefined();
    expect(findLeak(readings(0.04), 0.05)).toBeUndefined();
  });

  it('needs six hours', () => {
    expect(findLeak(readings(0.2, 5), 0.05)).toEqual(refuse('too-few', 'volume'));
    expect(findLeak([], 0.05)).toEqual(refuse('too-few', 'volume'));
  });
});
