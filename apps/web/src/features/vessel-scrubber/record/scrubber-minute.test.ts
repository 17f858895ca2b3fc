import { sumCompliance } from '@fms/domain/emission';
import { describe, expect, it } from 'vitest';
import {
  buildMinutes,
  computeShare,
  groupModes,
  listHeard,
  MINUTE_MS,
  type MinuteInputs,
  type MinuteKey,
} from './scrubber-minute.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const at = (minute: number) => START + minute * MINUTE_MS;
const bucket = (minute: number, value: number) => ({ time: at(minute), min: value, max: value, avg: value, count: 6 });
const line = (from: number, to: number, value: number) =>
  Array.from({ length: to - from }, (_, index) => bucket(from + index, value));
/** Westward along 49.3° N, a fix a minute, newest first; 5° W is crossed at minute 30. */
const track = Array.from({ length: 61 }, (_, index) => ({
  time: at(60 - index),
  latitude: 49.3,
  longitude: -4.5 - (60 - index) / 60,
}));

function build(series: Partial<Record<MinuteKey, ReturnType<typeof line>>>, given: Partial<MinuteInputs> = {}) {
  return buildMinutes({
    window: { from: at(0), to: at(60) },
    series: new Map(Object.entries(series) as [MinuteKey, ReturnType<typeof line>][]),
    start: new Map(),
    track,
    scope: 12,
    fuelSulphur: null,
    ...given,
  });
}

const OPEN = [bucket(0, 1)];
const GASES = { so2: line(0, 60, 36), co2: line(0, 60, 6), mode: OPEN };

describe('the record of a scrubber', () => {
  it('evaluates each minute by the limit of its place: 6.0 exceeds 4.3 in the Channel and not west of it', () => {
    const minutes = build(GASES);
    expect(minutes).toHaveLength(60);
    expect(minutes[10]).toMatchObject({ ratio: 6, compliance: { state: 'exceeding', limit: { ratio: 4.3 } } });
    expect(minutes[50]).toMatchObject({ ratio: 6, compliance: { state: 'compliant', limit: { ratio: 21.7 } } });
    const { totals } = sumCompliance(listHeard(minutes));
    expect(totals.exceeding.hours).toBeCloseTo(0.5, 1);
    expect(totals.compliant.hours).toBeCloseTo(0.5, 1);
  });

  it('knows nothing of minutes in which nothing was heard, though the mode was sent before', () => {
    const minutes = build({ so2: line(0, 20, 6), co2: line(0, 20, 6), mode: OPEN });
    expect(minutes[30]).toMatchObject({ isHeard: false, mode: null, ratio: null, isRunning: true });
    expect(listHeard(minutes)).toHaveLength(20);
    expect(computeShare(minutes)).toBeCloseTo(20 / 60);
  });

  it('takes calibration as unknown, never as compliant', () => {
    const minutes = build({ ...GASES, calibrating: [bucket(20, 1), bucket(30, 0)] });
    expect(minutes[25]).toMatchObject({ ratio: null, compliance: { state: 'unknown', reason: 'calibration' } });
    expect(minutes[35]?.compliance.reason).toBe('ratio');
    expect(computeShare(minutes)).toBeCloseTo(50 / 60);
  });

  it('lets the sulphur of the fuel count in bypass, and knows nothing without it', () => {
    const bypass = { ...GASES, mode: [bucket(0, 0)], connectedPower: line(0, 60, 0) };
    expect(build(bypass)[10]?.compliance).toMatchObject({ state: 'unknown', reason: 'no-fuel-sulphur' });
    expect(build(bypass, { fuelSulphur: 0.08 })[10]?.compliance).toMatchObject({ state: 'compliant', value: 0.08 });
    expect(build(bypass)[10]?.ratio).toBeNull();
    expect(computeShare(build(bypass))).toBeNull();
  });

  it('is unknown without a position', () => {
    expect(build(GASES, { track: [] })[10]?.compliance).toMatchObject({ state: 'unknown', reason: 'no-position' });
  });

  it('begins with the mode that was sent before the window', () => {
    const start = new Map<MinuteKey, number>([['mode', 2]]);
    expect(groupModes(build({ so2: line(0, 60, 6), co2: line(0, 60, 6) }, { start }))).toEqual([
      { from: at(0), to: at(60), mode: 'closed' },
    ]);
  });

  it('takes the ratio of the analyser where the gases are not measured', () => {
    expect(build({ ratio: line(0, 60, 3.1), mode: OPEN })[5]?.ratio).toBe(3.1);
  });
});
