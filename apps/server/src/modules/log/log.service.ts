/** Searches the log for a caller: reads the text of the search, and looks no further than the caller may see. */
import type { AnswerOf, QueryOf } from '@fms/contract/endpoint';
import { type getLog, type getLogFromId, type getLogHistogram, LOG_PAGE, MOST_LOG_LINES } from '@fms/contract/log';
import { toWireTime } from '@fms/contract/scalar';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { LogTable, StoredLine } from '../../telemetry/index.ts';
import type { LogPolicy } from './log.policy.ts';
import { type AskedLog, createSearchReader } from './log-search.service.ts';

/** Spans of a histogram. */
const BUCKETS = 90;

export interface LogPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<LogTable, 'find' | 'count' | 'countBySpan' | 'byId'>;
  readonly policy: LogPolicy;
}

export function createLogService({ db, clock, log, policy }: LogPorts) {
  const toSearch = createSearchReader({ db, clock, policy });

  return {
    /** One page of what a search finds, and how much there is, counted up to `MOST_LOG_LINES`. */
    async list(caller: Caller, query: QueryOf<typeof getLog>): Promise<AnswerOf<typeof getLog>> {
      const search = await toSearch(caller, query);
      const { offset, sortField, sortOrder } = query;
      const page = { offset, limit: LOG_PAGE, sortField, isDescending: sortOrder === 'desc' };
      const items = await log.find(search, page);
      const isAll = items.length < LOG_PAGE && (items.length > 0 || offset === 0);
      const total = isAll ? offset + items.length : await log.count(search, MOST_LOG_LINES);
      return { total, items: items.map(toLogLine) };
    },

    /** `not-found` also for a line the caller may not see. */
    async read(caller: Caller, id: number): Promise<AnswerOf<typeof getLogFromId>> {
      const line = await log.byId(id, await policy.scopeOf(caller));
      if (!line) throw notFound('The line');
      return { ...toLogLine(line), context: line.context };
    },

    async histogram(caller: Caller, query: AskedLog): Promise<AnswerOf<typeof getLogHistogram>> {
      const search = await toSearch(caller, query);
      const toMs = Math.max(search.fromMs, search.toMs);
      const spanMs = Math.max(1, Math.ceil((toMs - search.fromMs + 1) / BUCKETS));
      const { lines, grave } = await log.countBySpan({ ...search, toMs }, BUCKETS);
      return {
        from: toWireTime(search.fromMs),
        to: toWireTime(toMs),
        bucketSeconds: spanMs / 1000,
        buckets: lines.map((count, at) => ({ lines: count, grave: grave[at] ?? 0 })),
      };
    },
  };
}
export type LogService = ReturnType<typeof createLogService>;

function toLogLine({ id, timeMs, level, source, area, vesselId, userId, content }: StoredLine) {
  return {
    ...{ id, time: toWireTime(timeMs), level, source, area, content },
    vesselId: vesselId === 0 ? null : toId<VesselId>(vesselId),
    userId: userId === 0 ? null : toId<UserId>(userId),
  };
}
