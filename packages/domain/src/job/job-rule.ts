/** What may be done to a job in which state, and what it is then: the rules of correction, signature and lock as a table. */
import type { JobAction, JobState } from './job-record.ts';

export interface JobTransition {
  readonly to: JobState;
  /** A person must say why. */
  readonly needsReason: boolean;
}

type Row = Readonly<Partial<Record<JobAction, JobTransition>>>;

const freely = (to: JobState): JobTransition => ({ to, needsReason: false });
const withReason = (to: JobState): JobTransition => ({ to, needsReason: true });

/** Before it is signed: what was found may be found again, what a person changed stays. */
const UNSIGNED: Row = {
  correct: freely('corrected'),
  merge: freely('corrected'),
  split: freely('corrected'),
  sign: freely('signed'),
  remove: withReason('removed'),
};

/** An action that has no entry is refused. Nothing leads out of `locked` and `removed`. */
export const JOB_TRANSITIONS: Readonly<Record<JobState, Row>> = {
  // Its end moves with every minute: it is changed once it is over.
  running: { find: freely('found') },
  found: { ...UNSIGNED, find: freely('found') },
  corrected: UNSIGNED,
  // A correction of what was signed is a new version, which has to be signed again.
  signed: { correct: withReason('corrected'), lock: freely('locked') },
  locked: {},
  removed: {},
};
