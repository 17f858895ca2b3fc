/** What made a job burn more or less than similar ones: current, wind, pull or load (§9.8). */
import { fitLine } from '../statistic/index.ts';
import { COMPARED, type ComparedJob, type ComparedRate } from './job-comparison.ts';

/** What may be the cause, and where a job has its mean. */
export const JOB_CAUSES = {
  current: 'meanCurrent',
  wind: 'meanHeadWind',
  pull: 'meanPull',
  load: 'meanLoad',
} as const satisfies Record<string, keyof ComparedJob>;
export type JobCause = keyof typeof JOB_CAUSES;

export interface CauseShare {
  readonly cause: JobCause;
  /** The mean of the job, and of the similar ones: kn, m/s, t, share of full power. */
  readonly value: number;
  readonly usual: number;
  /** By how much it changes the rate, in the unit of the rate. */
  readonly effect: number;
}

/** Fewer similar jobs that know a cause make no line. */
const LEAST_POINTS = 5;
/** A cause explains a difference where the line through the similar jobs holds this share of their scatter. */
const LEAST_R2 = 0.3;
/** And where it makes at least this share of the difference. */
const LEAST_SHARE = 1 / 3;

/**
 * The cause that explains most of the difference of a rate from the similar jobs; null where none does. The effect of each is
 * read from a straight line through the similar jobs, the job itself left out. Causes are looked at one by one: of two that
 * come together, as head wind and load do, the one with the larger effect is named.
 */
export function findLargestCause(
  job: ComparedJob,
  similar: readonly ComparedJob[],
  rate: ComparedRate,
): CauseShare | null {
  const own = COMPARED[rate](job);
  const rates = similar.map(COMPARED[rate]).filter((value) => value !== null);
  if (own === null || rates.length < LEAST_POINTS) return null;
  const difference = own - rates.reduce((sum, value) => sum + value, 0) / rates.length;
  const causes = (Object.keys(JOB_CAUSES) as JobCause[]).flatMap(
    (cause) => readEffect(cause, job, similar, rate) ?? [],
  );
  const explaining = causes.filter(
    ({ effect }) => effect * difference > 0 && Math.abs(effect) >= LEAST_SHARE * Math.abs(difference),
  );
  return explaining.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))[0] ?? null;
}

function readEffect(
  cause: JobCause,
  job: ComparedJob,
  similar: readonly ComparedJob[],
  rate: ComparedRate,
): CauseShare | null {
  const value = job[JOB_CAUSES[cause]];
  const points = similar.flatMap((other) => {
    const [x, y] = [other[JOB_CAUSES[cause]], COMPARED[rate](other)];
    return x === null || y === null ? [] : [{ x, y }];
  });
  if (value === null || points.length < LEAST_POINTS) return null;
  const line = fitLine(points.toSorted((a, b) => a.x - b.x));
  if (line === undefined || line.r2 < LEAST_R2) return null;
  return { cause, value, usual: line.centre, effect: line.slope * (value - line.centre) };
}
