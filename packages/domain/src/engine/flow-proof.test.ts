import { describe, expect, it } from 'vitest';
import type { PlantInput } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { proveFlow } from './flow-proof.ts';

const BAD: PlantInput = { value: 50, state: 'bad' };
const STALE: PlantInput = { value: 50, state: 'stale' };
const meter = (flow: PlantInput) => ({ meters: [{ flow, range: 100 }] });
const pump = (isRunning: boolean, dischargePressure: PlantInput) => ({
  pumps: [
    { isRunning: { value: isRunning, state: 'good' } as PlantInput<boolean>, dischargePressure, standingPressure: 0.4 },
  ],
});

describe('proveFlow', () => {
  it.each([
    ['a meter over 2 % of its range', meter(good(2.1)), 'meter'],
    ['a pump with pressure', pump(true, good(5.2)), 'pump'],
    ['a pump with pressure and open valves', { ...pump(true, good(5.2)), valves: [good(100), good(42)] }, 'pump'],
    ['a pump beside a dead meter', { ...meter(BAD), ...pump(true, good(5.2)) }, 'pump'],
    ['a meter behind a valve of unknown place', { ...meter(good(50)), valves: [BAD] }, 'meter'],
  ] as const)('is given by %s', (_words, evidence, by) => {
    expect(proveFlow(evidence)).toEqual({ isProven: true, by });
  });

  it.each([
    ['a meter at 2 % of its range', meter(good(2)), 'stands'],
    ['a pump that stands', pump(false, good(5.2)), 'stands'],
    ['a pump without pressure', pump(true, good(0.4)), 'stands'],
    ['a closed valve', { ...meter(good(50)), ...pump(true, good(5)), valves: [good(0)] }, 'valve-closed'],
    ['a stale meter', meter(STALE), { code: 'stale', input: 'flow' }],
    ['a pump with a dead gauge', pump(true, BAD), { code: 'bad', input: 'dischargePressure' }],
    ['a pump and a valve of unknown place', { ...pump(true, good(5)), valves: [BAD] }, { code: 'bad', input: 'valve' }],
    ['nothing', {}, { code: 'missing', input: 'evidence' }],
  ] as const)('is not given by %s', (_words, evidence, because) => {
    expect(proveFlow(evidence)).toEqual({ isProven: false, because });
  });
});
