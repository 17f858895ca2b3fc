import type { LogLine } from '@fms/contract/log';
import { parseLogQuery } from '@fms/domain/log';
import type { Instant } from '@fms/domain/time';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { logQueries } from './log.queries.ts';
import type { LogState } from './log-address.ts';

/** The log as a search finds it: followed, or held at the moment one stopped to follow. */
export function useLog({ search, order }: Pick<LogState, 'search' | 'order'>, isRight: boolean) {
  const [stoppedMs, setStopped] = useState<Instant | null>(null);
  const canFollow = order.sort === 'time' && order.descending && parseLogQuery(search, 0).untilMs === null;
  const isFollowing = canFollow && stoppedMs === null;
  // Held once while it cannot be followed: the next page goes on where the last one ended.
  const held = useMemo(() => (canFollow ? stoppedMs : Date.now()), [canFollow, stoppedMs]);
  const untilMs = isFollowing ? null : held;
  const lines = useInfiniteQuery(logQueries.lines({ search, order, untilMs }, isRight));
  const histogram = useQuery(logQueries.histogram({ search, untilMs }, isRight));
  const { fetchNextPage, hasNextPage, isFetchingNextPage, data } = lines;
  const shown = useMemo(() => data?.pages.flatMap(({ items }): LogLine[] => items), [data]);
  const readOn = useCallback(() => {
    if (!hasNextPage || isFetchingNextPage) return;
    // The pages of a log that is followed would move under the reader.
    if (isFollowing) setStopped(Date.now());
    else void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFollowing, fetchNextPage]);
  const follow = useCallback((isOn: boolean) => setStopped(isOn ? null : Date.now()), []);
  return {
    lines,
    shown,
    total: data?.pages.at(-1)?.total ?? 0,
    histogram: histogram.data,
    /** What is asked for now, as an export asks for it too. */
    asked: { search, order, untilMs },
    canFollow,
    isFollowing,
    follow,
    readOn,
  };
}
