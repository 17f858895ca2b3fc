/** What jobs came to, by time, way and energy. */
import type { WireJobPeriod, WireJobTotal } from '@fms/contract/job';
import { JOB_KINDS, type JobKind } from '@fms/domain/job';

/** nm; over less there is no rate. */
const LEAST_MILES = 0.5;
/** kWh; over less there is no rate. */
const LEAST_KILOWATT_HOURS = 1;

/** Undefined where it is not known; null where the question does not arise, as of miles at the berth. */
export interface JobRates {
  readonly kilogramsPerHour: number | null | undefined;
  readonly kilogramsPerMile: number | null | undefined;
  readonly gramsPerKilowattHour: number | null | undefined;
}

/** `hours`: length of the job. Of its known minutes alone: a gap burns nothing and takes no time. */
export function computeJobRates(
  { fuel, nauticalMiles, energy, knownShare }: Pick<WireJobTotal, 'fuel' | 'nauticalMiles' | 'energy' | 'knownShare'>,
  hours: number,
): JobRates {
  const over = (amount: number | null, least: number, factor: number) => {
    if (fuel === null || amount === null) return undefined;
    return amount < least ? null : (fuel * factor) / amount;
  };
  return {
    kilogramsPerHour: over(hours * knownShare, Number.MIN_VALUE, 1000),
    kilogramsPerMile: over(nauticalMiles, LEAST_MILES, 1000),
    gramsPerKilowattHour: over(energy, LEAST_KILOWATT_HOURS, 1_000_000),
  };
}

/** t of each kind of job within the periods, in the order of the kinds; one that was not measured is absent. */
export function sumByKind(periods: readonly Pick<WireJobPeriod, 'parts'>[]): { kind: JobKind; tonnes: number }[] {
  const parts = periods.flatMap((period) => period.parts);
  return JOB_KINDS.flatMap((kind) => {
    const burned = parts.flatMap((part) => (part.kind === kind && part.fuel !== null ? [part.fuel] : []));
    return burned.length === 0 ? [] : [{ kind, tonnes: burned.reduce((sum, one) => sum + one, 0) }];
  });
}
