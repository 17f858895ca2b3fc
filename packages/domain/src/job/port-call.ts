/** Voyages and port stays from jobs: what lies between two stays at a berth is a voyage (§9.8). */
import type { TimeSpan } from '../time/time-span.ts';
import type { JobKind } from './kind/job-kind.ts';

export interface Leg extends TimeSpan {
  readonly kind: 'voyage' | 'port-stay';
  /** Places of its jobs in the list given. */
  readonly jobs: readonly number[];
  /** Whether its beginning and its end are in the jobs: the first leg began before them, the last goes on. */
  readonly isWhole: boolean;
}

const AT_BERTH: readonly JobKind[] = ['at-berth', 'loading'];

/**
 * Legs of jobs in order of time. From berth to berth in one port is a voyage too, which the ports on both ends tell. A
 * silence between two jobs belongs to the voyage beside it; between two stays it is one of its own, for the ship may have
 * sailed.
 */
export function listLegs(jobs: readonly (TimeSpan & { readonly kind: JobKind })[]): Leg[] {
  const legs: Leg[] = [];
  for (const [index, job] of jobs.entries()) {
    const kind = AT_BERTH.includes(job.kind) ? 'port-stay' : 'voyage';
    const last = legs.at(-1);
    if (last !== undefined && last.to < job.from) bridge(legs, last, kind, job.from);
    const before = legs.at(-1);
    if (before?.kind === kind && before.to === job.from) {
      legs[legs.length - 1] = { ...before, to: job.to, jobs: [...before.jobs, index] };
    } else legs.push({ kind, from: before?.to ?? job.from, to: job.to, jobs: [index], isWhole: true });
  }
  return legs.map((leg, place) => ({ ...leg, isWhole: place > 0 && place < legs.length - 1 }));
}

/** Fills a silence up to `to`: by the voyage before it, by the one after it, or by a voyage of its own between two stays. */
function bridge(legs: Leg[], last: Leg, next: Leg['kind'], to: number): void {
  if (last.kind === 'voyage') legs[legs.length - 1] = { ...last, to };
  else if (next === 'port-stay') legs.push({ kind: 'voyage', from: last.to, to, jobs: [], isWhole: true });
}
