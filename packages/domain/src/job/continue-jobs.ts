/** Jobs found in a window of time, joined with those known on both sides of it (§9.8). */
import type { TimeSpan } from '../time/time-span.ts';
import type { FoundJob } from './find-jobs.ts';
import type { JobKind } from './kind/job-kind.ts';

type KnownJob = TimeSpan & { readonly kind: JobKind };

/**
 * A ship does for weeks what a window of days sees in part: the job at an edge goes on with the one known across that edge
 * when it is of the same kind, and ends it there otherwise. `found` is in order of time and lies within `window`.
 */
export function continueJobs(found: readonly FoundJob[], known: readonly KnownJob[], window: TimeSpan): FoundJob[] {
  const before = known.find(({ from, to }) => from < window.from && to >= window.from);
  const after = known.find(({ from, to }) => from <= window.to && to > window.to);
  const jobs = [...found];
  const [first] = jobs;
  if (before !== undefined) {
    if (first?.kind === before.kind && first.from === window.from) jobs[0] = { ...first, from: before.from };
    else jobs.unshift({ kind: before.kind, from: before.from, to: window.from, isOpen: false });
  }
  const last = jobs.at(-1);
  if (after !== undefined) {
    const isSame = last?.kind === after.kind && last.to === window.to;
    if (isSame) jobs[jobs.length - 1] = { ...last, to: after.to };
    else jobs.push({ kind: after.kind, from: window.to, to: after.to, isOpen: false });
  }
  return jobs;
}
