import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANT_STATES } from '../plant-value/plant-value.ts';
import { type EmissionMoment, evaluateCompliance, toScrubberMode } from './compliance.ts';

fc.configureGlobal({ seed: 1806 });

const CHANNEL = { latitude: 50.2, longitude: -1 };
const ATLANTIC = { latitude: 30, longitude: -40 };
const moment: EmissionMoment = {
  time: Date.parse('2026-11-23T12:00Z'),
  position: CHANNEL,
  mode: 'open',
  ratio: { value: 4.2, state: 'good' },
  isCalibrating: false,
  fuelSulphur: 2.8,
};

it.each([
  [0, 5000, 'bypass'],
  [1, 5000, 'open'],
  [2, null, 'closed'],
  [1, 0, 'stopped'],
  [7, 5000, null],
  [null, 5000, null],
])('code %s at %s kW is %s', (code, connectedPower, mode) => {
  expect(toScrubberMode(code, connectedPower)).toBe(mode);
});

describe('evaluateCompliance', () => {
  it.each<[string, Partial<EmissionMoment>, string, string]>([
    ['4.2 in the Channel', {}, 'compliant', 'ratio'],
    ['4.3 is the limit itself', { ratio: { value: 4.3, state: 'good' } }, 'compliant', 'ratio'],
    ['4.4 in the Channel', { ratio: { value: 4.4, state: 'good' } }, 'exceeding', 'ratio'],
    ['20 on the Atlantic', { position: ATLANTIC, ratio: { value: 20, state: 'late' } }, 'compliant', 'ratio'],
    ['22 on the Atlantic', { position: ATLANTIC, ratio: { value: 22, state: 'good' } }, 'exceeding', 'ratio'],
    ['bypass with heavy fuel', { mode: 'bypass' }, 'exceeding', 'fuel-sulphur'],
    ['bypass with gas oil', { mode: 'bypass', fuelSulphur: 0.1 }, 'compliant', 'fuel-sulphur'],
    ['bypass with an unknown fuel', { mode: 'bypass', fuelSulphur: null }, 'unknown', 'no-fuel-sulphur'],
    ['nothing burns', { mode: 'stopped', position: null }, 'compliant', 'nothing-burns'],
    ['no position', { position: null }, 'unknown', 'no-position'],
    ['off Genoa', { position: { latitude: 44.3, longitude: 8.9 } }, 'unknown', 'area-not-known'],
    ['no mode', { mode: null }, 'unknown', 'no-mode'],
    ['calibration', { isCalibrating: true }, 'unknown', 'calibration'],
    ['a stale ratio', { ratio: { value: 1, state: 'stale' } }, 'unknown', 'no-ratio'],
    ['before there was a limit', { time: 0, position: ATLANTIC }, 'unknown', 'no-limit'],
  ])('%s', (_words, change, state, reason) => {
    expect(evaluateCompliance({ ...moment, ...change })).toMatchObject({ state, reason });
  });

  it('says what was evaluated by what', () => {
    expect(evaluateCompliance({ ...moment, ratio: { value: 5, state: 'good' } })).toEqual({
      state: 'exceeding',
      reason: 'ratio',
      area: 'North Sea',
      limit: { sulphurPercent: 0.1, ratio: 4.3, set: 'MARPOL VI/14 2020' },
      value: 5,
    });
  });

  it('never calls a washed moment compliant without a usable ratio and a known place', () => {
    const moments = fc.record({
      latitude: fc.double({ min: -60, max: 70, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      value: fc.double({ min: 0, max: 50, noNaN: true }),
      state: fc.constantFrom(...PLANT_STATES),
    });
    fc.assert(
      fc.property(moments, ({ latitude, longitude, value, state }) => {
        const evaluated = evaluateCompliance({ ...moment, position: { latitude, longitude }, ratio: { value, state } });
        if (evaluated.state !== 'compliant') return;
        expect(['good', 'late']).toContain(state);
        expect(value).toBeLessThanOrEqual(evaluated.limit?.ratio ?? 0);
      }),
    );
  });
});
