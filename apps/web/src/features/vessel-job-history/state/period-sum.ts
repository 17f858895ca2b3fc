/** Sums over the parts of jobs in periods. */
import type { WireJobPart, WireJobPeriod, WireJobTotal } from '@fms/contract/job';
import { JOB_KINDS, type JobKind } from '@fms/domain/job';
import { computeLength } from './job-parts.ts';

type Summed = 'nauticalMiles' | 'fuel' | 'carbon' | 'energy' | 'engineHours';

/** Null where none of them is known. */
export function sumUp(totals: readonly Pick<WireJobTotal, Summed>[], quantity: Summed): number | null {
  const known = totals.flatMap((total) => total[quantity] ?? ([] as number[]));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** t that were burned in a period and in no job; null where the fuel is not known. */
export function computeFuelOutside({ parts, total }: WireJobPeriod): number | null {
  if (total.fuel === null) return null;
  // Sums of the same minutes in another order differ in their last digits.
  return Math.max(0, total.fuel - (sumUp(parts, 'fuel') ?? 0));
}

export interface FuelShare {
  /** Null: outside of jobs. */
  readonly kind: JobKind | null;
  /** t. */
  readonly fuel: number;
}

/** What was burned by what the ship did, most first, and outside of jobs at the end. */
export function listFuelShares(periods: readonly WireJobPeriod[]): FuelShare[] {
  const parts = periods.flatMap((period) => period.parts);
  const shares = JOB_KINDS.map((kind) => ({ kind, fuel: sumUp(parts.filter(isOf(kind)), 'fuel') ?? 0 }));
  const outside = periods.reduce((sum, period) => sum + (computeFuelOutside(period) ?? 0), 0);
  const known = shares.filter(({ fuel }) => fuel > 0).toSorted((a, b) => b.fuel - a.fuel);
  return outside > LEAST_OUTSIDE ? [...known, { kind: null, fuel: outside }] : known;
}

/** t; less is a rounding. */
const LEAST_OUTSIDE = 1e-6;
const isOf =
  (kind: JobKind) =>
  (part: WireJobPart): boolean =>
    part.kind === kind;

/** Share of the time of periods in which what is summed is known, 0 to 1; what has not come yet does not count. */
export function computeKnownShare(periods: readonly WireJobPeriod[], now: number): number {
  let [known, all] = [0, 0];
  for (const { from, to, total } of periods) {
    const past = Math.max(0, Math.min(computeLength({ from, to }), now - Date.parse(from)));
    known += Math.min(past, total.knownShare * computeLength({ from, to }));
    all += past;
  }
  return all === 0 ? 0 : known / all;
}
