/** Kinds and states of jobs in words. */
import type { JobKind, JobState } from '@fms/domain/job';
import { translateWord } from '../../language/index.ts';
import '../../language/job.ts';

export const getJobKindText = (kind: JobKind): string => translateWord(`job-${kind}`);
export const getJobStateText = (state: JobState): string => translateWord(`job-state-${state}`);
