/** Jobs found from plant and track: what a ship did from when to when (§9.8). */
import type { TimeSpan } from '../time/time-span.ts';
import { MINUTE_MS } from '../time/unit.ts';
import { classifyMinutes } from './classify-minute.ts';
import {
  type JobKind,
  type JobProfile,
  LEAST_JOB_MINUTES,
  MOST_CARGO_BREAK_MINUTES,
  MOST_SILENT_MINUTES,
} from './kind/job-kind.ts';
import { type JobMinute, splitAtSilences } from './minute/job-minute.ts';

export interface FoundJob extends TimeSpan {
  readonly kind: JobKind;
  /** It goes on at the end of the minutes given. */
  readonly isOpen: boolean;
}

/**
 * Jobs among minutes in order of time, oldest first. A state that is too short is part of the longer job beside it; a silence of
 * more than half an hour ends a job, and what follows is a new one. Minutes before a speed was known are in none.
 */
export function findJobs(minutes: readonly JobMinute[], profile: JobProfile): FoundJob[] {
  const last = minutes.at(-1);
  const jobs = splitAtSilences(minutes, MOST_SILENT_MINUTES).flatMap((run) =>
    joinShort(joinCargo(stretchesOf(run, profile))),
  );
  return jobs.map((job) => ({ ...job, isOpen: last !== undefined && job.to > last.time }));
}

type Stretch = TimeSpan & { readonly kind: JobKind };

function stretchesOf(run: readonly JobMinute[], profile: JobProfile): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, kind] of classifyMinutes(run, profile).entries()) {
    const from = run[index]?.time;
    if (kind === null || from === undefined) continue;
    append(stretches, { kind, from, to: run[index + 1]?.time ?? from + MINUTE_MS });
  }
  return stretches;
}

/** Takes the breaks of cargo for loading. */
function joinCargo(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const isBetween = joined.at(-1)?.kind === 'loading' && stretches[index + 1]?.kind === 'loading';
    const isBreak = stretch.kind === 'at-berth' && lengthOf(stretch) <= MOST_CARGO_BREAK_MINUTES * MINUTE_MS;
    append(joined, isBetween && isBreak ? { ...stretch, kind: 'loading' } : stretch);
  }
  return joined;
}

/**
 * Gives short stretches to a neighbour, in rounds: each time those that are shorter than any short one beside them. It ends
 * with none left, or with a single stretch.
 */
function joinShort(stretches: readonly Stretch[]): Stretch[] {
  for (let joined = [...stretches]; ; ) {
    const next: Stretch[] = [];
    for (const [index, stretch] of joined.entries()) {
      const [before, after] = [joined[index - 1], joined[index + 1]];
      const isLeast =
        isShort(stretch) &&
        !(before && isShort(before) && lengthOf(before) <= lengthOf(stretch)) &&
        !(after && isShort(after) && lengthOf(after) < lengthOf(stretch));
      const neighbour = isLeast ? pickNeighbour(stretch, before, after) : undefined;
      append(next, neighbour ? { ...stretch, kind: neighbour.kind } : stretch);
    }
    if (next.length === joined.length) return joined;
    joined = next;
  }
}

/** The longer one; a ship that slows down to stop, or lets go, is manoeuvring where it did so before or does so after. */
function pickNeighbour(
  { kind }: Stretch,
  before: Stretch | undefined,
  after: Stretch | undefined,
): Stretch | undefined {
  const neighbours = [before, after].filter((stretch) => stretch !== undefined);
  const manoeuvre = kind === 'waiting' ? neighbours.find((stretch) => stretch.kind === 'manoeuvring') : undefined;
  return manoeuvre ?? neighbours.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

function append(stretches: Stretch[], stretch: Stretch): void {
  const last = stretches.at(-1);
  if (last?.kind === stretch.kind && last.to === stretch.from)
    stretches[stretches.length - 1] = { ...last, to: stretch.to };
  else stretches.push(stretch);
}

const isShort = (stretch: Stretch) => lengthOf(stretch) < LEAST_JOB_MINUTES[stretch.kind] * MINUTE_MS;
const lengthOf = ({ from, to }: TimeSpan) => to - from;
