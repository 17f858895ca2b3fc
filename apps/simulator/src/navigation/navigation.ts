/**
 * True position and motion of a ship: the plan, and on top of it helm, wind, current and waves. A pure
 * function of ship, seed and time; it keeps no state.
 */
import { computeDestination, type Position } from '@fms/domain/geo';
import { deriveSeed } from '../random/hash.ts';
import { createSwell, type Swell } from '../random/swell.ts';
import { getPlan, type Plan } from '../route/itinerary.ts';
import { computeTurn } from '../route/path.ts';
import { HOUR, KNOT_MS, MINUTE, RADIANS } from '../sea/unit.ts';
import { shelterWeather, type Weather, type WeatherField } from '../sea/weather.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { computeAttitude, type LoadSwells } from './attitude.ts';

export interface Navigation {
  readonly seconds: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedOverGroundKnots: number;
  readonly courseDegrees: number;
  readonly headingDegrees: number;
  /** °/min, positive to starboard. */
  readonly rateOfTurn: number;
  /** Along the keel; negative when it goes astern through the water. */
  readonly speedThroughWaterKnots: number;
  readonly rudderDegrees: number;
  /** Heading the autopilot, or the joystick on station, is set to. */
  readonly headingOrderDegrees: number;
  /** Off the planned track, positive to starboard of it. */
  readonly crossTrackMeters: number;
  /** Rolling about the heel, positive to starboard. */
  readonly rollDegrees: number;
  readonly pitchDegrees: number;
  readonly depthBelowKeelMeters: number;
  /** Mean of both ends. */
  readonly draughtMeters: number;
  readonly apparentWindAngle: number;
  readonly apparentWindSpeed: number;
  readonly trueWindAngle: number;
  readonly heelDegrees: number;
  /** Draught aft less draught forward, m. */
  readonly trimMeters: number;
  readonly plan: Plan;
  readonly weather: Weather;
}

interface Wander {
  readonly across: Swell;
  readonly along: Swell;
  readonly yaw: Swell;
  readonly north: Swell;
  readonly east: Swell;
  /** About an anchor. */
  readonly swing: Swell;
}

export type Navigator = (seconds: number) => Navigation;

/** How far helm and engine let the ship stray in open water. */
const ASTRAY_METERS = { across: 35, along: 70 } as const;
/** A ship on station turns its bow into the weather; moored or charging it cannot. */
const VANE_SECONDS = 20 * MINUTE;
const SETTLE_SECONDS = 90;
const TIDE_METERS = 0.5;

export function createNavigator(ship: ShipSpec, seed: number, field: WeatherField): Navigator {
  const of = (word: string, shortest: number, longest: number) =>
    createSwell(deriveSeed(seed, `${ship.key}.${word}`), shortest, longest);
  const load: LoadSwells = { heel: of('heel', 5 * HOUR, 40 * HOUR), trim: of('trim', 9 * HOUR, 80 * HOUR) };
  const wander: Wander = {
    across: of('across', 4 * MINUTE, 50 * MINUTE),
    along: of('along', 20 * MINUTE, 2 * HOUR),
    yaw: of('yaw', 6 + 0.12 * ship.hull.lengthMeters, 30 + 0.5 * ship.hull.lengthMeters),
    north: of('north', 25, 6 * MINUTE),
    east: of('east', 25, 6 * MINUTE),
    swing: of('swing', 9 * MINUTE, 70 * MINUTE),
  };
  return (seconds) => {
    const plan = getPlan(ship.itinerary, seconds, ASTRAY_METERS.along * wander.along.at(seconds));
    const weather = shelterWeather(field.at(plan, seconds), ship.exposure);
    const isSailing = plan.speed > 0.05;
    const movement = isSailing
      ? underWay(ship, plan, weather, wander, seconds)
      : atRest(plan, weather, wander, seconds, field);
    const { place, speed, course, rolling, ...rest } = movement;
    const around = surroundings(ship, plan, weather, movement, seconds);
    const attitude = computeAttitude(ship.hull, weather, around.trueWindAngle, plan.speed, load, seconds);
    const { rollDegrees, pitchDegrees } = motion(ship, weather, seconds, rolling);
    return {
      seconds,
      ...place,
      speedOverGroundKnots: speed / KNOT_MS,
      courseDegrees: course,
      ...rest,
      rollDegrees: attitude.heelDegrees + rollDegrees,
      pitchDegrees,
      ...attitude,
      ...around,
      plan,
      weather,
    };
  };
}

interface Movement
  extends Pick<
    Navigation,
    | 'headingDegrees'
    | 'headingOrderDegrees'
    | 'crossTrackMeters'
    | 'rateOfTurn'
    | 'speedThroughWaterKnots'
    | 'rudderDegrees'
  > {
  readonly place: Position;
  /** Over ground, m/s and degrees. */
  readonly speed: number;
  readonly course: number;
  /** Share of the motion of the open sea that the ship takes part in. */
  readonly rolling: number;
}

