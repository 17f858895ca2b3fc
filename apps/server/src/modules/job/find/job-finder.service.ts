/**
 * Finds the jobs of vessels day by day, and again where readings came late, were deleted, or are bound to other slots. Which
 * days these are follows from what is stored alone, so that a restart, a moved past or a second server loses nothing.
 */
import { createHash } from 'node:crypto';
import type { VesselId } from '@fms/domain/identity';
import {
  computeJobTotal,
  continueJobs,
  type FoundJob,
  findJobs,
  getValidVersion,
  type JobMinute,
  type JobRecord,
  MOST_SILENT_MINUTES,
  renewJobs,
} from '@fms/domain/job';
import { DAY_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readJob, readJobId, type StoredJob, toJobRow } from '../store/job-record.ts';
import {
  insertJob,
  listJobsWithin,
  lockJobs,
  putJobDays,
  readJobDays,
  setJobTotal,
  updateJob,
} from '../store/job.repository.ts';
import { groupDays, pickWindow } from './find-window.ts';
import type { JobMinuteReader, JobShip } from './job-minute.reader.ts';

export interface JobFinderPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly minutes: JobMinuteReader;
}

/** Jobs are found so far back: similar ones are looked for within twelve months. */
const FOUND_MS = 400 * DAY_MS;
/** A ship that falls silent ends its job without a reading. */
const LOOK_AGAIN_MS = 30 * MINUTE_MS;
/** A job that goes on is summed up again once it is longer by this share. */
const GROWN_SHARE = 0.02;

interface Waiting {
  readonly ship: JobShip;
  /** Days to find in, oldest first, each with what it is found by. */
  readonly days: readonly { readonly dayMs: number; readonly digest: string }[];
}

export function createJobFinder({ db, bus, clock, minutes }: JobFinderPorts) {
  async function listWaiting(vesselId: VesselId): Promise<Waiting> {
    const now = clock.now();
    const ship = await minutes.shipOf(vesselId, now);
    const to = Math.ceil((now + 1) / DAY_MS) * DAY_MS;
    const counts = await minutes.countDays(ship, { from: to - FOUND_MS, to });
    const known = await readJobDays(db, vesselId);
    const plant = hashPlant(ship);
    const days = [...new Set([...counts.keys(), ...known.keys()])]
      .sort((a, b) => a - b)
      .map((dayMs) => {
        const isToday = dayMs + DAY_MS > now;
        const look = isToday ? `:${Math.floor(now / LOOK_AGAIN_MS)}` : '';
        return { dayMs, digest: `${plant}:${counts.get(dayMs) ?? 0}${look}` };
      });
    return { ship, days: days.filter(({ dayMs, digest }) => known.get(dayMs) !== digest) };
  }

  /** Finds in one group of days, and keeps what is others than before. */
  async function findIn({ ship }: Waiting, days: Waiting['days']): Promise<void> {
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
    await db.transaction().execute(async (tx) => {
      await lockJobs(tx, ship.vesselId);
      const known = (await listJobsWithin(tx, ship.vesselId, window)).map(readJob);
      const records = renewJobs(
        known.map(({ record }) => record),
        continueFound(found, known, window, now),
        now,
        createNamer(),
      );
      await store(tx, ship.vesselId, known, records);
      await putJobDays(tx, ship.vesselId, days);
    });
    await sumUp(ship, window, measured);
    bus.publish('job.changed', { vesselIds: [ship.vesselId] });
  }

  /** Sums up the jobs of a span; minutes of those that reach beyond it are read. */
  async function sumUp(ship: JobShip, span: TimeSpan, measured: readonly JobMinute[]): Promise<void> {
    for (const job of (await listJobsWithin(db, ship.vesselId, span)).map(readJob)) {
      const valid = getValidVersion(job.record);
      if (valid.state === 'removed' || !isDue(job)) continue;
      const isWithin = valid.from >= span.from && valid.to <= span.to;
      const own = isWithin ? measured : await minutes.read(ship, alignSpan(valid));
      await setJobTotal(db, Number(job.record.id), computeJobTotal(own, valid));
    }
  }

  return {
    /** Finds in the days of a vessel that wait, oldest first, until `isOver`; answers how many are left. */
    async find(vesselId: VesselId, isOver: () => boolean = () => false): Promise<number> {
      const waiting = await listWaiting(vesselId);
      let left = waiting.days.length;
      for (const group of groupDays(waiting.days.map(({ dayMs }) => dayMs))) {
        if (isOver()) return left;
        await findIn(
          waiting,
          waiting.days.filter(({ dayMs }) => group.includes(dayMs)),
        );
        left -= group.length;
      }
      return 0;
    },

    /** Days that wait. */
    countWaiting: async (vesselId: VesselId): Promise<number> => (await listWaiting(vesselId)).days.length,

    /** Sums up the jobs of a span again, after a person changed them. */
    async sumUpAgain(vesselId: VesselId, span: TimeSpan): Promise<void> {
      const ship = await minutes.shipOf(vesselId, clock.now());
      await sumUp(ship, span, await minutes.read(ship, alignSpan(span)));
    },
  };
}
export type JobFinder = ReturnType<typeof createJobFinder>;

/** Another binding or parameter finds other jobs. */
const hashPlant = ({ source, profile }: JobShip): string =>
  createHash('sha256')
    .update(JSON.stringify([source, profile]))
    .digest('base64url')
    .slice(0, 12);

const alignSpan = ({ from, to }: TimeSpan): TimeSpan => ({
  from: Math.floor(from / MINUTE_MS) * MINUTE_MS,
  to: Math.ceil(to / MINUTE_MS) * MINUTE_MS,
});

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

/** Writes the records that are others than before. */
async function store(
  tx: Db,
  vesselId: VesselId,
  known: readonly StoredJob[],
  records: readonly JobRecord[],
): Promise<void> {
  const same = new Set(known.map(({ record }) => record));
  for (const record of records.filter((one) => !same.has(one))) {
    const id = readJobId(record);
    if (id === undefined) await insertJob(tx, toJobRow(vesselId, record));
    else await updateJob(tx, id, toJobRow(vesselId, record));
  }
}

/** What was signed stays as it was signed; a long job that goes on would be read as a whole with each of its minutes. */
function isDue({ record, total }: StoredJob): boolean {
  const { from, to, state } = getValidVersion(record);
  if (total !== null && (state === 'signed' || state === 'locked')) return false;
  if (state !== 'running' || total === null || total.from !== from || to - from <= DAY_MS) return true;
  return to - total.to > GROWN_SHARE * (to - from);
}
