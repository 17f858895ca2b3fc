/** Jobs found from noisy minutes, measured against what the simulated ships truly did. */
import { type FoundJob, findJobs, JOB_KINDS, type JobKind } from '@fms/domain/job';
import { HOUR_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { buildDemonstrationFleet } from '../fleet/fleet.ts';
import { createWeatherField } from '../sea/weather.ts';
import { DAY, NOON } from '../testing/ships.ts';
import { buildWorkingShips } from '../testing/working-ships.ts';
import { listOperations, type OperationRecord } from './operation.ts';
import { listJobMinutes, toJobProfile } from './testing/job-minutes.ts';

interface Score {
  /** Of minutes, or of jobs. */
  right: number;
  found: number;
  true: number;
}
type Scores = Readonly<Record<JobKind, Score>>;

const noScores = (): Scores =>
  Object.fromEntries(JOB_KINDS.map((kind) => [kind, { right: 0, found: 0, true: 0 }])) as Record<JobKind, Score>;

const toJob = ({ operation, from, to }: OperationRecord) => ({ kind: operation, from: from * 1000, to: to * 1000 });
type TrueJob = ReturnType<typeof toJob>;

const overlapOf = (a: TrueJob, b: TrueJob) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
const unionOf = (a: TrueJob, b: TrueJob) => Math.max(a.to, b.to) - Math.min(a.from, b.from);
/** Of one kind, and for the most part at the same time. */
const isSame = (a: TrueJob, b: TrueJob) => a.kind === b.kind && overlapOf(a, b) >= 0.7 * unionOf(a, b);

function addMinutes(scores: Scores, found: readonly FoundJob[], truth: readonly TrueJob[]): void {
  for (const job of found) scores[job.kind].found += job.to - job.from;
  for (const job of truth) {
    scores[job.kind].true += job.to - job.from;
    for (const other of found) if (other.kind === job.kind) scores[job.kind].right += overlapOf(job, { ...other });
  }
}

function addJobs(scores: Scores, found: readonly FoundJob[], truth: readonly TrueJob[]): void {
  for (const job of found) scores[job.kind].found += 1;
  for (const job of truth) {
    scores[job.kind].true += 1;
    if (found.some((other) => isSame(job, other))) scores[job.kind].right += 1;
  }
}

function measure(seeds: readonly number[], days: number): { readonly minutes: Scores; readonly jobs: Scores } {
  const scores = { minutes: noScores(), jobs: noScores() };
  for (const seed of seeds) {
    const field = createWeatherField(seed);
    for (const ship of [...buildDemonstrationFleet(seed), ...buildWorkingShips(seed)]) {
      const [from, to] = [NOON, NOON + days * DAY];
      const found = findJobs(listJobMinutes(ship, seed, field, from, to), toJobProfile(ship));
      const truth = listOperations(ship, from, to).map(toJob);
      addMinutes(scores.minutes, found, truth);
      addJobs(scores.jobs, found, truth);
    }
  }
  return scores;
}

describe('jobs found in three days of 17 ships', () => {
  // The rules were set on seeds 7, 8 and 9.
  const { minutes, jobs } = measure([41, 1852], 3);

  it.each(JOB_KINDS)('%s: of its time 95 per cent is found, and of the time found 95 per cent is true', (kind) => {
    const { right, found, true: truth } = minutes[kind];
    expect(truth / HOUR_MS).toBeGreaterThan(20);
    expect(right / found).toBeGreaterThanOrEqual(0.95);
    expect(right / truth).toBeGreaterThanOrEqual(0.95);
  });

  it.each(JOB_KINDS)('%s: of its jobs 95 per cent are found, and of the jobs found 95 per cent are true', (kind) => {
    const { right, found, true: truth } = jobs[kind];
    expect(truth).toBeGreaterThan(20);
    expect(right / found).toBeGreaterThanOrEqual(0.95);
    expect(right / truth).toBeGreaterThanOrEqual(0.95);
  });
});
