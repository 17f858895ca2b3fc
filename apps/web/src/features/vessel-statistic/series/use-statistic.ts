/** Data of the statistic tab: curves of tags and formulas over one window, live or fixed, and their comparison. */

import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { MAX_CHART_POINTS } from '@fms/domain/statistic';
import { findNamedTag, getBoardName } from '@fms/domain/tag';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  type Buckets,
  type Curve,
  formatPeriod,
  RANGE_MS,
  type SeriesKey,
  type StatisticState,
  statisticQueries,
  useLiveSeries,
} from '../../../entities/statistic/index.ts';
import { tagQueries } from '../../../entities/tag/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { usePastSpan } from '../../../live/index.ts';
import { useVesselSetting } from '../../../settings/app-setting.ts';
import { type BucketsByTag, buildCurve, listNeededTags, listSources, type Source } from './source.ts';

export interface StatisticData {
  readonly window: TimeSpan;
  /** In the order of the keys; those that are compared after those they are held against. */
  readonly curves: readonly Curve[];
  /** Nothing is known yet. */
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

const NO_TAGS: readonly Tag[] = [];

export function useStatistic(
  vessel: Vessel,
  tags: readonly Tag[],
  keys: readonly SeriesKey[],
  state: StatisticState,
): StatisticData {
  const { maxChartPoints } = useVesselSetting(vessel.id);
  const maxPoints = Math.min(maxChartPoints, MAX_CHART_POINTS);
  const sources = useMemo(() => listSources(keys, tags, state), [keys, tags, state]);
  const needed = useMemo(() => listNeededTags(sources), [sources]);
  const spanMs = state.time.mode === 'live' ? RANGE_MS[state.time.range] : undefined;
  const live = useLiveSeries(vessel.id, needed, { spanMs, maxPoints });
  const past = usePastSpan(state.time.mode === 'fixed' ? state.time : live.window);
  const window = state.time.mode === 'fixed' ? past : live.window;
  const asked = { window, maxPoints, shiftMs: 0, knownAt: state.knownAt };
  const fixed = useFixedBuckets(state.time.mode === 'fixed' ? needed : NO_TAGS, asked);
  const main = state.time.mode === 'fixed' ? fixed : live;
  const compared = useCompared(state, sources, window, maxPoints);
  const { from, to } = window;
  const curves = useMemo(() => {
    const span = { from, to };
    const own = sources.map((source) => buildCurve(source, main.byTag, span, false));
    return [...own, ...compared.sources.map((source) => buildCurve(source, compared.byTag, span, true))];
  }, [sources, main.byTag, compared, from, to]);
  return { window, curves, isPending: main.isPending, error: main.error, reload: main.reload };
}

interface BucketState {
  readonly byTag: BucketsByTag;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

interface FixedAsk {
  readonly window: TimeSpan;
  readonly maxPoints: number;
  readonly shiftMs: number;
  readonly knownAt: Instant | undefined;
}

/** Buckets of a span that stands, `shiftMs` earlier than they are drawn. */
function useFixedBuckets(needed: readonly Tag[], { window, maxPoints, shiftMs, knownAt }: FixedAsk): BucketState {
  const { from, to } = window;
  // A function that stays, so that nothing is put together again while no answer changed.
  const combine = useCallback(
    (results: readonly UseQueryResult<Buckets>[]): BucketState => ({
      byTag: new Map(
        results.flatMap(({ data }, index) => {
          const tag = needed[index];
          return data === undefined || tag === undefined ? [] : [[tag.Id, shifted(data, shiftMs)] as const];
        }),
      ),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error,
      reload: () => {
        for (const { refetch } of results) void refetch();
      },
    }),
    [needed, shiftMs],
  );
  const queries = needed.map(({ Id: tagId, vesselId }) =>
    statisticQueries.buckets({ vesselId, tagId, from: from - shiftMs, to: to - shiftMs, maxPoints, knownAt }),
  );
  return useQueries({ queries, combine });
}

function shifted(buckets: Buckets, shiftMs: number): Buckets {
  if (shiftMs === 0) return buckets;
  return { ...buckets, points: buckets.points.map((point) => ({ ...point, time: point.time + shiftMs })) };
}

/** A live window moves on; what it is compared with is asked for again only once a minute of it has passed. */
const COMPARED_STEP_MS = 60_000;

function useCompared(state: StatisticState, sources: readonly Source[], window: TimeSpan, maxPoints: number) {
  const t = useText();
  const vessels = useVessels();
  const { compare } = state;
  const sister = compare?.kind === 'vessel' ? vessels.find(({ id }) => id === compare.vesselId) : undefined;
  const { data: sisterTags = NO_TAGS } = useQuery({
    ...tagQueries.ofVessel(sister?.id ?? vessels[0]?.id ?? (0 as Vessel['id'])),
    enabled: sister !== undefined,
  });
  const shiftMs = compare?.kind === 'period' ? compare.offsetMs : 0;
  const own = useMemo(
    () =>
      comparedSources(sources, compare?.kind, sister === undefined ? NO_TAGS : sisterTags, sister?.name, shiftMs, t),
    [sources, compare?.kind, sister, sisterTags, shiftMs, t],
  );
  const from = Math.floor(window.from / COMPARED_STEP_MS) * COMPARED_STEP_MS;
  const to = Math.ceil(window.to / COMPARED_STEP_MS) * COMPARED_STEP_MS;
  const span = state.time.mode === 'fixed' ? window : { from, to };
  const { byTag } = useFixedBuckets(
    useMemo(() => listNeededTags(own), [own]),
    { window: span, maxPoints, shiftMs, knownAt: state.knownAt },
  );
  return useMemo(() => ({ sources: own, byTag }), [own, byTag]);
}

function comparedSources(
  sources: readonly Source[],
  kind: 'vessel' | 'period' | undefined,
  sisterTags: readonly Tag[],
  sisterName: string | undefined,
  shiftMs: number,
  t: Translate,
): Source[] {
  if (kind === undefined) return [];
  if (kind === 'period') {
    const words = formatPeriod(shiftMs, t);
    return sources.map((source) => ({ ...source, name: `${source.name} · ${words}` }));
  }
  return sources.flatMap((source) => {
    const inputs = source.inputs.flatMap((tag) => findNamedTag(sisterTags, getBoardName(tag)) ?? []);
    if (inputs.length < source.inputs.length) return [];
    return [{ ...source, name: `${source.name} · ${sisterName ?? ''}`, inputs }];
  });
}
