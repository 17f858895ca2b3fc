import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { computeFlushVolume, findChangeOvers, type GradeSample } from './change-over.ts';

const MINUTE = 60_000;
const PLACE = { latitude: 48.6, longitude: -5.2 };

describe('computeFlushVolume', () => {
  it('is 6.1 times the lines from 2.8 % to 0.1 % with fuel of 0.094 %', () => {
    // ln((2.8 − 0.094)/(0.1 − 0.094)) = ln(451) = 6.1115.
    const litres = computeFlushVolume({ oldSulphur: 2.8, newSulphur: 0.094, limit: 0.1, systemLitres: 500 });
    expect(litres).toBeCloseTo(500 * 6.1115, 0);
  });

  it('is nothing where the old fuel is clean enough, and never ends with a new one that is not', () => {
    expect(computeFlushVolume({ oldSulphur: 0.08, newSulphur: 0.05, limit: 0.1, systemLitres: 500 })).toBe(0);
    expect(computeFlushVolume({ oldSulphur: 2.8, newSulphur: 0.1, limit: 0.1, systemLitres: 500 })).toEqual(
      refuse('out-of-range', 'newSulphur'),
    );
  });
});

/** A sample a minute at 600 l/h: 10 l a minute. */
const burn = (grade: string | null, minutes: number, from: number): GradeSample[] =>
  Array.from({ length: minutes }, (_, index) => ({
    time: (from + index) * MINUTE,
    grade,
    litresPerHour: 600,
    position: PLACE,
  }));

describe('findChangeOvers', () => {
  it('logs time, place and the end of the flush', () => {
    const samples = [...burn('HFO', 10, 0), ...burn('MGO', 60, 10)];
    expect(findChangeOvers(samples, () => 305)).toEqual([
      {
        time: 10 * MINUTE,
        fromGrade: 'HFO',
        toGrade: 'MGO',
        position: PLACE,
        flushedLitres: expect.closeTo(590, 9),
        flushEnd: expect.closeTo(40.5 * MINUTE, 3),
      },
    ]);
  });

  it('has no end before the volume ran through, nor without one', () => {
    const samples = [...burn('HFO', 10, 0), ...burn('MGO', 20, 10)];
    expect(findChangeOvers(samples, () => 305)[0]?.flushEnd).toBeNull();
    expect(findChangeOvers(samples, () => undefined)[0]?.flushEnd).toBeNull();
    expect(findChangeOvers(samples, () => 0)[0]?.flushEnd).toBe(10 * MINUTE);
  });

  it('adds nothing over a silence and does not take one for a change', () => {
    const samples = [...burn('HFO', 5, 0), ...burn(null, 5, 5), ...burn('HFO', 5, 10), ...burn('MGO', 10, 15)];
    const late = [...samples, ...burn('MGO', 10, 120)];
    expect(findChangeOvers(late, () => 1000)).toMatchObject([{ flushedLitres: expect.closeTo(180, 9) }]);
  });

  it('logs the way back as a change of its own', () => {
    const samples = [...burn('HFO', 5, 0), ...burn('MGO', 40, 5), ...burn('HFO', 5, 45)];
    expect(findChangeOvers(samples, () => 100).map(({ fromGrade, toGrade }) => [fromGrade, toGrade])).toEqual([
      ['HFO', 'MGO'],
      ['MGO', 'HFO'],
    ]);
  });
});
