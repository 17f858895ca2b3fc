/** Shaft power as it would be in a calm and at the reference draught (§9.8). */
import type { FactorSet } from '../plant-value/index.ts';
import type { WindFactors } from './performance-factors.ts';

const METRES_PER_SECOND_PER_KNOT = 1852 / 3600;

export interface WindOnShip {
  /** Wind relative to the ship, m/s. */
  readonly relativeSpeed: number;
  /** Degrees off the bow, either side. */
  readonly relativeAngle: number;
  /** kn */
  readonly speedOverGround: number;
  /** Transverse area above water, m². */
  readonly area: number;
  /** Propulsive efficiency of the ship, 0 to 1; undefined: that of the factors. */
  readonly efficiency?: number | undefined;
}

/**
 * Power in kW that the wind costs beyond the air of the ship's own way; negative where it pushes:
 * ½ ρ A (C(ψ) v_rel² − C(0) v_g²) · v_g / η (ISO 19030-2 by ISO 15016).
 */
export function computeWindPower(
  { relativeSpeed, relativeAngle, speedOverGround, area, efficiency }: WindOnShip,
  { factors }: FactorSet<WindFactors>,
): number {
  const way = speedOverGround * METRES_PER_SECOND_PER_KNOT;
  const angle = Math.abs(relativeAngle);
  const coefficientAt = (degrees: number) => interpolate(factors.coefficients, degrees) ?? Number.NaN;
  const pressure = coefficientAt(angle) * relativeSpeed ** 2 - coefficientAt(0) * way ** 2;
  const newtons = (factors.airDensity / 2) * area * pressure;
  return (newtons * way) / (efficiency ?? factors.efficiency) / 1000;
}

/** Power in kW at the reference displacement: P × (Δ_ref / Δ)^(2/3), both in t (admiralty formula, ISO 19030-2). */
export function correctPowerToDisplacement(power: number, displacement: number, reference: number): number {
  return power * (reference / displacement) ** (2 / 3);
}

/** Displacement in t at a mean draught in m, between the lines of the hydrostatic table; undefined outside it. */
export function readDisplacement(table: Table, draught: number): number | undefined {
  return interpolate(table, draught);
}

/**
 * Draughts in m at which the ship displaces no more than a share more or less than the reference, t, within the table;
 * undefined where the table does not hold the reference.
 */
export function findDraughtRange(
  table: Table,
  reference: number,
  share: number,
): readonly [from: number, to: number] | undefined {
  const inverse = table.map(([draught, displacement]) => [displacement, draught] as const);
  const [lightest, heaviest] = [inverse[0]?.[0], inverse.at(-1)?.[0]];
  if (lightest === undefined || heaviest === undefined || interpolate(inverse, reference) === undefined)
    return undefined;
  const from = interpolate(inverse, Math.max(lightest, reference * (1 - share)));
  const to = interpolate(inverse, Math.min(heaviest, reference * (1 + share)));
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Pairs rising in x, such as draught and displacement. */
export type Table = readonly (readonly [x: number, y: number])[];

function interpolate(table: Table, x: number): number | undefined {
  const after = table.findIndex(([end]) => x <= end);
  const [from, to] = [table[Math.max(1, after) - 1], table[Math.max(1, after)]];
  if (after < 0 || !from || !to || x < from[0]) return undefined;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
