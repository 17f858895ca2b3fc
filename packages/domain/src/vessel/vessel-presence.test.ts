import { describe, expect, it } from 'vitest';
import { getVesselPresence, isMoving } from './vessel-presence.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_700_000_000_000;

describe('getVesselPresence', () => {
  it.each([
    ['0.5 kn or more is moving', 0, 0.5, 'moving'],
    ['less is stopped', 0, 0.49, 'stopped'],
    ['an unknown speed is not moving', 0, null, 'stopped'],
    ['5 min old is not late', 5 * MINUTE, 12, 'moving'],
    ['over 5 min is late', 5 * MINUTE + 1, 12, 'late'],
    ['also at berth', 5 * MINUTE + 1, 0, 'late'],
    ['an hour under way is late', HOUR, 12, 'late'],
    ['over 1 h under way is lost', HOUR + 1, 12, 'lost'],
    ['48 h at berth is late', 48 * HOUR, 0, 'late'],
    ['over 48 h is lost', 48 * HOUR + 1, 0, 'lost'],
  ])('%s', (_sentence, ageMs, speedKnots, expected) => {
    expect(getVesselPresence({ time: NOW - ageMs, speedKnots }, NOW)).toBe(expected);
  });

  it.each([
    ['moving', 0.4, true],
    ['stopped', 0.9, false],
  ] as const)('is %s at %s kn where several sightings say so', (presence, speedKnots, isMovingThen) => {
    expect(getVesselPresence({ time: NOW, speedKnots, isMoving: isMovingThen }, NOW)).toBe(presence);
  });

  it('claims nothing of a vessel that never told its position', () => {
    expect(getVesselPresence({ time: null, speedKnots: 12 }, NOW)).toBe('unknown');
    expect(isMoving(null)).toBe(false);
  });
});
