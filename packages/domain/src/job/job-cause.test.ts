import { describe, expect, it } from 'vitest';
import { createNoise } from '../testing/noise.ts';
import { DAY_MS } from '../time/unit.ts';
import { findLargestCause } from './job-cause.ts';
import type { ComparedJob } from './job-comparison.ts';
import { buildTransit } from './testing/build-transit.ts';

interface Means {
  readonly current: number;
  readonly wind: number;
  readonly load: number;
}

/** A transit of 120 nm in 10 h: 0.1 t a mile, less 6 % for each knot of current, and 1 % more for each m/s of head wind. */
function transit(day: number, { current, wind, load }: Means, extra = 0): ComparedJob {
  const fuel = 12 * (1 - 0.06 * current + 0.01 * wind + extra);
  return buildTransit(day * DAY_MS, { fuel, meanCurrent: current, meanHeadWind: wind, meanLoad: load });
}

const noise = createNoise(2291);
const similar = Array.from({ length: 20 }, (_, day) =>
  transit(day, { current: 0.5 * noise(), wind: 4 * noise(), load: 0.6 + 0.05 * noise() }, 0.005 * noise()),
);
const usual: Means = { current: 0, wind: 0, load: 0.6 };
const causeOf = (job: ComparedJob) => findLargestCause(job, similar, 'fuelPerMile');

describe('findLargestCause', () => {
  it('names the wind from ahead', () => {
    expect(causeOf(transit(30, { ...usual, wind: 10 }))).toMatchObject({ cause: 'wind', value: 10 });
    expect(causeOf(transit(30, { ...usual, wind: 10 }))?.effect).toBeCloseTo(0.01, 2);
  });

  it('names the current that sets it on where it burned less', () => {
    const cause = causeOf(transit(30, { ...usual, current: 1.5 }));
    expect(cause?.cause).toBe('current');
    expect(cause?.effect).toBeLessThan(0);
  });

  it('names none where what is measured was as usual', () => {
    expect(causeOf(transit(30, usual, 0.3))).toBeNull();
  });

  it('names none that works the other way', () => {
    expect(causeOf(transit(30, { ...usual, wind: -8 }, 0.3))).toBeNull();
  });

  it('names none of few jobs, or where it is not measured', () => {
    const windy = transit(30, { ...usual, wind: 10 });
    expect(findLargestCause(windy, similar.slice(0, 4), 'fuelPerMile')).toBeNull();
    expect(causeOf({ ...windy, meanHeadWind: null })).toBeNull();
    expect(findLargestCause(windy, similar, 'energyPerHour')).toBeNull();
  });
});
