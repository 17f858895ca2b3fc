/**
 * Finds the jobs of vessels day by day, and again where readings came late, were deleted, or are bound to other slots. Which
 * days these are follows from what is stored alone, so that a restart, a moved past or a second server loses nothing.
 */
import type { VesselId } from '@fms/domain/identity';
import {
  continueJobs,
  type FoundJob,
  findJobs,
  getValidVersion,
  type JobRecord,
  MOST_SILENT_MINUTES,
  renewJobs,
} from '@fms/domain/job';
import { DAY_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { insertJob, listJobsWithin, lockJobs, putJobDays, updateJob } from '../store/job.repository.ts';
import { readJob, readJobId, type StoredJob, toJobRow } from '../store/job-record.ts';
import { groupDays, pickWindow } from './find-window.ts';
import type { JobMinuteReader } from './job-minute.reader.ts';
import { alignSpan, type JobTotalService } from './job-total.service.ts';
import type { WaitingDay, WaitingDayService, WaitingDays } from './waiting-day.service.ts';

export interface JobFinderPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly minutes: Pick<JobMinuteReader, 'read'>;
  readonly waiting: WaitingDayService;
  readonly totals: Pick<JobTotalService, 'sumUp'>;
}

export function createJobFinder({ db, bus, clock, minutes, waiting, totals }: JobFinderPorts) {
  /** Finds in one group of days, and keeps what is others than before. */
  async function findIn({ ship }: WaitingDays, days: readonly WaitingDay[]): Promise<void> {
    const now = clock.now();
    const dayMs = days.map((day) => day.dayMs);
    const around = { from: (dayMs[0] ?? now) - DAY_MS, to: (dayMs.at(-1) ?? now) + 2 * DAY_MS };
    const near = (await listJobsWithin(db, ship.vesselId, around)).map(readJob);
    const window = pickWindow(
      dayMs,
      near.map(({ record }) => record),
      now,
    );
    const measured = await minutes.read(ship, alignSpan(window));
    const found = findJobs(measured, ship.profile);
    const isOther = await db.transaction().execute(async (tx) => {
      await lockJobs(tx, ship.vesselId);
      const known = (await listJobsWithin(tx, ship.vesselId, touch(window))).map(readJob);
      const records = renewJobs(
        known.map(({ record }) => record),
        continueFound(found, known, window, now),
        now,
        createNamer(),
      );
      await putJobDays(tx, ship.vesselId, days);
      return store(tx, ship.vesselId, known, records);
    });
    await totals.sumUp(ship, window, measured);
    const isPast = dayMs.some((begin) => begin + DAY_MS <= now);
    if (isOther || isPast) bus.publish('job.changed', { vesselIds: [ship.vesselId] });
  }

  return {
    /** Finds in the days of a vessel that wait, oldest first, until `isOver`; answers how many are left. */
    async find(vesselId: VesselId, isOver: () => boolean = () => false): Promise<number> {
      const left = await waiting.list(vesselId);
      let count = left.days.length;
      for (const group of groupDays(left.days)) {
        if (isOver()) return count;
        await findIn(left, group);
        count -= group.length;
      }
      return 0;
    },
  };
}
export type JobFinder = ReturnType<typeof createJobFinder>;

/** Jobs that end or begin at an edge of the window are among those known: what is found there may go on with them. */
const touch = ({ from, to }: TimeSpan): TimeSpan => ({ from: from - 1, to: to + 1 });

/** Joined with what is known across the edges; the last job goes on only where the ship told of it just now. */
function continueFound(found: readonly FoundJob[], known: readonly StoredJob[], window: TimeSpan, now: number) {
  const open = known
    .map(({ record }) => getValidVersion(record))
    .filter(({ state }) => state === 'found' || state === 'running');
  const silentSince = now - MOST_SILENT_MINUTES * MINUTE_MS;
  return continueJobs(found, open, window).map((job) => ({ ...job, isOpen: job.isOpen && job.to >= silentSince }));
}

/** Ids of jobs that are not stored yet. */
function createNamer(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `new ${last}`;
  };
}

/** Writes the records that are others than before; false where nothing happened but that a job goes on. */
async function store(
  tx: Db,
  vesselId: VesselId,
  known: readonly StoredJob[],
  records: readonly JobRecord[],
): Promise<boolean> {
  const same = new Set(known.map(({ record }) => record));
  const others = records.filter((one) => !same.has(one));
  for (const record of others) {
    const id = readJobId(record);
    if (id === undefined) await insertJob(tx, toJobRow(vesselId, record));
    else await updateJob(tx, id, toJobRow(vesselId, record));
  }
  return others.some((record) => getValidVersion(record).state !== 'running' || readJobId(record) === undefined);
}
