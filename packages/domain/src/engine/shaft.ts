/** Power, torque and slip of a shaft line, and hours to an overhaul (§9.8). */
import { combine, hasValue, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';

/** What a propeller of 1 m of pitch advances at 1 rpm without slip, kn: 60 m/h. */
const KNOTS_PER_METRE_RPM = 60 / 1852;

/** Torque in kNm of a power in kW at a shaft speed in rpm: P / (2π n/60). Refused as `stopped` at standstill. */
export function computeTorque(inputs: { readonly power: PlantInput; readonly shaftSpeed: PlantInput }): PlantAnswer {
  return combine(inputs, ({ power, shaftSpeed }) =>
    shaftSpeed === 0 ? refuse('stopped', 'shaftSpeed') : power / radiansPerSecond(shaftSpeed),
  );
}

/** Power in kW of a torque in kNm at a shaft speed in rpm: 2π n/60 × M. */
export function computeShaftPower(inputs: {
  readonly torque: PlantInput;
  readonly shaftSpeed: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ torque, shaftSpeed }) => torque * radiansPerSecond(shaftSpeed));
}

/** Power in kW of a load in percent of the rated power in kW. */
export function computePowerFromLoad(inputs: {
  readonly load: PlantInput;
  readonly ratedPower: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ load, ratedPower }) => (load * ratedPower) / 100);
}

/** Load in percent of a power in kW; refused as `out-of-range` for a rated power that is not positive. */
export function computeLoad(inputs: { readonly power: PlantInput; readonly ratedPower: PlantInput }): PlantAnswer {
  return combine(inputs, ({ power, ratedPower }) =>
    ratedPower > 0 ? (power / ratedPower) * 100 : refuse('out-of-range', 'ratedPower'),
  );
}

export type PowerOrigin = 'measured' | 'torque' | 'load';

/** What is known of the power of an engine or shaft; whatever has no slot is absent. */
export interface PowerInputs {
  /** kW */
  readonly power?: PlantInput | undefined;
  /** kNm */
  readonly torque?: PlantInput | undefined;
  /** rpm */
  readonly shaftSpeed?: PlantInput | undefined;
  /** Percent of the rated power. */
  readonly load?: PlantInput | undefined;
  /** kW */
  readonly ratedPower?: PlantInput | undefined;
}

/**
 * Power in kW by the best of what is measured: power itself, else torque and speed, else load × rating, with its origin so
 * that a screen can say "from load". Without a usable one the reason of the best way that has slots; `unknown` without any.
 */
export function findPower(inputs: PowerInputs): { readonly power: PlantAnswer; readonly origin: PowerOrigin } {
  const { power, torque, shaftSpeed, load, ratedPower } = inputs;
  const ways: { readonly power: PlantAnswer; readonly origin: PowerOrigin }[] = [];
  if (power) ways.push({ power: combine({ power }, (of) => of.power), origin: 'measured' });
  if (torque && shaftSpeed) ways.push({ power: computeShaftPower({ torque, shaftSpeed }), origin: 'torque' });
  if (load && ratedPower) ways.push({ power: computePowerFromLoad({ load, ratedPower }), origin: 'load' });
  const usable = ways.find((way) => hasValue(way.power));
  return usable ?? ways[0] ?? { power: refuse('unknown', 'power'), origin: 'measured' };
}

/**
 * Slip of a propeller in percent: 1 − v / (pitch × n × 60/1852), speed through water in kn, pitch in m, n in rpm. Refused
 * as `stopped` where the propeller turns too slowly to advance, under a twentieth of a knot.
 */
export function computeSlip(inputs: {
  readonly speedThroughWater: PlantInput;
  readonly pitch: PlantInput;
  readonly shaftSpeed: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ speedThroughWater, pitch, shaftSpeed }) => {
    const advance = pitch * shaftSpeed * KNOTS_PER_METRE_RPM;
    return Math.abs(advance) < 0.05 ? refuse('stopped', 'shaftSpeed') : (1 - speedThroughWater / advance) * 100;
  });
}

/** Running hours left to an overhaul: interval − (hours − hours at the last one); negative when it is overdue. */
export function computeHoursToOverhaul(inputs: {
  readonly runningHours: PlantInput;
  readonly hoursAtOverhaul: PlantInput;
  readonly interval: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ runningHours, hoursAtOverhaul, interval }) => interval - (runningHours - hoursAtOverhaul));
}

function radiansPerSecond(rpm: number): number {
  return (rpm * 2 * Math.PI) / 60;
}
