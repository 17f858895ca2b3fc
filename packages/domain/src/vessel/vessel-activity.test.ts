import { describe, expect, it } from 'vitest';
import { getVesselActivity } from './vessel-activity.ts';

describe('getVesselActivity', () => {
  it.each([
    ['moving', 12, undefined, 'moving'],
    ['moving', 2.1, undefined, 'moving'],
    ['moving', 2, undefined, 'drifting'],
    ['moving', 0.5, undefined, 'drifting'],
    ['moving', 1, 'port', 'moving'],
    ['moving', 1, 'anchorage', 'moving'],
    ['moving', null, undefined, 'moving'],
    ['stopped', 0.1, undefined, 'stopped'],
    ['stopped', null, 'port', 'in-port'],
    ['stopped', 0.1, 'port', 'in-port'],
    ['stopped', 0.1, 'anchorage', 'stopped'],
    ['late', 0.1, 'port', 'late'],
    ['late', 1, undefined, 'late'],
    ['lost', 0.1, 'port', 'lost'],
    ['unknown', null, 'port', 'unknown'],
  ] as const)('%s at %s kn in %s: %s', (presence, speedKnots, place, activity) => {
    expect(getVesselActivity(presence, { speedKnots }, () => place)).toBe(activity);
  });

  it.each([
    ['slow by several sightings', { isSlow: true, isOnStation: false }, undefined, 'drifting'],
    ['not slow by them', { isSlow: false, isOnStation: false }, undefined, 'moving'],
    ['held in its place', { isSlow: true, isOnStation: true }, undefined, 'on-station'],
    ['held in a port', { isSlow: true, isOnStation: true }, 'port', 'moving'],
  ] as const)('%s', (_words, motion, place, activity) => {
    expect(getVesselActivity('moving', { speedKnots: 2.2, ...motion }, () => place)).toBe(activity);
  });
});
