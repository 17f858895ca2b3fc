/** Which days of a vessel jobs are to be found in: what they were found by is others now than it was then. */
import { createHash } from 'node:crypto';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS, MINUTE_MS } from '@fms/domain/time';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readJobDays } from '../store/job.repository.ts';
import type { JobMinuteReader, JobShip } from './job-minute.reader.ts';

export interface WaitingDays {
  readonly ship: JobShip;
  /** Oldest first, each with what it is found by now. */
  readonly days: readonly WaitingDay[];
}

export interface WaitingDay {
  readonly dayMs: number;
  readonly digest: string;
  /** It goes on now and was found lately: nothing that a person waits for. */
  readonly isCurrent: boolean;
}

/** Jobs are found so far back: similar ones are looked for within twelve months. */
const FOUND_MS = 400 * DAY_MS;
/** The day that goes on has other readings every second, and a ship that falls silent ends its job without one. */
export const LOOK_AGAIN_MS = 10 * MINUTE_MS;

interface WaitingDayPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly minutes: Pick<JobMinuteReader, 'shipOf' | 'countDays'>;
}

export function createWaitingDayService({ db, clock, minutes }: WaitingDayPorts) {
  return {
    async list(vesselId: VesselId): Promise<WaitingDays> {
      const now = clock.now();
      const ship = await minutes.shipOf(vesselId, now);
      const to = Math.ceil((now + 1) / DAY_MS) * DAY_MS;
      const counts = await minutes.countDays(ship, { from: to - FOUND_MS, to });
      const known = await readJobDays(db, vesselId);
      const plant = hashPlant(ship);
      const all = [...new Set([...counts.keys(), ...known.keys()])].sort((a, b) => a - b);
      const days = all.map((dayMs) => {
        const goesOn = dayMs + DAY_MS > now;
        const by = goesOn ? `look ${Math.floor(now / LOOK_AGAIN_MS)}` : `${counts.get(dayMs) ?? 0}`;
        return { dayMs, digest: `${plant}:${by}`, isCurrent: goesOn && known.has(dayMs) };
      });
      return { ship, days: days.filter(({ dayMs, digest }) => known.get(dayMs) !== digest) };
    },
  };
}
export type WaitingDayService = ReturnType<typeof createWaitingDayService>;

/** Another binding or parameter finds other jobs. */
const hashPlant = ({ source, profile }: JobShip): string =>
  createHash('sha256')
    .update(JSON.stringify([source, profile]))
    .digest('base64url')
    .slice(0, 12);
