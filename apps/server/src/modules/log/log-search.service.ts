/** What a caller's search of the log asks the store for: its text is read, and it looks no further than the caller may. */

import type { QueryOf } from '@fms/contract/endpoint';
import type { getLog } from '@fms/contract/log';
import { fromWireTime } from '@fms/contract/scalar';
import { formatLogTerms, LOG_DAYS, parseLogQuery } from '@fms/domain/log';
import { DAY_MS } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { LogSearch } from '../../telemetry/index.ts';
import type { LogPolicy } from './log.policy.ts';
import { findVesselsNamed } from './log.repository.ts';

/** Clocks on board are ahead by that much at most: later lines are not taken. */
export const LOG_FUTURE_MS = 10 * 60_000;

export type AskedLog = Pick<QueryOf<typeof getLog>, 'DateFrom' | 'DateTo' | 'content'>;

interface SearchPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly policy: LogPolicy;
}

/** Answers searches; one with a term that cannot be read, or a vessel the caller cannot see, is refused by its name. */
export function createSearchReader({ db, clock, policy }: SearchPorts) {
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

  return async function toSearch(caller: Caller, { DateFrom, DateTo, content }: AskedLog): Promise<LogSearch> {
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
  };
}
