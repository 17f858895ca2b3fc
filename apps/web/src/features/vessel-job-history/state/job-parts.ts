/** What every part of the tab is given. */
import type { JobPeriods, WireJob } from '@fms/contract/job';
import type { Vessel } from '@fms/contract/vessel';
import type { TimeSpan } from '@fms/domain/time';
import type { JobView } from './job-span.ts';

export interface JobParts {
  readonly vessel: Vessel;
  readonly view: JobView;
  readonly span: TimeSpan;
  readonly data: JobPeriods;
  readonly selected: number | undefined;
  readonly onSelect: (id: number | undefined) => void;
}

/** What a job is called: the number of its order, else its own. */
export const nameJob = ({ id, number }: Pick<WireJob, 'id' | 'number'>): string =>
  number === '' ? String(id) : number;

/** ms of a span on the wire. */
export const computeLength = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Date.parse(to) - Date.parse(from);

/** `22:30` in UTC. */
export const formatClock = (time: string | number): string => new Date(time).toISOString().slice(11, 16);
