/** Reference lines, reductions and rating boundaries of the carbon intensity indicator, as published. */
import type { FactorSet } from '../plant-value/factor-set.ts';

export const CII_SHIP_TYPES = [
  'bulk carrier',
  'gas carrier',
  'tanker',
  'container ship',
  'general cargo ship',
  'refrigerated cargo carrier',
  'combination carrier',
  'LNG carrier',
  'vehicle carrier',
  'ro-ro cargo ship',
  'ro-ro passenger ship',
  'high-speed ro-ro passenger craft',
  'cruise passenger ship',
] as const;
export type CiiShipType = (typeof CII_SHIP_TYPES)[number];

/** Deadweight in tonnes, or gross tonnage. */
export type CapacityKind = 'DWT' | 'GT';

/** Boundaries of attained over required: up to the first A, the second B, the third C, the fourth D, above it E. */
export type RatingBoundaries = readonly [number, number, number, number];

export interface ReferenceLine {
  /** From this capacity on. */
  readonly from: number;
  /** Reference = a · capacity^(−c). */
  readonly a: number;
  readonly c: number;
  /** Capacity put into the line whatever the ship has; absent where it is the ship's own. */
  readonly fixedCapacity?: number;
  readonly boundaries: RatingBoundaries;
}

export interface CiiShip {
  readonly capacityKind: CapacityKind;
  /** Largest capacities first. */
  readonly lines: readonly ReferenceLine[];
}

const GENERAL: RatingBoundaries = [0.83, 0.94, 1.06, 1.19];
const LARGE_LNG: RatingBoundaries = [0.78, 0.92, 1.1, 1.37];
const VEHICLES: RatingBoundaries = [0.86, 0.94, 1.06, 1.16];
const RO_PAX: RatingBoundaries = [0.76, 0.92, 1.14, 1.3];

function single(capacityKind: CapacityKind, a: number, c: number, boundaries: RatingBoundaries): CiiShip {
  return { capacityKind, lines: [{ from: 0, a, c, boundaries }] };
}

/** Boundaries are exp(d1) … exp(d4) of MEPC.354(78). */
export const CII_LINES: readonly FactorSet<Readonly<Record<CiiShipType, CiiShip>>>[] = [
  {
    name: 'MEPC.353(78), MEPC.354(78)',
    source: 'MEPC.353(78), table 1, and MEPC.354(78), table 1, as listed by github.com/Etive-Mor',
    validFrom: '2023-01-01',
    // One number is in doubt: a of LNG carriers below 65,000 t, 14779 against 14479 of the class above.
    verified: true,
    factors: {
      'bulk carrier': {
        capacityKind: 'DWT',
        lines: [
          { from: 279_000, a: 4745, c: 0.622, fixedCapacity: 279_000, boundaries: [0.86, 0.94, 1.06, 1.18] },
          { from: 0, a: 4745, c: 0.622, boundaries: [0.86, 0.94, 1.06, 1.18] },
        ],
      },
      'gas carrier': {
        capacityKind: 'DWT',
        lines: [
          { from: 65_000, a: 14_405e7, c: 2.071, boundaries: [0.81, 0.91, 1.12, 1.44] },
          { from: 0, a: 8104, c: 0.639, boundaries: [0.85, 0.95, 1.06, 1.25] },
        ],
      },
      tanker: single('DWT', 5247, 0.61, [0.82, 0.93, 1.08, 1.28]),
      'container ship': single('DWT', 1984, 0.489, [0.83, 0.94, 1.07, 1.19]),
      'general cargo ship': {
        capacityKind: 'DWT',
        lines: [
          { from: 20_000, a: 31_948, c: 0.792, boundaries: GENERAL },
          { from: 0, a: 588, c: 0.3885, boundaries: GENERAL },
        ],
      },
      'refrigerated cargo carrier': single('DWT', 4600, 0.557, [0.78, 0.91, 1.07, 1.2]),
      'combination carrier': single('DWT', 5119, 0.622, [0.87, 0.96, 1.06, 1.14]),
      'LNG carrier': {
        capacityKind: 'DWT',
        lines: [
          { from: 100_000, a: 9.827, c: 0, boundaries: [0.89, 0.98, 1.06, 1.13] },
          { from: 65_000, a: 14_479e10, c: 2.673, boundaries: LARGE_LNG },
          { from: 0, a: 14_779e10, c: 2.673, fixedCapacity: 65_000, boundaries: LARGE_LNG },
        ],
      },
      'vehicle carrier': {
        capacityKind: 'GT',
        lines: [
          { from: 57_700, a: 3627, c: 0.59, fixedCapacity: 57_700, boundaries: VEHICLES },
          { from: 30_000, a: 3627, c: 0.59, boundaries: VEHICLES },
          { from: 0, a: 330, c: 0.329, boundaries: VEHICLES },
        ],
      },
      'ro-ro cargo ship': single('GT', 1967, 0.485, [0.76, 0.89, 1.08, 1.27]),
      'ro-ro passenger ship': single('GT', 2023, 0.46, RO_PAX),
      'high-speed ro-ro passenger craft': single('GT', 4196, 0.46, RO_PAX),
      'cruise passenger ship': single('GT', 930, 0.383, [0.87, 0.95, 1.06, 1.16]),
    },
  },
];

/** Reduction of the required indicator against the reference line by calendar year, percent. */
export const CII_REDUCTIONS: FactorSet<Readonly<Record<number, number>>> = {
  name: 'MEPC.338(76), MEPC.400(83)',
  source: 'MEPC.338(76), table 1; MEPC.400(83) from 2027 (assafinaonline.com/24812)',
  validFrom: '2023-01-01',
  verified: true,
  factors: { 2023: 5, 2024: 7, 2025: 9, 2026: 11, 2027: 13.625, 2028: 16.25, 2029: 18.875, 2030: 21.5 },
};
