/** Searches the log for a caller: reads the text of the search, and looks no further than the caller may see. */
import type { AnswerOf, QueryOf } from '@fms/contract/endpoint';
import { type getLog, type getLogFromId, type getLogHistogram, LOG_PAGE, MOST_LOG_LINES } from '@fms/contract/log';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import { formatLogTerms, LOG_DAYS, parseLogQuery } from '@fms/domain/log';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import type { LogSearch, LogTable, StoredLine } from '../../telemetry/index.ts';
import type { LogPolicy } from './log.policy.ts';
import { findVesselsNamed } from './log.repository.ts';

const DAY_MS = 86_400_000;
/** Clocks on board are ahead by that much at most: later lines are not taken. */
export const LOG_FUTURE_MS = 10 * 60_000;
/** Spans of a histogram. */
const BUCKETS = 90;

export interface LogPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<LogTable, 'find' | 'count' | 'countBySpan' | 'byId'>;
  readonly policy: LogPolicy;
}

type Asked = Pick<QueryOf<typeof getLog>, 'DateFrom' | 'DateTo' | 'content'>;

export function createLogService({ db, clock, log, policy }: LogPorts) {
  /** Ids of the vessels of a search; a name that no vessel of the caller has is refused. */
  async function findNamed(names: readonly string[], visible: readonly number[] | null): Promise<number[] | null> {
    if (names.length === 0) return null;
    const found = await findVesselsNamed(db, names);
    const seen = found.filter(({ id }) => visible === null || visible.includes(id));
    const known = new Set(seen.map(({ name }) => name.toLowerCase()));
    const unknown = names.filter((name) => !known.has(name.toLowerCase()));
    if (unknown.length > 0) {
      throw invalid(
        `No vessel is named ${unknown.join(', ')}.`,
        unknown.map((name) => `content: vessel:${name}`),
      );
    }
    return seen.map(({ id }) => id);
  }

  async function toSearch(caller: Caller, { DateFrom, DateTo, content }: Asked): Promise<LogSearch> {
    const now = clock.now();
    const asked = parseLogQuery(content, now);
    if (asked.problems.length > 0) {
      const terms = formatLogTerms(asked.problems);
      throw invalid(`This part of the search cannot be read: ${terms}`, [`content: ${terms}`]);
    }
    const scope = await policy.scopeOf(caller);
    const oldest = now - LOG_DAYS * DAY_MS;
    return {
      fromMs: Math.max(oldest, DateFrom === undefined ? oldest : fromWireTime(DateFrom), asked.sinceMs ?? oldest),
      toMs: Math.min(
        DateTo === undefined ? now + LOG_FUTURE_MS : fromWireTime(DateTo),
        asked.untilMs ?? Number.POSITIVE_INFINITY,
      ),
      words: asked.words,
      levels: asked.levels,
      parts: asked.parts,
      vesselIds: await findNamed(asked.vessels, scope?.vesselIds ?? null),
      scope,
    };
  }

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

    async histogram(caller: Caller, query: Asked): Promise<AnswerOf<typeof getLogHistogram>> {
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
