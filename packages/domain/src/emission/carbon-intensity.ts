/** The carbon intensity indicator of a ship for a calendar year: attained, required, rating (MEPC.352–355(78)). */

import { pickFactorSet } from '../plant-value/factor-set.ts';
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import {
  type CapacityKind,
  CII_LINES,
  CII_REDUCTIONS,
  type CiiShipType,
  type ReferenceLine,
} from './carbon-intensity-data.ts';
import { CARBON_FACTORS, type Fuel } from './fuel-data.ts';

/** Fuel burned by kind, t. */
export type FuelMasses = Readonly<Partial<Record<Fuel, number>>>;

export type CiiRating = 'A' | 'B' | 'C' | 'D' | 'E';

const RATINGS: readonly CiiRating[] = ['A', 'B', 'C', 'D'];

/**
 * Mass of CO2, t: Σ FC · C_F with the factors valid at the end of the year. Refused as `missing` without factors for the
 * year; throws a RangeError for a negative mass.
 */
export function computeCarbonMass(fuels: FuelMasses, year: number): number | Refusal {
  const factors = pickFactorSet(CARBON_FACTORS, endOf(year))?.factors;
  if (factors === undefined) return refuse('missing', 'carbonFactors');
  return (Object.entries(fuels) as [Fuel, number][]).reduce((sum, [fuel, mass]) => {
    if (!(mass >= 0)) throw new RangeError(`${mass} t of ${fuel} were not burned`);
    return sum + mass * factors[fuel];
  }, 0);
}

export interface CiiShipSize {
  readonly type: CiiShipType;
  /** Deadweight in t or gross tonnage, as {@link getCapacityKind} tells. */
  readonly capacity: number;
}

/** Whether the capacity of this type is its deadweight or its gross tonnage. */
export function getCapacityKind(type: CiiShipType): CapacityKind {
  return CII_LINES[0]?.factors[type].capacityKind ?? 'DWT';
}

/** Units of the capacity of this type and of its indicator: `t` and `g/(t·nm)`, or `GT` and `g/(GT·nm)`. */
export function getCiiUnits(type: CiiShipType): { readonly capacity: string; readonly indicator: string } {
  const capacity = getCapacityKind(type) === 'GT' ? 'GT' : 't';
  return { capacity, indicator: `g/(${capacity}·nm)` };
}

/**
 * Attained, g CO2 per t (or GT) and nautical mile: CO2 · 10⁶ / (capacity · distance). The transport work is of the ship's
 * own capacity; the caps of the reference line are not put in here. Refused as `too-few` without distance or capacity.
 */
export function computeAttainedCii(carbonTonnes: number, capacity: number, nauticalMiles: number): number | Refusal {
  if (!(capacity > 0)) return refuse('missing', 'capacity');
  return nauticalMiles > 0 ? (carbonTonnes * 1e6) / (capacity * nauticalMiles) : refuse('too-few', 'distance');
}

/** The reference line at this capacity, same unit as attained. Refused as `missing` before 2023 or without a capacity. */
export function computeReferenceCii(ship: CiiShipSize, year: number): number | Refusal {
  const line = findLine(ship, year);
  return line === undefined ? refuse('missing', 'referenceLine') : lineAt(line, ship.capacity);
}

/** Reference · (1 − Z/100). Refused as `missing` for a year without a reduction: none is made up after the last one. */
export function computeRequiredCii(ship: CiiShipSize, year: number): number | Refusal {
  const reference = computeReferenceCii(ship, year);
  const reduction = CII_REDUCTIONS.factors[year];
  if (typeof reference !== 'number') return reference;
  return reduction === undefined ? refuse('missing', 'reduction') : reference * (1 - reduction / 100);
}

export interface CiiResult {
  readonly attained: number;
  readonly required: number;
  readonly rating: CiiRating;
  /** Attained up to which A, B, C and D reach. */
  readonly boundaries: readonly number[];
  /** Names of the sets the figures were made with, and whether all of them were checked. */
  readonly sets: readonly string[];
  readonly verified: boolean;
}

/** The rating of an attained indicator in a year. Refused as {@link computeRequiredCii} is. */
export function rateCii(ship: CiiShipSize, year: number, attained: number): CiiResult | Refusal {
  const required = computeRequiredCii(ship, year);
  const line = findLine(ship, year);
  const set = pickFactorSet(CII_LINES, endOf(year));
  if (typeof required !== 'number') return required;
  if (line === undefined || set === undefined) return refuse('missing', 'referenceLine');
  const boundaries = line.boundaries.map((boundary) => boundary * required);
  const rating = RATINGS[boundaries.findIndex((boundary) => attained <= boundary)] ?? 'E';
  return {
    attained,
    required,
    rating,
    boundaries,
    sets: [set.name, CII_REDUCTIONS.name],
    verified: set.verified && CII_REDUCTIONS.verified,
  };
}

function findLine({ type, capacity }: CiiShipSize, year: number): ReferenceLine | undefined {
  if (!(capacity > 0)) return undefined;
  return pickFactorSet(CII_LINES, endOf(year))?.factors[type].lines.find(({ from }) => capacity >= from);
}

function lineAt({ a, c, fixedCapacity }: ReferenceLine, capacity: number): number {
  return a * (fixedCapacity ?? capacity) ** -c;
}

/** The last day of a year, of which its factors are. */
function endOf(year: number): string {
  return `${year}-12-31`;
}
