/** Refusals of the rules of jobs as failures of calls. */
import type { JobEdit, JobProblem } from '@fms/domain/job';
import { conflict, type Failure, invalid } from '../../../platform/failure/failure.ts';

const TEXTS: Readonly<Record<Exclude<JobProblem['code'], 'overlap'>, string>> = {
  locked: 'This job is locked.',
  'not-allowed': 'This job is in a state in which that cannot be done.',
  'reason-missing': 'body.reason: a reason is needed',
  'no-time': 'body.to: must be after the begin',
  'in-future': 'body.to: lies in the future',
  'not-adjacent': 'These jobs do not follow each other.',
  outside: 'body.at: must be a whole minute within the job',
};
/** What the input is to blame for. */
const OF_INPUT: readonly JobProblem['code'][] = ['reason-missing', 'no-time', 'in-future', 'outside'];

/** The value of an edit. @throws {Failure} `invalid-input` for what was entered, `conflict` for the state of the job */
export function takeEdit<Value>(edit: JobEdit<Value>): Value {
  if (edit.ok) return edit.value;
  throw toFailure(edit.problem);
}

function toFailure(problem: JobProblem): Failure {
  if (problem.code === 'overlap') return conflict(`It shares time with job ${problem.id}.`);
  const text = TEXTS[problem.code];
  return OF_INPUT.includes(problem.code) ? invalid('This job cannot be so.', [text]) : conflict(text);
}
