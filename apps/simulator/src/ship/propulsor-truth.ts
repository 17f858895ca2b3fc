/** Propellers, azimuth thrusters, tunnel thrusters and rudders, each with what it was ordered to do. */
import { MOTOR_EFFICIENCY } from '../plant/power-balance.ts';
import { isBerthed } from '../plant/schedule.ts';
import { hashToFraction, hashToNoise } from '../random/hash.ts';
import { isCrosshead, type MachinerySpec } from '../spec/machinery-spec.ts';
import type { Moment } from './moment.ts';

export interface ShaftTruth {
  readonly rpm: number;
  readonly orderRpm: number;
  readonly powerKw: number;
  readonly torqueKnm: number;
  /** Of its range ahead; 100 where the pitch is fixed. */
  readonly pitchPercent: number;
  readonly orderPitchPercent: number;
  /** Direction of its thrust from the bow; 0 where it cannot turn around. */
  readonly azimuthDegrees: number;
  readonly orderAzimuthDegrees: number;
  readonly loadPercent: number;
  /** Electric power that its motor draws; 0 where an engine turns it. */
  readonly motorKw: number;
  readonly motorWindingTemperature: number;
}

export interface ThrusterTruth {
  readonly running: boolean;
  /** Positive to starboard. */
  readonly thrustPercent: number;
  readonly orderPercent: number;
  readonly powerKw: number;
}

export interface RudderTruth {
  readonly degrees: number;
  readonly orderDegrees: number;
}

const GEARED_SHAFT_RPM = 165;

/** Turns of a shaft at the power it is built for, rpm. */
export const getRatedShaftRpm = ({ engine }: Pick<MachinerySpec, 'engine'>) =>
  engine && isCrosshead(engine) ? engine.ratedRpm : GEARED_SHAFT_RPM;

/** Actuators follow their order within this much. */
const ANGLE_BAND = 0.8;
const SLOW_SECONDS = 7;

/** A difference between an order and what it does that changes every few seconds, in [-1, 1]. */
const following = ({ seed, seconds }: Moment, number: number) =>
  hashToNoise(seed, number, 47, Math.floor(seconds / SLOW_SECONDS));

export function computeShaftTruth(moment: Moment, propulsionKw: number, number: number): ShaftTruth {
  const { parts, state } = moment;
  const { machinery } = parts.ship;
  const share = propulsionKw / machinery.propulsionKw;
  const direct = isCrosshead(machinery.engine) ? machinery.engine : null;
  const unequal = machinery.shafts === 1 ? 1 : number % 2 === 0 ? 1.004 : 0.996;
  const powerKw = propulsionKw / machinery.shafts;
  const rpm =
    (direct ? direct.ratedRpm * Math.cbrt(propulsionKw / direct.ratedKw) : GEARED_SHAFT_RPM * Math.cbrt(share)) *
    unequal;
  const controllable = machinery.propeller === 'controllable';
  const pitch = controllable ? 100 * Math.cbrt(share) * unequal : 100;
  const azimuth = machinery.propeller === 'azimuth' ? azimuthOf(moment, number) : 0;
  return {
    rpm,
    orderRpm: Math.round(rpm),
    powerKw,
    torqueKnm: rpm > 0 ? powerKw / ((2 * Math.PI * rpm) / 60) : 0,
    pitchPercent: pitch,
    orderPitchPercent: controllable ? Math.round(pitch) : 100,
    azimuthDegrees: azimuth,
    orderAzimuthDegrees:
      machinery.propeller === 'azimuth' ? (azimuth + ANGLE_BAND * following(moment, number) + 360) % 360 : 0,
    loadPercent: 100 * share * unequal,
    motorKw: machinery.drive === 'electric' ? powerKw / MOTOR_EFFICIENCY : 0,
    motorWindingTemperature: state[parts.layout.motorWinding + number] as number,
  };
}

/** Under way it steers as a rudder would; on station it pushes against the wind, the two a little apart. */
function azimuthOf({ navigation }: Moment, number: number): number {
  const { plan, trueWindAngle, rudderDegrees } = navigation;
  const apart = number % 2 === 0 ? -9 : 9;
  if (plan.activity === 'station') return (trueWindAngle + apart + 360) % 360;
  // To turn to starboard the stern is pushed to port: the thrust points a little to port of ahead.
  return isBerthed(plan.activity) ? 0 : (360 - 0.6 * rudderDegrees) % 360;
}

export function computeThrusterTruth(moment: Moment, share: number, number: number): ThrusterTruth {
  const { parts, navigation, seed } = moment;
  const rated = parts.ship.machinery.thrusters[number]?.ratedKw ?? 0;
  const { plan, trueWindAngle } = navigation;
  const byPlan = hashToFraction(seed, plan.stage, plan.cycle) < 0.5 ? -1 : 1;
  const side = plan.activity === 'station' ? (trueWindAngle < 180 ? 1 : -1) : byPlan;
  // Thrust goes with the square of the speed of the impeller, power with its cube.
  const thrustPercent = side * 100 * share ** (2 / 3);
  return {
    running: share > 0,
    thrustPercent,
    orderPercent: share > 0 ? Math.max(-100, Math.min(100, Math.round(thrustPercent))) : 0,
    powerKw: share * rated,
  };
}

/** Port rudder first; the two of a twin rudder ship differ by the play of their gear. */
export function computeRudders(moment: Moment): readonly [port: RudderTruth, starboard: RudderTruth] {
  const { rudderDegrees } = moment.navigation;
  const sails = moment.navigation.plan.speed > 0.05;
  const order = sails ? rudderDegrees + ANGLE_BAND * following(moment, 5) : 0;
  const play = sails ? 0.2 : 0;
  return [
    { degrees: rudderDegrees - play, orderDegrees: order },
    { degrees: rudderDegrees, orderDegrees: order },
  ];
}
