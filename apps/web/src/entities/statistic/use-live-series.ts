import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../live/index.ts';
import { fetchStatistic } from '../tag/index.ts';
import { LiveSeriesSet, type LiveSnapshot } from './live-series-set.ts';

export interface LiveSeries {
  /** The moving window; all curves share it. */
  readonly window: TimeSpan;
  readonly byTag: LiveSnapshot;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

const NO_LIVE: LiveSnapshot = new Map();
const NO_WAY_OUT = () => {};

/** History and live values of several tags of one vessel over the last `spanMs`; undefined: nothing is followed. */
export function useLiveSeries(
  vesselId: VesselId,
  tags: readonly Tag[],
  { spanMs, maxPoints }: { readonly spanMs: number | undefined; readonly maxPoints: number },
): LiveSeries {
  const live = useLive();
  const [set, setSet] = useState<LiveSeriesSet>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vessel needs another set
  useEffect(() => {
    if (spanMs === undefined) return undefined;
    const made = new LiveSeriesSet({ live, spanMs, maxPoints, ask: fetchStatistic });
    setSet(made);
    return () => {
      setSet(undefined);
      made.stop();
    };
  }, [live, spanMs, maxPoints, vesselId]);
  useEffect(() => set?.follow(tags), [set, tags]);
  const subscribe = useCallback((listener: () => void) => set?.subscribe(listener) ?? NO_WAY_OUT, [set]);
  const snapshot = useSyncExternalStore(subscribe, () => set?.snapshot ?? NO_LIVE);
  return useMemo(() => {
    const all = [...snapshot.values()];
    const to = Math.max(...all.map(({ window }) => window.to), all.length === 0 ? live.clock.now() : 0);
    return {
      window: { from: to - (spanMs ?? 0), to },
      byTag: snapshot,
      isPending: all.length === 0 || all.some(({ status }) => status === 'loading'),
      error: all.find(({ status }) => status === 'failed')?.error,
      reload: () => set?.reload(),
    };
  }, [snapshot, set, spanMs, live]);
}
