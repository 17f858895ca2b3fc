/** Jobs by shift, day and month: cut where one ends, and summed up by kind (§9.3, §9.8). */
import { listShiftBoundaries } from '../statistic/index.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { listDayBoundaries, toInstantOfLocal } from '../time/time-zone.ts';
import { DAY_MS } from '../time/unit.ts';
import { computeJobTotal, type JobTotal } from './job-total.ts';
import { JOB_KINDS, type JobKind } from './kind/job-kind.ts';
import type { JobMinute } from './minute/job-minute.ts';

export type JobGrouping = 'shift' | 'day' | 'month';

export interface JobCalendar {
  /** `+00:00` or a name. */
  readonly zone: string;
  /** Hours of the local day at which a shift begins. */
  readonly shiftHours: readonly number[];
}

/** The borders of periods within [from, to], both ends included, oldest first. */
export function listJobBorders({ from, to }: TimeSpan, grouping: JobGrouping, calendar: JobCalendar): number[] {
  return [...new Set([from, ...bordersOf({ from, to }, grouping, calendar), to])];
}

function bordersOf({ from, to }: TimeSpan, grouping: JobGrouping, { zone, shiftHours }: JobCalendar): number[] {
  if (grouping === 'shift') return listShiftBoundaries(from, to, zone, shiftHours);
  if (grouping === 'day') return listDayBoundaries(from, to, zone);
  const first = new Date(from - DAY_MS);
  const months = Math.ceil((to - from) / (28 * DAY_MS)) + 2;
  return Array.from({ length: months }, (_, index) =>
    toInstantOfLocal(zone, Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1)),
  ).filter((time) => time >= from && time <= to);
}

export interface JobPart extends JobTotal {
  readonly kind: JobKind;
  /** Place of its job in the list given. */
  readonly job: number;
  /** It goes on before or after the period. */
  readonly isCut: boolean;
}

export interface JobPeriod extends TimeSpan {
  readonly parts: readonly JobPart[];
  /** ms of each kind within the period; what is in no job is not counted. */
  readonly time: Readonly<Record<JobKind, number>>;
}

/** The periods of a span with the parts of jobs in them, cut at their borders; each minute counts where it begins. */
export function groupJobs(
  jobs: readonly (TimeSpan & { readonly kind: JobKind })[],
  minutes: readonly JobMinute[],
  borders: readonly number[],
): JobPeriod[] {
  return borders.slice(1).map((to, place) => {
    const from = borders[place] ?? to;
    const parts = jobs.flatMap((job, index): JobPart[] => {
      const part = { from: Math.max(from, job.from), to: Math.min(to, job.to) };
      if (part.to <= part.from) return [];
      const isCut = part.from > job.from || part.to < job.to;
      return [{ ...computeJobTotal(minutes, part), kind: job.kind, job: index, isCut }];
    });
    return { from, to, parts, time: sumTimes(parts) };
  });
}

function sumTimes(parts: readonly JobPart[]): Record<JobKind, number> {
  const times = Object.fromEntries(JOB_KINDS.map((kind) => [kind, 0])) as Record<JobKind, number>;
  for (const { kind, from, to } of parts) times[kind] += to - from;
  return times;
}
