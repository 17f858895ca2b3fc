/** What the page of the log asks. */
import { getLog, getLogFromId, getLogHistogram, LOG_PAGE } from '@fms/contract/log';
import { parseLogQuery } from '@fms/domain/log';
import type { Instant } from '@fms/domain/time';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import type { LogState } from './log-address.ts';

/** The period of a search that names none. */
export const USUAL_PERIOD_MS = 3_600_000;
/** How often a log that is followed is read again. */
const FOLLOW_MS = 2000;
/** Lines are never as they were when asked for. */
const NEVER_FRESH = { staleTime: 0, gcTime: 60_000 };

/** `untilMs` holds back what came since; null while the log is followed. */
export interface AskedSearch extends Pick<LogState, 'search' | 'order'> {
  readonly untilMs: Instant | null;
}

/** The period as the call takes it; what the search says itself is read from it by the server. */
function toPeriod({ search, untilMs }: Pick<AskedSearch, 'search' | 'untilMs'>) {
  const { sinceMs, untilMs: searchedMs } = parseLogQuery(search, Date.now());
  const from = (searchedMs ?? untilMs ?? Date.now()) - USUAL_PERIOD_MS;
  return {
    content: search,
    ...(sinceMs === null && { DateFrom: new Date(from).toISOString() }),
    ...(untilMs !== null && { DateTo: new Date(untilMs).toISOString() }),
  };
}

/** The page of a search that begins at `offset`. */
export function fetchLogPage(asked: AskedSearch, offset: number, signal?: AbortSignal) {
  const { sort, descending } = asked.order;
  const order = { sortField: sort, sortOrder: descending ? 'desc' : 'asc' } as const;
  const query = { ...toPeriod(asked), ...order, offset: String(offset) };
  return call(getLog, { query, ...(signal && { signal }) });
}

export const logQueries = {
  /** Pages from the newest on; followed, the first alone, again and again. */
  lines: (asked: AskedSearch, isRight: boolean) =>
    infiniteQueryOptions({
      queryKey: ['log', asked.search, asked.order, asked.untilMs],
      queryFn: ({ pageParam, signal }) => fetchLogPage(asked, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: ({ total, items }, _pages, offset) =>
        items.length < LOG_PAGE || offset + items.length >= total ? undefined : offset + items.length,
      ...(asked.untilMs === null && { maxPages: 1, refetchInterval: FOLLOW_MS }),
      placeholderData: keepPreviousData,
      enabled: isRight,
      ...NEVER_FRESH,
    }),
  histogram: (asked: Pick<AskedSearch, 'search' | 'untilMs'>, isRight: boolean) =>
    queryOptions({
      queryKey: ['log', 'histogram', asked.search, asked.untilMs],
      // Lines of clocks that are ahead are listed, and have no bar.
      queryFn: ({ signal }) =>
        call(getLogHistogram, { query: toPeriod({ ...asked, untilMs: asked.untilMs ?? Date.now() }), signal }),
      ...(asked.untilMs === null && { refetchInterval: 5 * FOLLOW_MS }),
      placeholderData: keepPreviousData,
      enabled: isRight,
      ...NEVER_FRESH,
    }),
  line: (id: number) =>
    queryOptions({
      queryKey: ['log', 'line', id],
      queryFn: ({ signal }) => call(getLogFromId, { query: { logId: String(id) }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
