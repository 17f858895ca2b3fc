import { describe, expect, it } from 'vitest';
import { buildLimitZones } from './limit-zone.ts';

const SCALE = { min: 0, max: 120 };

describe('buildLimitZones', () => {
  it.each([
    ['high limits', 93, 97, false, ['warning 93–97', 'alarm 97–120']],
    ['low limits', 2.5, 2.1, true, ['warning 2.1–2.5', 'alarm 0–2.1']],
    ['a warning alone reaches to the end', 93, null, false, ['warning 93–120']],
    ['an alarm alone', null, 97, false, ['alarm 97–120']],
    ['beyond the scale there is nothing to draw', 130, 140, false, []],
    ['no limits', null, null, false, []],
  ])('%s', (_words, alarmLevel, emergencyLevel, reverse, expected) => {
    const zones = buildLimitZones({ alarmLevel, emergencyLevel, reverse }, SCALE);
    expect(zones.map(({ severity, from, to }) => `${severity} ${from}–${to}`)).toEqual(expected);
  });
});
