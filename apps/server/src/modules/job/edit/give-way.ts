/** Found jobs give way to what a person enters: the whole time of a ship lies in one found job or another. */
import { type FoundJob, getValidVersion, type JobRecord, renewJobs } from '@fms/domain/job';
import type { Instant } from '@fms/domain/time';

const isFound = (job: JobRecord) => ['found', 'running'].includes(getValidVersion(job).state);

/** Those that a person decided on: no entry may share time with them. */
export const listEntered = (others: readonly JobRecord[]): JobRecord[] => others.filter((job) => !isFound(job));

/** What is left of the found ones beside an entry: shorter, cut in two, or removed; those that stay are left out. */
export function giveWay(entered: JobRecord, others: readonly JobRecord[], at: Instant): JobRecord[] {
  const found = others.filter(isFound);
  const spans = found
    .map(getValidVersion)
    .map(({ kind, from, to, state }): FoundJob => ({ kind, from, to, isOpen: state === 'running' }));
  let pieces = 0;
  const renewed = renewJobs([entered, ...found], spans, at, () => {
    pieces += 1;
    return `piece ${pieces}`;
  });
  return renewed.filter((job) => job !== entered && !found.includes(job));
}
