/** How long a ship did something within a time, by its jobs (§9.8). */
import type { TimeSpan } from '../time/time-span.ts';
import { HOUR_MS } from '../time/unit.ts';
import type { JobKind } from './kind/job-kind.ts';

/** A ship makes way in these. */
export const UNDER_WAY_JOBS: readonly JobKind[] = ['transit', 'manoeuvring', 'towing'];

/** Hours of a span that lie in jobs of some kinds; jobs do not overlap. */
export function computeJobHours(
  jobs: readonly (TimeSpan & { readonly kind: JobKind })[],
  kinds: readonly JobKind[],
  { from, to }: TimeSpan,
): number {
  const lasted = jobs
    .filter(({ kind }) => kinds.includes(kind))
    .map((job) => Math.max(0, Math.min(to, job.to) - Math.max(from, job.from)));
  return lasted.reduce((sum, ms) => sum + ms, 0) / HOUR_MS;
}
