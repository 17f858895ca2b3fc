/** The job history after jobs were found again, as late data asks for: what a person changed, signed or removed stays. */
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { MINUTE_MS } from '../time/unit.ts';
import { hasSharedTime } from './edit-job.ts';
import type { FoundJob } from './find-jobs.ts';
import { getValidVersion, type JobRecord, type JobState, type JobStep, type JobVersion } from './job-record.ts';
import { LEAST_JOB_MINUTES } from './kind/job-kind.ts';

/** Who finds jobs, in the steps of a record. */
export const FINDER = 'system';

const FOUND_STATES: readonly JobState[] = ['running', 'found'];

/** Whether a person decided on it: what the finder itself removed may be found again. */
function isDecided(job: JobRecord): boolean {
  const { state, step } = getValidVersion(job);
  return !FOUND_STATES.includes(state) && step.action !== 'find';
}

/**
 * The records after `found` was found at a time. Where a person decided, nothing is found; what is left of a found job beside
 * it is one if it is long enough. A found job goes on with the record of its kind that it shares most time with; records that
 * are found no more are removed. `createId` names new ones. Records that stay as they are, are the same objects; a running
 * job has one version, whose end moves.
 */
export function renewJobs(
  known: readonly JobRecord[],
  found: readonly FoundJob[],
  at: Instant,
  createId: () => string,
): JobRecord[] {
  const isOpen = (job: JobRecord) => FOUND_STATES.includes(getValidVersion(job).state);
  const decided = known.filter(isDecided).map(getValidVersion);
  const left = new Set(known.filter(isOpen));
  const pieces = found.flatMap((job) => cutOut(job, decided));
  const renewed = pieces.map((piece): JobRecord => {
    const match = findMatch(piece, left);
    if (match === undefined) return { id: createId(), versions: [toVersion(piece, at)] };
    left.delete(match);
    return renew(match, piece, at);
  });
  const gone = [...left].map((job) => {
    const version: JobVersion = { ...getValidVersion(job), state: 'removed', step: stepAt(at) };
    return { id: job.id, versions: [...job.versions, version] } satisfies JobRecord;
  });
  const kept = known.filter((job) => !isOpen(job));
  return [...kept, ...renewed, ...gone].toSorted((a, b) => getValidVersion(a).from - getValidVersion(b).from);
}

/** What is left of a job beside decided spans, in order of time. */
function cutOut(job: FoundJob, decided: readonly TimeSpan[]): FoundJob[] {
  let pieces = [job];
  for (const span of decided) {
    pieces = pieces.flatMap((piece) =>
      hasSharedTime(piece, span)
        ? [
            { ...piece, to: span.from, isOpen: false },
            { ...piece, from: span.to },
          ].filter(({ from, to }) => to > from)
        : [piece],
    );
  }
  return pieces.filter((piece) => piece === job || piece.to - piece.from >= LEAST_JOB_MINUTES[piece.kind] * MINUTE_MS);
}

function findMatch(piece: FoundJob, left: ReadonlySet<JobRecord>): JobRecord | undefined {
  const shared = (job: JobRecord) => {
    const { kind, from, to } = getValidVersion(job);
    return kind === piece.kind ? Math.min(to, piece.to) - Math.max(from, piece.from) : 0;
  };
  return [...left].filter((job) => shared(job) > 0).toSorted((a, b) => shared(b) - shared(a))[0];
}

function renew(job: JobRecord, piece: FoundJob, at: Instant): JobRecord {
  const valid = getValidVersion(job);
  const version = {
    ...valid,
    ...toVersion(piece, at),
    place: valid.place,
    number: valid.number,
    customer: valid.customer,
  };
  const isSame = valid.from === version.from && valid.to === version.to && valid.state === version.state;
  if (isSame) return job;
  return valid.state === 'running'
    ? { id: job.id, versions: [version] }
    : { id: job.id, versions: [...job.versions, version] };
}

function toVersion({ kind, from, to, isOpen }: FoundJob, at: Instant): JobVersion {
  const state = isOpen ? 'running' : 'found';
  return { kind, from, to, place: '', number: '', customer: '', state, step: stepAt(at) };
}

const stepAt = (at: Instant): JobStep => ({ action: 'find', by: FINDER, at, reason: '' });
