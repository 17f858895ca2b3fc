/** Three-phase quantities of a generator and how sets share their load (§9.8). */
import { combine, hasValue, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';

/** A power above the apparent power by no more than this share is the error of two instruments. */
const INSTRUMENT_SHARE = 0.02;

/** Apparent power in kVA of a line voltage in V and a line current in A: √3 V I / 1000. */
export function computeApparentPower(inputs: {
  readonly voltage: PlantInput;
  readonly current: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ voltage, current }) => (Math.sqrt(3) * voltage * current) / 1000);
}

/**
 * Reactive power in kVAr where it is not measured: √(S² − P²), P in kW; without a sign, which V, I and P do not tell.
 * Refused as `out-of-range` for a power more than 2 % above the apparent one.
 */
export function computeReactivePower(inputs: {
  readonly voltage: PlantInput;
  readonly current: PlantInput;
  readonly power: PlantInput;
}): PlantAnswer {
  const apparent = computeApparentPower(inputs);
  return combine({ apparent, power: inputs.power }, (of) =>
    Math.abs(of.power) > of.apparent * (1 + INSTRUMENT_SHARE)
      ? refuse('out-of-range', 'power')
      : Math.sqrt(Math.max(0, of.apparent ** 2 - of.power ** 2)),
  );
}

/** Power factor P / S of kW and kVAr, S = √(P² + Q²); refused as `stopped` where neither flows. */
export function computePowerFactor(inputs: {
  readonly power: PlantInput;
  readonly reactivePower: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ power, reactivePower }) => {
    const apparent = Math.hypot(power, reactivePower);
    return apparent === 0 ? refuse('stopped', 'power') : power / apparent;
  });
}

/** A set as it shares load with others. */
export interface SharingSet {
  readonly isRunning: PlantInput<boolean>;
  /** Percent of the rated power. */
  readonly load: PlantInput;
}

/**
 * Difference between the highest and the lowest load of the running sets, percentage points. Sets known to stand do not
 * count, whatever their load says. Refused as `too-few` below two running sets.
 */
export function computeSharingDifference(sets: readonly SharingSet[]): PlantAnswer {
  const running = sets.filter(({ isRunning }) => {
    const known = combine({ isRunning }, (of) => of.isRunning);
    return !hasValue(known) || known.value;
  });
  const inputs = running.flatMap(({ isRunning, load }, index) => [
    [`isRunning ${index + 1}`, isRunning] as const,
    [`load ${index + 1}`, load] as const,
  ]);
  return combine<Readonly<Record<string, number | boolean>>, number>(Object.fromEntries(inputs), (of) => {
    const loads = Object.values(of).filter((value) => typeof value === 'number');
    return loads.length < 2 ? refuse('too-few', 'sets') : Math.max(...loads) - Math.min(...loads);
  });
}

/**
 * Power in kW that leaves one side of a switchboard over the bus-tie: generation − loads of that side. A battery that is
 * charged is a load, one that gives is a negative load. A negative result comes in from the other side.
 */
export function computeTieFlow(side: {
  readonly generation: readonly PlantInput[];
  readonly loads: readonly PlantInput[];
}): PlantAnswer {
  return combine({ generation: sum(side.generation), loads: sum(side.loads) }, (of) => of.generation - of.loads);
}

/** Sum of inputs of one unit, none of which may be missing. */
function sum(inputs: readonly PlantInput[]): PlantAnswer {
  const named = Object.fromEntries(inputs.map((input, index) => [`feeder ${index + 1}`, input]));
  return combine<Readonly<Record<string, number>>, number>(named, (of) =>
    Object.values(of).reduce((total, value) => total + value, 0),
  );
}
