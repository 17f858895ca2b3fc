import { describe, expect, it } from 'vitest';
import { computeJobRates, sumByKind } from './job-rate.ts';

const part = (kind: 'transit' | 'at-berth', fuel: number | null) => ({
  ...{ jobId: 1, kind, isCut: false, from: '2026-11-20T00:00:00Z', to: '2026-11-20T06:00:00Z', fuel },
  ...{ fromPlace: null, toPlace: null, nauticalMiles: 60, carbon: null, energy: null, engineHours: null },
  ...{ meanPull: null, meanCurrent: null, meanHeadWind: null, meanLoad: null, knownShare: 1 },
});

describe('the rates of a job', () => {
  it.each([
    ['of six hours at sea', { fuel: 6, nauticalMiles: 75, energy: 30_000, knownShare: 1 }, [1000, 80, 200]],
    ['of which half is known', { fuel: 3, nauticalMiles: 75, energy: 15_000, knownShare: 0.5 }, [1000, 40, 200]],
    ['at the berth', { fuel: 0.6, nauticalMiles: 0.1, energy: 0.4, knownShare: 1 }, [100, null, null]],
    ['without meters', { fuel: null, nauticalMiles: 75, energy: 30_000, knownShare: 1 }, Array(3).fill(undefined)],
  ])('%s', (_case, total, [perHour, perMile, perKilowattHour]) => {
    expect(computeJobRates(total, 6)).toEqual({
      kilogramsPerHour: perHour,
      kilogramsPerMile: perMile,
      gramsPerKilowattHour: perKilowattHour,
    });
  });
});

it('sums what each kind of job burned over all periods', () => {
  const periods = [
    { parts: [part('transit', 4), part('at-berth', null)] },
    { parts: [part('transit', 2.5), part('at-berth', 0.25)] },
  ];
  expect(sumByKind(periods)).toEqual([
    { kind: 'transit', tonnes: 6.5 },
    { kind: 'at-berth', tonnes: 0.25 },
  ]);
  expect(sumByKind([{ parts: [part('transit', null)] }])).toEqual([]);
});
