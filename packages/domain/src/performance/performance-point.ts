/** Points by which hull and propeller are evaluated, each with the filters that refuse it (§9.8, ISO 19030-2). */

import { computeRelativeWind } from '../conning/index.ts';
import { type FactorSet, hasValue, parameter } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import { computeWindPower, correctPowerToDisplacement, readDisplacement, type Table } from './correction.ts';
import type { PerformanceBlock } from './performance-block.ts';
import { type FilterLimits, ISO_19030_LIMITS, TANKER_WIND, type WindFactors } from './performance-factors.ts';
import { readPower, readSpeed, type TrialCurve } from './trial-curve.ts';

export type PerformanceFilter =
  | 'incomplete'
  | 'unsteady'
  | 'wind'
  | 'draught'
  | 'depth'
  | 'rudder'
  | 'water-temperature'
  | 'reference-range';

/** What is known of the ship; null where it was not entered, and then the correction is left out. */
export interface PerformanceShip {
  /** Null: no reference yet, and so no speed loss. */
  readonly curve: TrialCurve | null;
  /** m */
  readonly breadth: number | null;
  /** Mean draughts that are compared, m. */
  readonly draughtRange: readonly [from: number, to: number] | null;
  /** Draught in m and displacement in t. */
  readonly hydrostatics: Table | null;
  /** Displacement of the reference curve, t. */
  readonly referenceDisplacement: number | null;
  /** Transverse area above water, m². */
  readonly windArea: number | null;
  /** Propulsive efficiency, 0 to 1; null: that of the factors. */
  readonly efficiency: number | null;
}

export interface PerformancePoint {
  readonly time: Instant;
  /** Through water, kn. */
  readonly speed: number;
  /** As measured, kW. */
  readonly power: number;
  /** In a calm and at the reference displacement as far as `corrections` says, kW. */
  readonly correctedPower: number;
  readonly corrections: readonly ('wind' | 'draught')[];
  /** (v − v_ref(P)) / v_ref, percent: negative where the ship is slower; null without a reference. */
  readonly speedLoss: number | null;
  /** P / P_ref(v) − 1, percent. */
  readonly powerOverTrial: number | null;
  /** Filters that refuse it, in their order: a value or a correction that is not known is refused by its filter. */
  readonly refusedBy: readonly PerformanceFilter[];
}

export interface PerformanceFactors {
  readonly limits: FactorSet<FilterLimits>;
  readonly wind: FactorSet<WindFactors>;
}

const LEAST_SAMPLES = 5;
const GRAVITY = 9.80665;
const METRES_PER_SECOND_PER_KNOT = 1852 / 3600;

/** The point of a block; undefined where speed through water or shaft power are not known or not positive. */
export function createPerformancePoint(
  block: PerformanceBlock,
  ship: PerformanceShip,
  { limits, wind }: PerformanceFactors = { limits: ISO_19030_LIMITS, wind: TANKER_WIND },
): PerformancePoint | undefined {
  const { speedThroughWater: speed, shaftPower: power } = block.means;
  if (speed === null || power === null || speed <= 0 || power <= 0) return undefined;
  const { correctedPower, corrections } = correct(block, ship, power, wind);
  const referenceSpeed = ship.curve ? readSpeed(ship.curve, correctedPower) : undefined;
  const referencePower = ship.curve ? readPower(ship.curve, speed) : undefined;
  const refusals = {
    ...refuseBy(block, ship, speed, limits),
    'reference-range': ship.curve !== null && referenceSpeed === undefined,
  };
  const { windArea, hydrostatics, referenceDisplacement } = ship;
  // A correction that the ship has and this point cannot get would set it apart from the others.
  refusals.wind ||= windArea !== null && !corrections.includes('wind');
  refusals.draught ||= hydrostatics !== null && referenceDisplacement !== null && !corrections.includes('draught');
  return {
    time: block.time,
    speed,
    power,
    correctedPower,
    corrections,
    speedLoss: referenceSpeed === undefined ? null : (speed / referenceSpeed - 1) * 100,
    powerOverTrial: referencePower === undefined ? null : (correctedPower / referencePower - 1) * 100,
    refusedBy: (Object.keys(refusals) as (keyof typeof refusals)[]).filter((filter) => refusals[filter]),
  };
}

/** Points that none of the filters in use refuses: `incomplete` and `reference-range` are always in use. */
export function selectPoints(
  points: readonly PerformancePoint[],
  filters: ReadonlySet<PerformanceFilter>,
): PerformancePoint[] {
  const inUse = new Set<PerformanceFilter>([...filters, 'incomplete', 'reference-range']);
  return points.filter(({ refusedBy }) => !refusedBy.some((filter) => inUse.has(filter)));
}

