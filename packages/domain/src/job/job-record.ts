/** A job as it is kept: found or entered, with every version of it that was ever valid. */
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import type { JobKind } from './kind/job-kind.ts';

/** `running` goes on now; `found` is as it was found; `corrected` a person changed or entered it. */
export const JOB_STATES = ['running', 'found', 'corrected', 'signed', 'locked', 'removed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobContent extends TimeSpan {
  readonly kind: JobKind;
  /** What a person calls the place; empty where it is not named. */
  readonly place: string;
  /** Number of the order, and customer; empty where there is none. */
  readonly number: string;
  readonly customer: string;
}

/** Who did what to it, and why. */
export interface JobStep {
  readonly action: JobAction;
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
}

export interface JobVersion extends JobContent {
  readonly state: JobState;
  readonly step: JobStep;
}

export interface JobRecord {
  readonly id: string;
  /** Oldest first; the last one is valid. */
  readonly versions: readonly [JobVersion, ...JobVersion[]];
}

export const JOB_ACTIONS = ['find', 'enter', 'correct', 'merge', 'split', 'sign', 'lock', 'remove'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** The version of a job that is valid. */
export function getValidVersion({ versions }: JobRecord): JobVersion {
  return versions.at(-1) ?? versions[0];
}