function underWay(ship: ShipSpec, plan: Plan, weather: Weather, wander: Wander, seconds: number): Movement {
  const { room } = plan;
  const acrossMeters = ASTRAY_METERS.across * room * wander.across.at(seconds);
  const place = offset(plan, plan.courseDegrees, 0, acrossMeters);
  const ahead = plan.speed + ASTRAY_METERS.along * room * wander.along.slopeAt(seconds);
  // On the outside of a bend the way is longer.
  const along = ahead * (1 - acrossMeters * plan.bendDegreesPerMeter * RADIANS);
  const across = ASTRAY_METERS.across * room * wander.across.slopeAt(seconds);
  const course = (plan.courseDegrees + Math.atan2(across, along) / RADIANS + 360) % 360;
  const speed = Math.hypot(along, across);

  // Through the water it makes up for the current, and holds its bow up against the wind.
  const east = speed * Math.sin(course * RADIANS) - weather.currentEast;
  const north = speed * Math.cos(course * RADIANS) - weather.currentNorth;
  const water = Math.hypot(east, north);
  const drift = leeway(ship, plan, weather, course, water);
  const yaw = yawDegrees(weather) * Math.min(1, plan.speed / 3);
  const headingOrderDegrees = (Math.atan2(east, north) / RADIANS + drift + 720) % 360;
  const headingDegrees = (headingOrderDegrees + yaw * wander.yaw.at(seconds) + 360) % 360;
  const rateOfTurn = (plan.bendDegreesPerMeter * ahead + yaw * wander.yaw.slopeAt(seconds)) * MINUTE;
  return {
    place,
    speed,
    course,
    rolling: 1,
    headingDegrees,
    headingOrderDegrees,
    crossTrackMeters: acrossMeters,
    rateOfTurn,
    speedThroughWaterKnots: (water * Math.cos(drift * RADIANS)) / KNOT_MS,
    rudderDegrees: Math.max(
      -35,
      Math.min(35, rateOfTurn * rudderPerRate(ship, plan) - 0.9 * yaw * wander.yaw.at(seconds)),
    ),
  };
}

function atRest(plan: Plan, weather: Weather, wander: Wander, seconds: number, field: WeatherField): Movement {
  const isAnchored = plan.activity === 'anchored';
  const station = plan.activity === 'station' || isAnchored;
  // It stops at, and leaves from, exactly the spot of the plan, so that its position never jumps.
  const settled = Math.min(1, plan.sinceSeconds / SETTLE_SECONDS, plan.leftSeconds / SETTLE_SECONDS);
  const sway = settled * (station ? 0.9 + 0.35 * weather.waveHeightMeters : 0.5);
  const swung = isAnchored ? computeSwing(plan, wander.swing, seconds) : NO_SWING;
  const north = sway * wander.north.at(seconds);
  const east = sway * wander.east.at(seconds) + swung.meters;
  const northSpeed = sway * wander.north.slopeAt(seconds);
  const eastSpeed = sway * wander.east.slopeAt(seconds) + swung.metersPerSecond;
  const yaw = station ? 0.8 : 0.08;
  const vane = (station ? vaneDegrees(plan, field, seconds) : 0) + swung.degrees;
  const headingOrderDegrees = (plan.courseDegrees + vane + 720) % 360;
  const headingDegrees = (headingOrderDegrees + yaw * wander.yaw.at(seconds / 2) + 360) % 360;
  const bow = headingDegrees * RADIANS;
  const water = (northSpeed - weather.currentNorth) * Math.cos(bow) + (eastSpeed - weather.currentEast) * Math.sin(bow);
  return {
    place: offset(plan, 0, north, east),
    speed: Math.hypot(northSpeed, eastSpeed),
    course: (Math.atan2(eastSpeed, northSpeed) / RADIANS + 360) % 360,
    rolling: station ? 1 : 0.04,
    headingDegrees,
    headingOrderDegrees,
    crossTrackMeters: 0,
    rateOfTurn: (plan.turnRate + (yaw / 2) * wander.yaw.slopeAt(seconds / 2)) * MINUTE,
    speedThroughWaterKnots: station ? water / KNOT_MS : (water * 0.2) / KNOT_MS,
    rudderDegrees: 0,
  };
}

const NO_SWING = { meters: 0, metersPerSecond: 0, degrees: 0 };
/** How far chain and wind let a ship swing about its anchor to either side, and its bow with it. */
const SWING = { meters: 60, degrees: 18 } as const;
/** It swings fully this long after it anchored, and no more this long before it leaves. */
const SWING_GROWS_SECONDS = 15 * MINUTE;

