import { describe, expect, it } from 'vitest';
import { isSisterShip, type SisterCandidate } from './sister-size.ts';

const ship = (given: Partial<SisterCandidate>): SisterCandidate => ({
  id: 2,
  organizationId: 1,
  shipType: 'passenger',
  lengthMeters: 100,
  grossTonnage: 10_000,
  ...given,
});
const own = ship({ id: 1 });

describe('isSisterShip', () => {
  it.each([
    ['of the same size', {}, true],
    ['the vessel itself', { id: 1 }, false],
    ['of another organisation', { organizationId: 2 }, false],
    ['of another type', { shipType: 'tug' }, false],
    ['15 % longer', { lengthMeters: 115 }, true],
    ['more than 15 % longer', { lengthMeters: 115.1 }, false],
    ['so much shorter', { lengthMeters: 100 / 1.15 }, true],
    ['shorter than that', { lengthMeters: 86.9 }, false],
    ['half as large again', { grossTonnage: 15_000 }, true],
    ['larger than that', { grossTonnage: 15_001 }, false],
    ['two thirds as large', { grossTonnage: 10_000 / 1.5 }, true],
    ['smaller than that', { grossTonnage: 6666 }, false],
    ['as long, of five times the tonnage', { grossTonnage: 50_000 }, false],
    ['of the same tonnage, much longer', { lengthMeters: 165 }, false],
    ['of unknown length', { lengthMeters: null }, true],
    ['of unknown length, much larger', { lengthMeters: null, grossTonnage: 24_400 }, false],
    ['of unknown tonnage, much longer', { grossTonnage: null, lengthMeters: 165 }, false],
    ['of whose size nothing is known', { lengthMeters: null, grossTonnage: undefined }, true],
  ])('%s', (_words, given, isSister) => {
    expect(isSisterShip(own, ship(given))).toBe(isSister);
    expect(isSisterShip(ship(given), own)).toBe(isSister);
  });

  it('takes the type alone where one is known by length and the other by tonnage', () => {
    expect(isSisterShip({ ...own, grossTonnage: null }, ship({ lengthMeters: null, grossTonnage: 50_000 }))).toBe(true);
  });
});
