/** What one consumer burned over a time, from its meters, with the spans left out in which they cannot be right. */
import { computeNetFuelFlow, findMeterFaults, keepFaultless, type MeterFault } from '@fms/domain/fuel';
import { hasValue, type PlantInput, parameter } from '@fms/domain/plant-value';
import { integrateOverTime, type TimedValue } from '@fms/domain/statistic';
import { HOUR_MS, type Instant } from '@fms/domain/time';

/** What a consumer burns: the grade of the ship, or what its change-over leads to. */
export type FuelKind = 'main' | 'distillate';

/** What the meters said, each as a course; a meter that is not fitted has none. */
export interface MeterCourses {
  readonly supply: readonly TimedValue[];
  readonly back: readonly TimedValue[];
  readonly supplyTemperature: readonly TimedValue[];
  readonly returnTemperature: readonly TimedValue[];
  /** 0 to 1: how much of a bucket it ran. */
  readonly running: readonly TimedValue[];
  readonly load: readonly TimedValue[];
  /** 0 to 1: how much of a bucket the change-over stood to distillate; empty where there is one grade. */
  readonly onDistillate?: readonly TimedValue[];
}

export interface FlowSample {
  readonly time: Instant;
  /** kg/h. */
  readonly netFlow: number;
  /** Of each meter by itself, l/h. */
  readonly readings: readonly number[];
  readonly isRunning: boolean | null;
  readonly loadPercent: number | null;
  readonly kind: FuelKind;
}

export interface ConsumerFlow {
  /** Every sample, faulty or not. */
  readonly samples: readonly FlowSample[];
  readonly faults: readonly MeterFault[];
  /** Burned outside of faults, kg. */
  readonly kilograms: number;
  /** The same by what it burned. */
  readonly byKind: Readonly<Record<FuelKind, number>>;
  /** Share of the span for which that is known, 0 to 1. */
  readonly completeness: number;
}

export interface FlowAsk {
  readonly hasReturn: boolean;
  /** End of the scale of the supply meter, l/h. */
  readonly rangeLitres: number;
  /** kg/m³ at 15 °C. */
  readonly density: PlantInput;
  /** The same of what the change-over leads to. */
  readonly distillateDensity?: PlantInput | undefined;
  readonly spanMs: number;
  readonly bucketMs: number;
}

export function computeConsumerFlow(meters: MeterCourses, ask: FlowAsk): ConsumerFlow {
  const samples = listSamples(meters, ask);
  const range = hasValue(ask.density) ? (ask.rangeLitres * ask.density.value) / 1000 : ask.rangeLitres;
  const faults = findMeterFaults(samples, range);
  const kept = keepFaultless(samples, faults).map(({ time, netFlow }) => ({ time, value: netFlow }));
  const { total, knownMs } = integrateOverTime(kept, 1.5 * ask.bucketMs);
  const distillate = integrateDistillate(keepFaultless(samples, faults), 1.5 * ask.bucketMs);
  const byKind = { main: total - distillate, distillate };
  return { samples, faults, kilograms: total, byKind, completeness: Math.min(1, knownMs / ask.spanMs) };
}

/** kg between samples of which the first was of distillate. */
function integrateDistillate(samples: readonly FlowSample[], gapMs: number): number {
  return samples.reduce((sum, sample, place) => {
    const next = samples[place + 1];
    if (sample.kind === 'main' || next === undefined || next.time - sample.time > gapMs) return sum;
    return sum + (((sample.netFlow + next.netFlow) / 2) * (next.time - sample.time)) / HOUR_MS;
  }, 0);
}

/** A sample for each moment at which all that the net flow needs is known. */
function listSamples(meters: MeterCourses, { hasReturn, density, distillateDensity }: FlowAsk): FlowSample[] {
  const [back, warm, cold] = [meters.back, meters.supplyTemperature, meters.returnTemperature].map(toMap);
  const [running, load] = [toMap(meters.running), toMap(meters.load)];
  const kindAt = createKindReader(meters.onDistillate ?? []);
  return meters.supply.flatMap(({ time, value }): FlowSample[] => {
    const kind = kindAt(time);
    const net = computeNetFuelFlow({
      fuelSupplyFlow: parameter(value, 'fuelSupplyFlow'),
      fuelReturnFlow: hasReturn ? parameter(back?.get(time), 'fuelReturnFlow') : parameter(0, 'fuelReturnFlow'),
      fuelSupplyTemperature: parameter(warm?.get(time), 'fuelSupplyTemperature'),
      fuelReturnTemperature: parameter(cold?.get(time) ?? warm?.get(time), 'fuelReturnTemperature'),
      density: kind === 'main' ? density : (distillateDensity ?? density),
    });
    if (!hasValue(net)) return [];
    const share = running.get(time);
    const loadPercent = load.get(time) ?? null;
    const isRunning = share === undefined ? null : share > 0;
    const readings = [value, ...(hasReturn ? [back?.get(time) ?? 0] : [])];
    return [{ time, netFlow: net.value.kilogramsPerHour, readings, isRunning, loadPercent, kind }];
  });
}

const toMap = (course: readonly TimedValue[]) => new Map(course.map(({ time, value }) => [time, value]));

/**
 * The state at or before a moment, for moments in order: a state that is told seldom holds until it is told again, and what is
 * told first held before as well.
 */
function createKindReader(course: readonly TimedValue[]): (time: Instant) => FuelKind {
  const kindOf = (told: TimedValue | undefined): FuelKind => ((told?.value ?? 0) >= 0.5 ? 'distillate' : 'main');
  let next = 0;
  let kind = kindOf(course[0]);
  return (time) => {
    for (; next < course.length && (course[next]?.time ?? time) <= time; next += 1) kind = kindOf(course[next]);
    return kind;
  };
}
