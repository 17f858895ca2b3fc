/** The job history of a vessel as its tab reads it. */

import type { QueryOf } from '@fms/contract/endpoint';
import {
  type JobDetail,
  type JobPeriods,
  type listJobPeriods,
  type listJobs,
  MAX_JOB_DAYS,
  MAX_POWER_POINTS,
  type WireJob,
  type WireJobComparison,
} from '@fms/contract/job';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { AppSetting } from '@fms/contract/setting';
import type { VesselId } from '@fms/domain/identity';
import {
  COMPARED,
  type ComparedJob,
  type ComparedRate,
  compareJob,
  computeJobTotal,
  findLargestCause,
  getValidVersion,
  groupJobs,
  type JobMinute,
  listJobBorders,
  SIMILAR_MS,
} from '@fms/domain/job';
import { DAY_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/failure/failure.ts';
import type { JobMinuteReader } from '../find/job-minute.reader.ts';
import type { WaitingDayService } from '../find/waiting-day.service.ts';
import { requireJobRight } from '../right/job.policy.ts';
import { findJob, listJobsWithin, listSummedJobs, searchJobs } from '../store/job.repository.ts';
import { listJobFiles } from '../store/job-file.repository.ts';
import { readJob, type StoredJob, toWireJob, toWireTotal, toWireVersion } from '../store/job-record.ts';
import { readJobCalendar } from './job-calendar.ts';

export interface JobHistoryPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
  readonly setting: Pick<AppSetting, 'shiftTimes'>;
  readonly minutes: Pick<JobMinuteReader, 'read'>;
  readonly waiting: WaitingDayService;
  /** Tells that a person looks at this vessel: its days are found before those of others. */
  readonly prefer: (vesselId: VesselId) => void;
}

/** A shorter silence is a reading or two that were lost. */
const LEAST_SILENCE_MS = 2 * MINUTE_MS;

export function createJobHistoryService({ db, clock, rights, setting, minutes, waiting, prefer }: JobHistoryPorts) {
  return {
    /** Throws `invalid-input` for a span that is empty or longer than 32 days. */
    async periods(caller: Caller, asked: QueryOf<typeof listJobPeriods>): Promise<JobPeriods> {
      const { vesselId, grouping } = asked;
      await requireJobRight(rights, caller, vesselId);
      const span = { from: fromWireTime(asked.fromTime), to: fromWireTime(asked.toTime) };
      if (span.to <= span.from) throw invalid('toTime must be after fromTime.');
      if (span.to - span.from > MAX_JOB_DAYS * DAY_MS) throw invalid(`At most ${MAX_JOB_DAYS} days at once.`);
      const calendar = await readJobCalendar(db, setting, vesselId);
      const { ship, days } = await waiting.list(vesselId);
      if (days.length > 0) prefer(vesselId);
      const stored = (await listJobsWithin(db, vesselId, span)).map(readJob).filter(isKept);
      const own = await minutes.read(ship, span);
      const valid = stored.map(({ record }) => getValidVersion(record));
      const periods = groupJobs(valid, own, listJobBorders(span, grouping, calendar));
      return {
        zone: calendar.zone,
        shiftHours: [...calendar.shiftHours],
        jobs: stored.map(toWireJob),
        periods: periods.map(({ from, to, parts }) => ({
          from: toWireTime(from),
          to: toWireTime(to),
          total: toWireTotal(computeJobTotal(own, { from, to })),
          parts: parts.map(({ job, kind, isCut, ...total }) => ({
            ...toWireTotal(total),
            ...{ kind, isCut, jobId: Number(stored[job]?.record.id) },
          })),
        })),
        power: buildPowerCurve(own, span),
        silences: listSilences(own, { from: span.from, to: Math.min(span.to, clock.now()) }),
        waitingDays: days.filter(({ isCurrent }) => !isCurrent).length,
      };
    },

    /** The newest first. */
    async list(
      caller: Caller,
      asked: QueryOf<typeof listJobs>,
    ): Promise<{ readonly total: number; readonly jobs: WireJob[] }> {
      await requireJobRight(rights, caller, asked.vesselId);
      const { total, rows } = await searchJobs(db, asked);
      return { total, jobs: rows.map((row) => toWireJob(readJob(row))) };
    },

    /** Throws `not-found` when the vessel has no such job. */
    async detail(caller: Caller, vesselId: VesselId, id: number): Promise<JobDetail> {
      await requireJobRight(rights, caller, vesselId);
      const row = await findJob(db, vesselId, id);
      if (row === undefined) throw notFound('This job');
      const job = readJob(row);
      const files = await listJobFiles(db, id);
      return {
        job: toWireJob(job),
        versions: job.record.versions.map(toWireVersion),
        comparison: await compare(vesselId, job),
        files: files.map((file) => ({ fileId: file.id, path: `${file.tree}/${file.path}`, size: file.sizeBytes })),
      };
    },
  };

  async function compare(vesselId: VesselId, job: StoredJob): Promise<WireJobComparison | null> {
    if (job.total === null) return null;
    const { kind, from } = getValidVersion(job.record);
    const rows = await listSummedJobs(db, vesselId, kind, { from: from - SIMILAR_MS, to: from });
    const others = rows.map(readJob).filter(({ record }) => record.id !== job.record.id);
    return toComparison({ ...job.total, kind }, others.flatMap(toCompared));
  }
}
export type JobHistoryService = ReturnType<typeof createJobHistoryService>;

