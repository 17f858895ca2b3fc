/** A job set against similar ones of the same ship: of the same kind, about as far, within a year before it (§9.8). */
import { computeQuantile } from '../statistic/index.ts';
import { DAY_MS } from '../time/unit.ts';
import type { JobTotal } from './job-total.ts';
import type { JobKind } from './kind/job-kind.ts';

export interface ComparedJob extends JobTotal {
  readonly kind: JobKind;
}

/** Distances differ by at most this share. */
export const SIMILAR_DISTANCE = 0.15;
export const SIMILAR_MS = 365 * DAY_MS;
/** Jobs that hardly move are as far as one another. */
const PLACE_MILES = 2;
/** A total that is less complete compares with nothing. */
const LEAST_KNOWN = 0.9;

/** Rates that make jobs of different length comparable. */
export const COMPARED = {
  fuelPerMile: ({ fuel, nauticalMiles }: JobTotal) => over(fuel, nauticalMiles),
  fuelPerHour: ({ fuel, from, to }: JobTotal) => over(fuel, (to - from) / 3_600_000),
  energyPerHour: ({ energy, from, to }: JobTotal) => over(energy, (to - from) / 3_600_000),
  carbonPerMile: ({ carbon, nauticalMiles }: JobTotal) => over(carbon, nauticalMiles),
  knots: ({ nauticalMiles, from, to }: JobTotal) => over(nauticalMiles, (to - from) / 3_600_000),
} as const;
export type ComparedRate = keyof typeof COMPARED;

export interface RateComparison {
  readonly value: number;
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  /** Over the median, 0.1 is a tenth more. */
  readonly difference: number;
}

export interface JobComparison {
  readonly similar: readonly ComparedJob[];
  /** Null where the job or fewer than three similar ones have the rate. */
  readonly rates: Readonly<Record<ComparedRate, RateComparison | null>>;
}

/** Fewer similar jobs than this make no quartiles. */
export const LEAST_SIMILAR = 3;

/** The job against those of `others` that are similar; the job itself among them is left out. */
export function compareJob(job: ComparedJob, others: readonly ComparedJob[]): JobComparison {
  const similar = others.filter((other) => other.from !== job.from && isSimilar(job, other));
  const rates = Object.fromEntries(
    Object.entries(COMPARED).map(([rate, compute]) => [rate, compareRate(compute(job), similar.map(compute))]),
  ) as Record<ComparedRate, RateComparison | null>;
  return { similar, rates };
}

function isSimilar(job: ComparedJob, other: ComparedJob): boolean {
  if (other.kind !== job.kind || other.knownShare < LEAST_KNOWN) return false;
  if (other.from > job.from || other.from < job.from - SIMILAR_MS) return false;
  const [own, its] = [job.nauticalMiles ?? 0, other.nauticalMiles ?? 0];
  return Math.max(own, its) <= PLACE_MILES || Math.abs(its - own) <= SIMILAR_DISTANCE * own;
}

function compareRate(value: number | null, others: readonly (number | null)[]): RateComparison | null {
  const known = others.filter((other) => other !== null);
  if (value === null || known.length < LEAST_SIMILAR) return null;
  const [lowerQuartile, median, upperQuartile] = [0.25, 0.5, 0.75].map((share) => computeQuantile(known, share) ?? 0);
  if (median === undefined || lowerQuartile === undefined || upperQuartile === undefined || median === 0) return null;
  return { value, median, lowerQuartile, upperQuartile, difference: value / median - 1 };
}

/** Null where either is not known, or over nothing. */
function over(value: number | null, by: number | null): number | null {
  return value === null || by === null || by <= 0 ? null : value / by;
}
