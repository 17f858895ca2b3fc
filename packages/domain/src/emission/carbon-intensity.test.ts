import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import {
  type CiiShipSize,
  computeAttainedCii,
  computeCarbonMass,
  computeReferenceCii,
  computeRequiredCii,
  getCapacityKind,
  getCiiUnits,
  rateCii,
} from './carbon-intensity.ts';

const bulk: CiiShipSize = { type: 'bulk carrier', capacity: 82_000 };

describe('MEPC.353(78)', () => {
  it.each<[CiiShipSize['type'], number, number]>([
    ['bulk carrier', 82_000, 4.167197],
    ['bulk carrier', 300_000, 1.945675],
    ['gas carrier', 50_000, 8.054853],
  ])('%s of %d t: %d', (type, capacity, reference) => {
    expect(computeReferenceCii({ type, capacity }, 2026)).toBeCloseTo(reference, 6);
  });

  it('reads 14405E7 as 1.4405 · 10¹¹: a gas carrier of 80,000 t is at about 10.1', () => {
    expect(computeReferenceCii({ type: 'gas carrier', capacity: 80_000 }, 2026)).toBeCloseTo(10.1, 1);
  });

  it('jumps for LNG carriers at 65,000 t, as the doubtful factor has it', () => {
    const at = (capacity: number) => computeReferenceCii({ type: 'LNG carrier', capacity }, 2026);
    expect(at(64_999)).toBeCloseTo(20.17, 2);
    expect(at(65_000)).toBeCloseTo(19.76, 2);
    expect(at(120_000)).toBeCloseTo(9.827, 9);
  });

  it('holds the capacity of the largest, and goes on without a jump', () => {
    const at = (capacity: number) => computeReferenceCii({ type: 'vehicle carrier', capacity }, 2026);
    expect(at(57_700)).toBe(at(90_000));
    expect(at(57_699)).toBeCloseTo(at(57_700) as number, 3);
    expect([getCapacityKind('vehicle carrier'), getCapacityKind('tanker')]).toEqual(['GT', 'DWT']);
    expect(getCiiUnits('vehicle carrier')).toEqual({ capacity: 'GT', indicator: 'g/(GT·nm)' });
  });
});

describe('MEPC.338(76) and MEPC.400(83)', () => {
  it.each([
    [2026, 3.708805],
    [2027, 3.599416],
  ])('a bulk carrier of 82,000 t in %d: %d', (year, required) => {
    expect(computeRequiredCii(bulk, year)).toBeCloseTo(required, 6);
  });

  it('makes up no year that is not decided', () => {
    expect(computeRequiredCii(bulk, 2031)).toEqual(refuse('missing', 'reduction'));
    expect(computeRequiredCii(bulk, 2022)).toEqual(refuse('missing', 'referenceLine'));
    expect(computeRequiredCii({ ...bulk, capacity: 0 }, 2026)).toEqual(refuse('missing', 'referenceLine'));
  });
});

describe('attained and rating', () => {
  it('is CO2 over transport work: 4000 t HFO and 500 t MGO over 40,000 nm', () => {
    const carbon = computeCarbonMass({ HFO: 4000, MGO: 500 }, 2026);
    expect(carbon).toBeCloseTo(4000 * 3.114 + 500 * 3.206, 9);
    expect(computeAttainedCii(carbon as number, 82_000, 40_000)).toBeCloseTo(4.286_3, 3);
  });

  it('works with the ship’s own capacity, not with that of the line', () => {
    expect(computeAttainedCii(50_000, 50_000, 100_000)).toBeCloseTo(10, 9);
  });

  it.each([
    [0.86, 'A'],
    [0.861, 'B'],
    [0.94, 'B'],
    [1, 'C'],
    [1.06, 'C'],
    [1.1, 'D'],
    [1.18, 'D'],
    [1.19, 'E'],
  ])('%d of the required is %s', (share, rating) => {
    const required = computeRequiredCii(bulk, 2026) as number;
    expect(rateCii(bulk, 2026, share * required)).toMatchObject({ rating, verified: true });
  });

  it('is none without distance or capacity, and of no negative fuel', () => {
    expect(computeAttainedCii(10, 82_000, 0)).toEqual(refuse('too-few', 'distance'));
    expect(computeAttainedCii(10, 0, 10)).toEqual(refuse('missing', 'capacity'));
    expect(() => computeCarbonMass({ HFO: -1 }, 2026)).toThrow(RangeError);
  });
});
