import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { evaluatePah, evaluatePh, evaluateTurbidity } from './wash-water.ts';

const NOW = Date.parse('2026-11-23T12:00Z');
const MINUTE = 60_000;
const input = (value: number | null) => parameter(value, 'test');

describe('MEPC.259(68), 10.1.2: pH', () => {
  it.each([
    ['6.5 at berth', 6.5, 8.1, false, null, true],
    ['6.4 at berth', 6.4, 8.1, false, null, false],
    ['a fall of 2 under way', 6.1, 8.1, true, null, true],
    ['a fall of 2.1 under way', 6, 8.1, true, null, false],
    ['6.5 under way, whatever the inlet', 6.5, 9, true, null, true],
    ['above the approved limit of the ship', 4, 8.1, false, 3.8, true],
    ['below it', 3.7, 8.1, false, 3.8, false],
  ])('%s', (_words, discharge, inlet, isUnderWay, approvedLimit, isKept) => {
    const inputs = { dischargePh: input(discharge), inletPh: input(inlet) };
    expect(evaluatePh(inputs, { isUnderWay, approvedLimit }, NOW)).toMatchObject({ value: { isKept } });
  });

  it('needs the inlet only where it decides', () => {
    const rule = { isUnderWay: true, approvedLimit: null };
    const unknown = { value: 8, state: 'unknown' } as const;
    expect(evaluatePh({ dischargePh: input(6.6), inletPh: unknown }, rule, NOW)).toMatchObject({
      value: { isKept: true },
    });
    expect(evaluatePh({ dischargePh: input(6.2), inletPh: unknown }, rule, NOW)).toEqual(refuse('unknown', 'inletPh'));
  });
});

describe('MEPC.259(68), 10.1.3: PAH', () => {
  it.each([
    [1, 2250],
    [2.5, 900],
    [5, 450],
    [11.25, 200],
    [22.5, 100],
    [45, 50],
    [90, 25],
    [0.5, 2250],
  ])('at %d t/MWh the limit is %d µg/l', (specificFlow, limit) => {
    const evaluated = evaluatePah(
      {
        dischargePah: input(limit + 4),
        inletPah: input(5),
        washWaterFlow: input(specificFlow * 8),
        connectedPower: input(8000),
      },
      NOW,
    );
    expect(evaluated).toMatchObject({ value: { limit, isKept: true, value: limit - 1 } });
  });

  it('is not evaluated without a consumer', () => {
    const inputs = { dischargePah: input(9), inletPah: input(5), washWaterFlow: input(90), connectedPower: input(0) };
    expect(evaluatePah(inputs, NOW)).toEqual(refuse('stopped', 'connectedPower'));
  });
});

describe('MEPC.259(68), 10.1.4: turbidity', () => {
  const minutes = (count: number, value: (minute: number) => number) =>
    Array.from({ length: count }, (_, minute) => ({ time: NOW - minute * MINUTE, value: value(minute) }));

  it('is a mean of 15 min: a spike of one minute passes', () => {
    const spike = minutes(15, (minute) => (minute === 3 ? 100 : 10));
    expect(evaluateTurbidity(spike, NOW)).toMatchObject({ value: { value: 16, limit: 25, isKept: true } });
    expect(
      evaluateTurbidity(
        minutes(15, () => 25.1),
        NOW,
      ),
    ).toMatchObject({ value: { isKept: false } });
  });

  it('forgets what is older, and is none of too few', () => {
    expect(
      evaluateTurbidity(
        minutes(40, (minute) => (minute < 15 ? 5 : 500)),
        NOW,
      ),
    ).toMatchObject({
      value: { value: 5 },
    });
    expect(
      evaluateTurbidity(
        minutes(11, () => 5),
        NOW,
      ),
    ).toEqual(refuse('too-few', 'turbidity'));
  });
});
