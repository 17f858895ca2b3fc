/** The reference of hull and propeller: power over speed through water, of the sea trial or of the first months (§9.8). */
import { type Refusal, refuse } from '../plant-value/index.ts';
import { fitLine } from '../statistic/line-fit.ts';

export interface SpeedPower {
  /** Through water, kn. */
  readonly speed: number;
  /** Delivered at the shaft, kW. */
  readonly power: number;
}

export interface TrialCurve {
  readonly origin: 'sea-trial' | 'after-docking';
  /** Rising in speed and in power; between them ln P is a straight line over ln v. */
  readonly points: readonly SpeedPower[];
}

/** Fewer points than this evaluate nothing. */
export const LEAST_POINTS = 200;

/** The curve of a sea trial; refused as `missing` for fewer than two points or points that do not rise. */
export function createTrialCurve(points: readonly SpeedPower[]): TrialCurve | Refusal {
  const rising = points.toSorted((a, b) => a.speed - b.speed);
  const isRising = rising.every(({ speed, power }, index) => {
    const before = rising[index - 1] ?? { speed: 0, power: 0 };
    return speed > before.speed && power > before.power;
  });
  return rising.length < 2 || !isRising ? refuse('missing', 'trialCurve') : { origin: 'sea-trial', points: rising };
}

/**
 * A reference without a trial: P = a vⁿ through the points of the first three months after docking. Refused as `too-few`
 * below 200 points, as `unsteady` where power does not rise with speed.
 */
export function fitDockingCurve(points: readonly SpeedPower[]): TrialCurve | Refusal {
  if (points.length < LEAST_POINTS) return refuse('too-few', 'points');
  const fit = fitLine(points.map(({ speed, power }) => ({ x: Math.log(speed), y: Math.log(power) })));
  if (!fit || !(fit.slope > 0)) return refuse('unsteady', 'points');
  const speeds = points.map(({ speed }) => speed);
  const ends = [speeds.reduce((a, b) => Math.min(a, b)), speeds.reduce((a, b) => Math.max(a, b))];
  const powerAt = (speed: number) => Math.exp(fit.level + fit.slope * (Math.log(speed) - fit.centre));
  return { origin: 'after-docking', points: ends.map((speed) => ({ speed, power: powerAt(speed) })) };
}

/** Reference power in kW at a speed in kn; undefined outside the points of the curve, where ISO 19030-2 takes no data. */
export function readPower({ points }: TrialCurve, speed: number): number | undefined {
  return interpolate(
    points.map((point) => [point.speed, point.power]),
    speed,
  );
}

/** Reference speed in kn at a power in kW; undefined outside the points of the curve. */
export function readSpeed({ points }: TrialCurve, power: number): number | undefined {
  return interpolate(
    points.map((point) => [point.power, point.speed]),
    power,
  );
}

/** y at `x` of rising points joined by straight lines between logarithms. */
function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number | undefined {
  const after = points.findIndex(([end]) => x <= end);
  const [from, to] = [points[Math.max(1, after) - 1], points[Math.max(1, after)]];
  if (after < 0 || !from || !to || x < from[0]) return undefined;
  const share = Math.log(x / from[0]) / Math.log(to[0] / from[0]);
  return from[1] * (to[1] / from[1]) ** share;
}