export interface PointSummary {
  readonly used: number;
  readonly all: number;
  /** used / all, 0 to 1; 0 without points. */
  readonly share: number;
  /** How many points each filter refuses, whether it is in use or not. */
  readonly refused: ReadonlyMap<PerformanceFilter, number>;
}

/** What every figure says beside it: points used of all, their share, and what each filter takes. */
export function summarisePoints(
  points: readonly PerformancePoint[],
  filters: ReadonlySet<PerformanceFilter>,
): PointSummary {
  const refused = new Map<PerformanceFilter, number>();
  for (const filter of points.flatMap(({ refusedBy }) => refusedBy))
    refused.set(filter, (refused.get(filter) ?? 0) + 1);
  const used = selectPoints(points, filters).length;
  return { used, all: points.length, share: points.length === 0 ? 0 : used / points.length, refused };
}

function correct(
  { means }: PerformanceBlock,
  { windArea, efficiency, hydrostatics, referenceDisplacement }: PerformanceShip,
  power: number,
  factors: FactorSet<WindFactors>,
): Pick<PerformancePoint, 'correctedPower' | 'corrections'> {
  const corrections: ('wind' | 'draught')[] = [];
  let correctedPower = power;
  const relative = computeRelativeWind({
    speedOverGround: parameter(means.speedOverGround, 'speedOverGround'),
    courseOverGround: parameter(means.courseOverGround, 'courseOverGround'),
    heading: parameter(means.heading, 'heading'),
    windSpeed: parameter(means.windSpeed, 'windSpeed'),
    windFrom: parameter(means.windFrom, 'windFrom'),
  });
  if (windArea !== null && hasValue(relative)) {
    const { speed: relativeSpeed, angle: relativeAngle } = relative.value;
    const on = { relativeSpeed, relativeAngle, speedOverGround: means.speedOverGround ?? 0, area: windArea };
    correctedPower -= computeWindPower({ ...on, efficiency: efficiency ?? undefined }, factors);
    corrections.push('wind');
  }
  const displacement =
    hydrostatics && means.draught !== null ? readDisplacement(hydrostatics, means.draught) : undefined;
  if (displacement !== undefined && referenceDisplacement !== null) {
    correctedPower = correctPowerToDisplacement(correctedPower, displacement, referenceDisplacement);
    corrections.push('draught');
  }
  return { correctedPower, corrections };
}

function refuseBy(
  { means, scatter, count }: PerformanceBlock,
  { breadth, draughtRange }: PerformanceShip,
  speed: number,
  { factors }: FactorSet<FilterLimits>,
): Record<Exclude<PerformanceFilter, 'reference-range'>, boolean> {
  const { draught, windSpeed, rudder, waterTemperature, depthBelowKeel } = means;
  // Of these only the log is there for certain: a point without it has no speed.
  const isUnsteady =
    (scatter.shaftSpeed ?? 0) > factors.shaftSpeedScatter ||
    (scatter.speedThroughWater ?? Number.POSITIVE_INFINITY) > factors.speedScatter ||
    (scatter.speedOverGround ?? 0) > factors.speedScatter ||
    (scatter.rudder ?? 0) > factors.rudderScatter;
  const isDepthKnown = depthBelowKeel !== null && draught !== null && breadth !== null;
  return {
    incomplete: count < LEAST_SAMPLES,
    unsteady: isUnsteady,
    wind: windSpeed === null || windSpeed > factors.wind,
    draught: draught === null || (draughtRange !== null && (draught < draughtRange[0] || draught > draughtRange[1])),
    depth: !isDepthKnown || depthBelowKeel + draught <= computeLeastDepth(speed, breadth, draught),
    rudder: rudder === null || Math.abs(rudder) > factors.rudder,
    'water-temperature': waterTemperature === null || waterTemperature <= factors.waterTemperature,
  };
}

/**
 * Depth of water in m below which a ship of a breadth and draught in m is slowed at a speed in kn: the larger of 3 √(B T)
 * and 2.75 v²/g (ISO 19030-2).
 */
export function computeLeastDepth(speed: number, breadth: number, draught: number): number {
  return Math.max(3 * Math.sqrt(breadth * draught), (2.75 * (speed * METRES_PER_SECOND_PER_KNOT) ** 2) / GRAVITY);
}
