import { describe, expect, it } from 'vitest';
import type { ScrubberMinute } from '../record/scrubber-minute.ts';
import { buildComplianceTrack } from './compliance-track.ts';

const minute = (time: number, state: ScrubberMinute['compliance']['state'], isHeard = true): ScrubberMinute => ({
  ...{ time, isHeard, isRunning: true, mode: 'open', ratio: 3, knots: 12 },
  position: { latitude: 49, longitude: time / 100 },
  compliance: { state, reason: 'ratio', area: null, limit: null, value: 3 },
});

describe('the track by compliance', () => {
  it('is a line where compliant, dots where unknown or silent, and a line of its own where exceeding', () => {
    const { track, exceeding } = buildComplianceTrack([
      minute(0, 'compliant'),
      minute(1, 'compliant'),
      minute(2, 'exceeding'),
      minute(3, 'unknown'),
      minute(4, 'compliant', false),
      minute(5, 'compliant'),
    ]);
    const steps = track.features.map(({ properties, geometry }) => [properties.step, geometry.coordinates.length]);
    expect(steps).toEqual([
      [4, 3],
      [-1, 2],
      [-1, 3],
    ]);
    expect(exceeding.features.map(({ geometry }) => geometry.coordinates)).toEqual([
      [
        [0.02, 49],
        [0.03, 49],
      ],
    ]);
  });
});
