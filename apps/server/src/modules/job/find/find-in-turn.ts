/** Finds jobs of one vessel after the other for a bounded time, those first that a person looks at. */
import type { VesselId } from '@fms/domain/identity';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import type { JobFinder } from './job-finder.service.ts';
import { LOOK_AGAIN_MS } from './waiting-day.service.ts';

export interface TurnPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  readonly finder: Pick<JobFinder, 'find'>;
  /** Milliseconds that only go on. */
  readonly elapsed?: () => number;
}

/** One run takes no longer than this and the last window it began. */
const RUN_MS = 8_000;

export function createFindingTurns({ db, clock, logger, finder, elapsed = () => performance.now() }: TurnPorts) {
  const preferred = new Set<VesselId>();
  let waiting: VesselId[] = [];
  let listedMs = Number.NEGATIVE_INFINITY;

  function next(): VesselId | undefined {
    const [asked] = preferred;
    if (asked !== undefined) {
      preferred.delete(asked);
      return asked;
    }
    return waiting.shift();
  }

  /** All vessels once more, when the last round is over and began long enough ago. */
  async function beginRound(): Promise<void> {
    if (waiting.length > 0 || clock.now() - listedMs < LOOK_AGAIN_MS) return;
    listedMs = clock.now();
    const rows = await db.selectFrom('vessel').select('id').where('removedMs', 'is', null).orderBy('id').execute();
    waiting = rows.map(({ id }) => id);
  }

  return {
    /** The next run begins with this vessel. */
    prefer: (vesselId: VesselId) => void preferred.add(vesselId),

    /** Goes on where the last run stopped. */
    async run(): Promise<void> {
      await beginRound();
      const begin = elapsed();
      const isOver = () => elapsed() - begin > RUN_MS;
      while (!isOver()) {
        const vesselId = next();
        if (vesselId === undefined) return;
        try {
          if ((await finder.find(vesselId, isOver)) > 0) waiting.unshift(vesselId);
        } catch (error) {
          // A vessel whose plant or history cannot be read holds up no other.
          logger.warn({ err: error, vesselId }, 'jobs of a vessel could not be found');
        }
      }
    },
  };
}
export type FindingTurns = ReturnType<typeof createFindingTurns>;
