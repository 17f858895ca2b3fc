/** Corrections of the job history: correct, merge, split, sign, lock and remove, each a new version or a refusal. */
import type { TimeSpan } from '../time/time-span.ts';
import { MINUTE_MS } from '../time/unit.ts';
import { getValidVersion, type JobContent, type JobRecord, type JobStep, type JobVersion } from './job-record.ts';
import { JOB_TRANSITIONS } from './job-rule.ts';

/** Why a change was not made; `overlap` names the job in the way. */
export type JobProblem =
  | {
      readonly code: 'locked' | 'not-allowed' | 'reason-missing' | 'no-time' | 'in-future' | 'not-adjacent' | 'outside';
    }
  | { readonly code: 'overlap'; readonly id: string };

export type JobEdit<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly problem: JobProblem };

/** Who acts, when and why; the action is that of the call. */
export type Actor = Omit<JobStep, 'action'>;

/**
 * A step that changes the content or only the state of a job. `others` are the jobs of the same vessel: no two may share time,
 * apart from removed ones. Refused with a code where the table of rules has no such step.
 */
export function editJob(
  job: JobRecord,
  action: 'correct' | 'sign' | 'lock' | 'remove',
  actor: Actor,
  change: Partial<JobContent> = {},
  others: readonly JobRecord[] = [],
): JobEdit<JobRecord> {
  const valid = getValidVersion(job);
  const next = advance(valid, { ...actor, action }, action === 'correct' ? change : {});
  if (!next.ok) return next;
  const problem = action === 'correct' ? findProblem(next.value, actor, others, [job.id]) : undefined;
  return problem ? { ok: false, problem } : { ok: true, value: append(job, next.value) };
}

/** A job that a person enters; refused where it has no time, lies in the future or shares time with another. */
export function enterJob(
  id: string,
  content: JobContent,
  actor: Actor,
  others: readonly JobRecord[],
): JobEdit<JobRecord> {
  const version: JobVersion = { ...content, state: 'corrected', step: { ...actor, action: 'enter' } };
  const problem = findProblem(version, actor, others, []);
  return problem ? { ok: false, problem } : { ok: true, value: { id, versions: [version] } };
}

export interface Merged {
  readonly kept: JobRecord;
  /** The second job, removed. */
  readonly removed: JobRecord;
}

/** Makes one job of two that follow each other: the earlier is kept, with its kind and place, up to the end of the later. */
export function mergeJobs(a: JobRecord, b: JobRecord, actor: Actor): JobEdit<Merged> {
  const [first, second] = getValidVersion(a).from <= getValidVersion(b).from ? [a, b] : [b, a];
  const [before, after] = [getValidVersion(first), getValidVersion(second)];
  if (before.to !== after.from) return { ok: false, problem: { code: 'not-adjacent' } };
  const step = { ...actor, action: 'merge' } as const;
  const kept = advance(before, step, { to: after.to });
  const removed = advance(after, step, {});
  if (!kept.ok) return kept;
  if (!removed.ok) return removed;
  const gone: JobVersion = { ...removed.value, state: 'removed' };
  return { ok: true, value: { kept: append(first, kept.value), removed: append(second, gone) } };
}

/** Cuts a job in two at a whole minute within it; the later part is a new job of the same content. */
export function splitJob(
  job: JobRecord,
  at: number,
  newId: string,
  actor: Actor,
): JobEdit<readonly [earlier: JobRecord, later: JobRecord]> {
  const valid = getValidVersion(job);
  if (!(at > valid.from && at < valid.to) || at % MINUTE_MS !== 0) return { ok: false, problem: { code: 'outside' } };
  const step = { ...actor, action: 'split' } as const;
  const earlier = advance(valid, step, { to: at });
  const later = advance(valid, step, { from: at });
  if (!earlier.ok) return earlier;
  if (!later.ok) return later;
  return { ok: true, value: [append(job, earlier.value), { id: newId, versions: [later.value] }] };
}

function advance(valid: JobVersion, step: JobStep, change: Partial<JobContent>): JobEdit<JobVersion> {
  const transition = JOB_TRANSITIONS[valid.state][step.action];
  if (transition === undefined) {
    return { ok: false, problem: { code: valid.state === 'locked' ? 'locked' : 'not-allowed' } };
  }
  if (transition.needsReason && step.reason.trim() === '') return { ok: false, problem: { code: 'reason-missing' } };
  return { ok: true, value: { ...valid, ...change, state: transition.to, step } };
}

function findProblem(
  version: JobVersion,
  { at }: Actor,
  others: readonly JobRecord[],
  ownIds: readonly string[],
): JobProblem | undefined {
  if (!(version.to > version.from)) return { code: 'no-time' };
  if (version.to > at) return { code: 'in-future' };
  const inTheWay = others.find((other) => {
    const valid = getValidVersion(other);
    return !ownIds.includes(other.id) && valid.state !== 'removed' && hasSharedTime(valid, version);
  });
  return inTheWay ? { code: 'overlap', id: inTheWay.id } : undefined;
}

/** Whether two spans share any time; touching ends do not. */
export function hasSharedTime(a: TimeSpan, b: TimeSpan): boolean {
  return a.from < b.to && b.from < a.to;
}

function append(job: JobRecord, version: JobVersion): JobRecord {
  return { id: job.id, versions: [...job.versions, version] };
}