function computeSwing({ sinceSeconds, leftSeconds }: Plan, swing: Swell, seconds: number) {
  const share = Math.min(1, sinceSeconds / SWING_GROWS_SECONDS, leftSeconds / SWING_GROWS_SECONDS);
  return {
    meters: share * SWING.meters * swing.at(seconds),
    metersPerSecond: share * SWING.meters * swing.slopeAt(seconds),
    degrees: share * SWING.degrees * swing.at(seconds),
  };
}

/** Degrees it has turned from the course of its arrival towards the wind of that time, and back before it leaves. */
function vaneDegrees(plan: Plan, field: WeatherField, seconds: number): number {
  const full = Math.min(VANE_SECONDS, (plan.sinceSeconds + plan.leftSeconds) / 3);
  const share = Math.min(1, plan.sinceSeconds / full, Math.max(0, plan.leftSeconds - 240) / full);
  const wind = field.at(plan, seconds - plan.sinceSeconds).meanWindFromDegrees;
  return computeTurn(plan.courseDegrees, wind) * share * share * (3 - 2 * share);
}

function offset(plan: Plan, bearing: number, alongMeters: number, acrossMeters: number) {
  const meters = Math.hypot(alongMeters, acrossMeters);
  const { latitude, longitude } = plan;
  return meters === 0
    ? { latitude, longitude }
    : computeDestination({ latitude, longitude }, bearing + Math.atan2(acrossMeters, alongMeters) / RADIANS, meters);
}

/** Degrees between keel and way through the water. */
function leeway(ship: ShipSpec, plan: Plan, weather: Weather, course: number, water: number): number {
  if (water < 0.5) return 0;
  const beam = Math.sin((weather.meanWindFromDegrees - course) * RADIANS);
  const held = Math.min(1, plan.speed / 2);
  return (Math.atan2(ship.hull.windage * weather.meanWindSpeed * beam, water) / RADIANS) * held;
}

const yawDegrees = (weather: Weather) => 0.25 + 0.35 * weather.waveHeightMeters;

/** Long ships answer slowly: more rudder for the same rate of turn, and more at low speed. */
function rudderPerRate(ship: ShipSpec, plan: Plan): number {
  return (0.0042 * ship.hull.lengthMeters) / Math.max(1, plan.speed / 4);
}

const SHORT_ROLL_SECONDS = 11.9;
/** Of an angle below one turn: the sine of a large one takes five times as long. */
const wave = (seconds: number, periodSeconds: number) =>
  Math.sin((2 * Math.PI * (seconds % periodSeconds)) / periodSeconds);

function motion({ hull }: ShipSpec, { waveHeightMeters }: Weather, seconds: number, share: number) {
  // A hull rolls and pitches in periods of its own, whatever the sea.
  const beamSeconds = 0.78 * hull.beamMeters ** 0.85 + 2;
  const pitchSeconds = 3.5 + 0.035 * hull.lengthMeters;
  const roll = (waveHeightMeters * 62) / (hull.beamMeters + 8) / 1.6;
  const pitch = (waveHeightMeters * 75) / hull.lengthMeters;
  return {
    rollDegrees: share * roll * (0.7 * wave(seconds, beamSeconds) + 0.3 * wave(seconds, SHORT_ROLL_SECONDS)),
    pitchDegrees: share * pitch * wave(seconds, pitchSeconds),
  };
}

function surroundings(
  ship: ShipSpec,
  plan: Plan,
  weather: Weather,
  { headingDegrees: heading, course, speed }: Movement,
  seconds: number,
) {
  const from = weather.windFromDegrees * RADIANS;
  // The wind felt on board is the true wind plus the headwind of the ship's own motion, from ahead of its course.
  const east = weather.windSpeed * Math.sin(from) + speed * Math.sin(course * RADIANS);
  const north = weather.windSpeed * Math.cos(from) + speed * Math.cos(course * RADIANS);
  const felt = Math.atan2(east, north) / RADIANS;
  const tide = TIDE_METERS * Math.sin((2 * Math.PI * seconds) / (12.42 * HOUR) + plan.longitude / 9);
  const bottom = Math.min(plan.depthMeters * 0.06, 6) * Math.sin(plan.latitude * 900 + plan.longitude * 500);
  return {
    apparentWindSpeed: Math.hypot(east, north),
    apparentWindAngle: (felt - heading + 720) % 360,
    trueWindAngle: (weather.windFromDegrees - heading + 360) % 360,
    depthBelowKeelMeters: Math.max(0.8, plan.depthMeters + tide + bottom - ship.hull.draughtMeters),
    draughtMeters: ship.hull.draughtMeters,
  };
}
