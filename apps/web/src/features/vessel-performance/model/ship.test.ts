import type { PerformanceShip } from '@fms/domain/performance';
import type { SlotRef } from '@fms/domain/plant';
import { describe, expect, it } from 'vitest';
import { createPlantView } from '../../../entities/plant/index.ts';
import '../../../language/machinery/performance.ts';
import { translate } from '../../../language/index.ts';
import { buildTag } from '../../../testing/builders.ts';
import { getCorrectionText } from './correction-text.ts';
import { findPerformanceSlots } from './performance-slots.ts';
import { describeShip } from './ship.ts';

function viewOf(parameters: object, keys: readonly string[] = []) {
  const plant = {
    equipment: [{ id: 'vessel', kind: 'vessel', name: 'Vessel', parentId: null, parameters }],
    bindings: keys.map((key, place) => ({ slot: `vessel/${key}` as SlotRef, tagId: place + 1 })),
  };
  return createPlantView(
    plant as unknown as Parameters<typeof createPlantView>[0],
    keys.map((_, place) => buildTag(place + 1)),
  );
}
const SIZE = { beamMeters: 32, draughtMeters: 11 };
const TABLE = [
  [12, 61_000],
  [10, 50_000],
];

describe('the ship by which powers are corrected', () => {
  it('has the draughts of its table within 5 % of the reference, in whatever order they were entered', () => {
    const ship = describeShip(viewOf({ displacementTable: TABLE, displacement: 55_000, windArea: 900 }), SIZE);
    expect(ship.draughtRange?.[0]).toBeCloseTo(10.409, 3);
    expect(ship.draughtRange?.[1]).toBeCloseTo(11.409, 3);
    expect(ship).toMatchObject({ windArea: 900, referenceDisplacement: 55_000, breadth: 32 });
  });

  it('has half a metre around the design draught without a table, and none without a draught', () => {
    expect(describeShip(viewOf({ designDraught: 11.2 }), SIZE).draughtRange).toEqual([10.7, 11.7]);
    expect(describeShip(viewOf({}), SIZE).draughtRange).toEqual([10.5, 11.5]);
    expect(describeShip(viewOf({}), undefined).draughtRange).toBeNull();
  });
});

describe('the words of the corrections', () => {
  const wordsOf = (part: Partial<PerformanceShip>) =>
    getCorrectionText({ ...describeShip(viewOf({}), SIZE), ...part }, translate);

  it('name the unverified factors, and what is missing', () => {
    expect(wordsOf({})).toBe('as measured · needs wind area, displacement table');
    expect(wordsOf({ windArea: 900 })).toBe(
      'corrected for wind (ISO 15016 wind, laden tanker: unverified) · needs displacement table',
    );
    expect(wordsOf({ windArea: 900, hydrostatics: [[10, 50_000]], referenceDisplacement: 50_000 })).toBe(
      'corrected for wind (ISO 15016 wind, laden tanker: unverified), draught',
    );
  });
});

describe('the draught', () => {
  it.each([
    [['draught', 'draughtForward', 'draughtAft'], ['vessel/draught']],
    [
      ['draughtForward', 'draughtAft'],
      ['vessel/draughtForward', 'vessel/draughtAft'],
    ],
    [['draughtAft'], undefined],
  ])('of %j is the mean of %j', (keys, refs) => {
    expect(findPerformanceSlots(viewOf({}, keys)).draught).toEqual(refs);
  });
});
