import { describe, expect, it } from 'vitest';
import { computeDestination } from '../geo/geodesy.ts';
import { evaluateCompliance } from './compliance.ts';
import { computeCompleteness, type EvaluatedMoment, sumCompliance } from './compliance-record.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-23T12:00Z');
const START = { latitude: 50.2, longitude: -1 };

/** A moment a minute at 12 kn up the Channel with these ratios; null is a bad analyser. */
function voyage(ratios: readonly (number | null)[], startMinute = 0): EvaluatedMoment[] {
  return ratios.map((ratio, index) => {
    const minute = startMinute + index;
    const position = computeDestination(START, 70, (minute * 12 * 1852) / 60);
    const time = NOON + minute * MINUTE;
    const compliance = evaluateCompliance({
      time,
      position,
      mode: 'open',
      ratio: ratio === null ? { value: 0, state: 'bad' } : { value: ratio, state: 'good' },
      isCalibrating: false,
      fuelSulphur: null,
    });
    return { time, position, compliance };
  });
}

describe('sumCompliance', () => {
  const record = sumCompliance(
    voyage([...Array(30).fill(3), 5, 6.5, 5, ...Array(12).fill(null), ...Array(16).fill(3)]),
  );

  it('adds up time and distance of each state', () => {
    expect(record.totals.compliant.hours * 60).toBeCloseTo(45, 6);
    expect(record.totals.exceeding.hours * 60).toBeCloseTo(3, 6);
    expect(record.totals.unknown.hours * 60).toBeCloseTo(12, 6);
    expect(record.totals.exceeding.nauticalMiles).toBeCloseTo(0.6, 4);
    expect(record.totals.compliant.nauticalMiles).toBeCloseTo(9, 3);
  });

  it('keeps an exceedance apart from a fault of the analyser', () => {
    expect(record.exceedances).toEqual([
      {
        from: NOON + 30 * MINUTE,
        to: NOON + 33 * MINUTE,
        state: 'exceeding',
        reason: 'ratio',
        area: 'North Sea',
        highest: 6.5,
      },
    ]);
    expect(record.faults.map(({ reason, from, to }) => [reason, (to - from) / MINUTE])).toEqual([['no-ratio', 12]]);
  });

  it('does not know what happened in a silence', () => {
    const parted = sumCompliance([...voyage([3, 3]), ...voyage([3, 3], 31)]);
    expect(parted.totals.unknown.hours * 60).toBeCloseTo(27, 6);
    expect(parted.totals.compliant.hours * 60).toBeCloseTo(5, 6);
    expect(parted.totals.unknown.nauticalMiles).toBeCloseTo(5.4, 3);
    expect(parted.faults.map(({ reason }) => reason)).toEqual(['silence']);
  });

  it('is empty without two moments', () => {
    expect(sumCompliance(voyage([3])).stretches).toEqual([]);
  });
});

it('is complete to 75 % where a minute of four has no mean', () => {
  expect(computeCompleteness([true, true, false, true])).toBe(0.75);
  expect(computeCompleteness([])).toBeNull();
});
