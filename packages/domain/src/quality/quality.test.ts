import { describe, expect, it } from 'vitest';
import {
  hasQuality,
  isTrackable,
  isUsable,
  listQualityNames,
  QUALITY_BAD_SOURCE,
  QUALITY_GOOD,
  QUALITY_IMPOSSIBLE,
  QUALITY_JUMP,
  QUALITY_MANUAL,
  QUALITY_REPAIRED,
  QUALITY_SIMULATED,
  QUALITY_STUCK,
  QUALITY_SUSPECT_TIME,
  QUALITY_TOO_FAST,
  QUALITY_ZERO,
} from './quality.ts';

describe('quality', () => {
  it.each([
    [QUALITY_GOOD, true, []],
    [QUALITY_REPAIRED, false, ['repaired']],
    [QUALITY_ZERO, false, ['zero']],
    [QUALITY_JUMP, false, ['jump']],
    [QUALITY_SUSPECT_TIME, false, ['suspect time']],
    [QUALITY_BAD_SOURCE, false, ['bad source']],
    [QUALITY_SIMULATED, true, ['simulated']],
    [QUALITY_MANUAL, true, ['manual']],
    [QUALITY_SIMULATED | QUALITY_ZERO, false, ['zero', 'simulated']],
  ])('%i: trackable %s, names %j', (quality, trackable, names) => {
    expect(isTrackable(quality)).toBe(trackable);
    expect(listQualityNames(quality)).toEqual(names);
  });

  it.each([
    [QUALITY_GOOD, true],
    [QUALITY_SIMULATED | QUALITY_MANUAL, true],
    [QUALITY_STUCK, true],
    [QUALITY_BAD_SOURCE, false],
    [QUALITY_IMPOSSIBLE | QUALITY_SIMULATED, false],
    [QUALITY_TOO_FAST, false],
  ])('%i is usable: %s', (quality, usable) => {
    expect(isUsable(quality)).toBe(usable);
  });

  it('has a bit of its own for each flag', () => {
    const bits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
    expect([
      QUALITY_REPAIRED,
      QUALITY_ZERO,
      QUALITY_JUMP,
      QUALITY_SUSPECT_TIME,
      QUALITY_BAD_SOURCE,
      QUALITY_SIMULATED,
      QUALITY_MANUAL,
      QUALITY_IMPOSSIBLE,
      QUALITY_TOO_FAST,
      QUALITY_STUCK,
    ]).toEqual(bits);
    expect(hasQuality(QUALITY_JUMP | QUALITY_MANUAL, QUALITY_MANUAL)).toBe(true);
    expect(hasQuality(QUALITY_JUMP, QUALITY_MANUAL)).toBe(false);
  });
});
