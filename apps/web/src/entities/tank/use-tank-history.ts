import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFromClock } from '../../live/index.ts';
import { type Buckets, statisticQueries } from '../statistic/index.ts';

/** Buckets one call may answer with. */
const MOST_POINTS = 1000;

export interface TagHistory {
  readonly byTag: ReadonlyMap<Tag['Id'], Buckets>;
  readonly window: TimeSpan;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** A length of time with the width of the buckets it is read in. */
export interface HistoryRequest {
  readonly lengthMs: number;
  readonly bucketMs: number;
  /** How often it is read again; the width of a bucket where left out. */
  readonly stepMs?: number;
}

/**
 * What tags measured over the span that ends within the current bucket, at the moment the tab shows. Read in as many
 * calls as the width of the buckets needs, all tags in each; a tag without data has no entry.
 */
export function useTagHistory(vesselId: VesselId, tags: readonly Tag[], request: HistoryRequest): TagHistory {
  const { lengthMs, bucketMs, stepMs = bucketMs } = request;
  const to = useFromClock((nowMs) => Math.ceil(nowMs / stepMs) * stepMs);
  const window = useMemo(() => ({ from: to - lengthMs, to }), [to, lengthMs]);
  const spans = useMemo(() => splitWindow(window, bucketMs), [window, bucketMs]);
  const history = useSpanHistory(vesselId, tags, spans, bucketMs);
  return useMemo(() => ({ ...history, window }), [history, window]);
}

/** What tags measured in spans of the past, each of whole buckets and small enough for one call, oldest first. */
export function useSpanHistory(
  vesselId: VesselId,
  tags: readonly Tag[],
  spans: readonly TimeSpan[],
  bucketMs: number,
): Omit<TagHistory, 'window'> {
  const asks = spans.flatMap((span) => tags.map(({ Id }) => ({ tagId: Id, span })));
  const answers = useQueries({
    queries: asks.map(({ tagId, span }) => ({
      ...statisticQueries.shift({ vesselId, tagId, ...span, maxPoints: countBuckets(span, bucketMs) }),
    })),
    combine: (all) => ({
      parts: all.map(({ data }) => data),
      isPending: all.some(({ isPending }) => isPending),
      error: all.find(({ error }) => error !== null)?.error ?? null,
      reload: () => {
        for (const { error, refetch } of all) if (error !== null) void refetch();
      },
    }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tags stand in `asks`, in the order of the parts
  return useMemo(() => {
    const { parts, ...state } = answers;
    return { ...state, byTag: joinParts(asks, parts) };
  }, [answers]);
}

const countBuckets = ({ from, to }: TimeSpan, bucketMs: number) => Math.ceil((to - from) / bucketMs);

/** Spans of whole buckets, the oldest first, each small enough for one call. */
export function splitWindow({ from, to }: TimeSpan, bucketMs: number): TimeSpan[] {
  const count = Math.ceil(countBuckets({ from, to }, bucketMs) / MOST_POINTS);
  const stepMs = Math.ceil((to - from) / count / bucketMs) * bucketMs;
  return Array.from({ length: count }, (_, place) => ({
    from: from + place * stepMs,
    to: Math.min(to, from + (place + 1) * stepMs),
  }));
}

function joinParts(
  asks: readonly { readonly tagId: Tag['Id'] }[],
  parts: readonly (Buckets | undefined)[],
): ReadonlyMap<Tag['Id'], Buckets> {
  const byTag = new Map<Tag['Id'], Buckets>();
  asks.forEach(({ tagId }, place) => {
    const part = parts[place];
    if (part === undefined || part.points.length === 0) return;
    const known = byTag.get(tagId);
    byTag.set(tagId, { points: [...(known?.points ?? []), ...part.points], bucketMs: part.bucketMs });
  });
  return byTag;
}
