/**
 * The power a ship needs at a moment, kW. Propulsion with the cube of the speed through water, more against waves and
 * wind and while it accelerates; thrusters on station and at the berth; and the hotel load, which never stops.
 */
import type { Navigation } from '../navigation/navigation.ts';
import { deriveSeed } from '../random/hash.ts';
import { createSwell } from '../random/swell.ts';
import type { Plan } from '../route/itinerary.ts';
import { KNOT_MS, RADIANS } from '../sea/unit.ts';
import type { Hull, ShipSpec } from '../spec/ship-spec.ts';
import { createFouling } from './ageing.ts';
import { isBerthed, isWaiting } from './schedule.ts';

export interface Demand {
  /** At the propellers, all shafts together. */
  readonly propulsionKw: number;
  /** What it tows or trawls with, share of the propulsion's rating. */
  readonly pullShare: number;
  /** On the towing line, t. */
  readonly pullTonnes: number;
  /** Each thruster's share of its rating. */
  readonly thrusterShare: number;
  readonly thrusterKw: number;
  readonly hotelKw: number;
}

/** Displaced per cubic metre of length × beam × draught. */
const DISPLACED = { blockCoefficient: 0.66, tonnesPerM3: 1.025 } as const;
/** The water that must be moved with the hull. */
const ADDED_MASS = 1.08;
const MANOEUVRE_SECONDS = 600;
/** Bollard pull of ducted propellers. */
const TONNES_PER_KW = 0.0137;

/** Displacement at the design draught. */
export const computeTonnes = ({ lengthMeters, beamMeters, draughtMeters }: Hull) =>
  lengthMeters * beamMeters * draughtMeters * DISPLACED.blockCoefficient * DISPLACED.tonnesPerM3;

/** Power at the propellers of the clean ship in calm water, all shafts together, kW: the curve of the sea trial. */
export function computeTrialKw({ machinery, hull }: Pick<ShipSpec, 'machinery' | 'hull'>, knots: number): number {
  return machinery.propulsionKw * (knots / hull.topSpeedKnots) ** 3;
}

export type DemandModel = (truth: Navigation) => Demand;

export function createDemandModel(ship: ShipSpec, seed: number): DemandModel {
  const { machinery, hull } = ship;
  const tonnes = computeTonnes(hull);
  const strain = createSwell(deriveSeed(seed, `${ship.key}.strain`), 25, 900);
  const hotel = createSwell(deriveSeed(seed, `${ship.key}.hotel`), 120, 3 * 3600);
  const fouling = createFouling(ship);
  const thrusterRating = machinery.thrusters.reduce((sum, { ratedKw }) => sum + ratedKw, 0);
  return (truth) => {
    const strained = strain.at(truth.seconds);
    const thrusterShare = thrusterRating === 0 ? 0 : shareOfThrusters(truth, strained);
    const pullShare = shareOfPull(ship, truth, strained);
    return {
      propulsionKw: propulsion(ship, truth, tonnes, strained, fouling(truth.seconds), pullShare),
      pullShare,
      pullTonnes: TONNES_PER_KW * machinery.propulsionKw * pullShare,
      thrusterShare,
      thrusterKw: thrusterShare * thrusterRating,
      hotelKw: hotelPower(ship, truth, hotel.at(truth.seconds)),
    };
  };
}

function propulsion(
  { machinery, hull }: ShipSpec,
  truth: Navigation,
  tonnes: number,
  strain: number,
  fouling: number,
  pulling: number,
): number {
  const { plan, weather } = truth;
  const rated = machinery.propulsionKw;
  if (isBerthed(plan.activity)) return 0;
  const gust = (weather.windSpeed / 20) ** 2;
  if (plan.activity === 'station') {
    const share = machinery.hold * (1 + 0.25 * strain) + 0.16 * gust + 0.012 * weather.waveHeightMeters;
    return rated * Math.min(0.7, Math.max(0.01, share));
  }
  const speed = Math.max(0, truth.speedThroughWaterKnots) / hull.topSpeedKnots;
  const head = Math.cos(truth.trueWindAngle * RADIANS);
  const waves = 0.016 * weather.waveHeightMeters ** 1.7 * (0.62 + 0.38 * head) * Math.sqrt(100 / hull.lengthMeters);
  const felt = Math.cos(truth.apparentWindAngle * RADIANS) * (truth.apparentWindSpeed / 20) ** 2;
  const wind = 3.4 * hull.windage * felt;
  const gathering = (tonnes * ADDED_MASS * plan.acceleration * plan.speed) / rated;
  const ripple = 1 + (0.012 + 0.012 * weather.waveHeightMeters) * strain;
  const share = (fouling * speed ** 3 + (waves + wind) * speed) * ripple + pulling + gathering;
  return rated * Math.min(1, Math.max(0.015, share));
}

function shareOfPull({ machinery }: ShipSpec, { plan }: Navigation, strain: number): number {
  return plan.activity === 'trawling' || plan.activity === 'towing' ? machinery.pull * (1 + 0.12 * strain) : 0;
}

/** On station they hold the ship against wind and sea; at the ends of a passage they push it off and alongside. */
function shareOfThrusters({ plan, weather }: Navigation, strain: number): number {
  if (plan.activity === 'station') {
    return Math.min(
      0.95,
      Math.max(0.03, 0.1 + 0.4 * (weather.windSpeed / 20) ** 2 + 0.03 * weather.waveHeightMeters + 0.06 * strain),
    );
  }
  if (isBerthed(plan.activity) || isWaiting(plan.activity) || plan.speed > 7 * KNOT_MS) return 0;
  const near = 1 - Math.min(plan.sinceSeconds, plan.leftSeconds) / MANOEUVRE_SECONDS;
  return near <= 0 ? 0 : Math.max(0, near * (0.42 + 0.2 * strain));
}

function hotelPower({ machinery }: ShipSpec, truth: Navigation, noise: number): number {
  const { plan, seconds } = truth;
  const daily = 1 + 0.06 * Math.sin((2 * Math.PI * (seconds - 9 * 3600)) / 86_400);
  const berthed = isBerthed(plan.activity);
  const rest = machinery.hotelKw * (berthed ? 0.68 : 1) * daily * (1 + 0.025 * noise);
  if (!berthed) return rest;
  return rest + machinery.portKw * computeCargoShare(plan) * (0.85 + 0.15 * noise);
}

/** How much of its gear works cargo, 0 to 1: from an hour after arrival to an hour before leaving, with slack at both ends. */
export function computeCargoShare({ sinceSeconds, leftSeconds }: Pick<Plan, 'sinceSeconds' | 'leftSeconds'>): number {
  return Math.min(1, Math.max(0, Math.min(sinceSeconds - 3600, leftSeconds - 3600) / 1200));
}