const isKept = ({ record }: StoredJob) => getValidVersion(record).state !== 'removed';

type OtherJob = ComparedJob & { readonly id: number };

function toCompared({ record, total }: StoredJob): OtherJob[] {
  const { kind } = getValidVersion(record);
  return total === null ? [] : [{ ...total, kind, id: Number(record.id) }];
}

function toComparison(job: ComparedJob, others: readonly OtherJob[]): WireJobComparison {
  const idOf = new Map<ComparedJob, number>(others.map((other) => [other, other.id]));
  const { similar, rates } = compareJob(job, others);
  const rate = rates.fuelPerMile === null ? 'fuelPerHour' : 'fuelPerMile';
  const cause = findLargestCause(job, similar, rate);
  return {
    similar: similar.map((other) => ({
      jobId: idOf.get(other) ?? 0,
      from: toWireTime(other.from),
      to: toWireTime(other.to),
      rates: Object.fromEntries(Object.entries(COMPARED).map(([name, read]) => [name, read(other)])),
    })),
    rates: rates satisfies Record<ComparedRate, unknown>,
    cause: cause && { ...cause, rate },
  };
}

/** Means over whole minutes, as many steps as the contract answers. */
function buildPowerCurve(minutes: readonly JobMinute[], { from, to }: TimeSpan): JobPeriods['power'] {
  const stepMs = Math.ceil((to - from) / MAX_POWER_POINTS / MINUTE_MS) * MINUTE_MS;
  const steps = Array.from({ length: Math.ceil((to - from) / stepMs) }, () => ({ sum: 0, count: 0 }));
  for (const { time, powerKw } of minutes) {
    const step = steps[Math.floor((time - from) / stepMs)];
    if (powerKw === null || step === undefined) continue;
    step.sum += powerKw;
    step.count += 1;
  }
  const kilowatts = steps.map(({ sum, count }) => (count === 0 ? null : Math.round((sum / count) * 10) / 10));
  return { stepSeconds: stepMs / 1000, kilowatts };
}

function listSilences(minutes: readonly JobMinute[], { from, to }: TimeSpan): JobPeriods['silences'] {
  const ends = [...minutes.map(({ time }) => time), to];
  let heard = from;
  return ends.flatMap((time) => {
    const silence = { from: heard, to: time };
    heard = time + MINUTE_MS;
    const isLong = silence.to - silence.from > LEAST_SILENCE_MS;
    return isLong ? [{ from: toWireTime(silence.from), to: toWireTime(silence.to) }] : [];
  });
}
