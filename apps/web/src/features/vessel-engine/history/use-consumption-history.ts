/** Ninety days of an engine's consumption, a few days a call, the latest first. */
import type { Tag, TagStatistic } from '@fms/contract/tag';
import type { ConsumptionMean } from '@fms/domain/engine';
import type { VesselId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchStatistic } from '../../../entities/tag/index.ts';
import { type ConsumptionFactors, type ConsumptionSeries, joinConsumption } from './consumption-means.ts';

const MEAN_MS = 600_000;
/** Days of one call: 864 means, fewer than a call may ask for. */
const PART_MS = 6 * 24 * 3_600_000;
const PARTS = 15;

export interface HistoryTags {
  readonly load: Tag | undefined;
  readonly power: Tag | undefined;
  readonly fuelRate: Tag | undefined;
}

export interface ConsumptionHistory {
  readonly window: TimeSpan;
  /** Oldest first, of the parts that came. */
  readonly means: readonly ConsumptionMean[];
  readonly isPending: boolean;
}

export interface HistoryEngine {
  readonly tags: HistoryTags;
  readonly factors: ConsumptionFactors;
}

/** Stored means of load, power and fuel of each engine; the parts of all engines go in the same calls. */
export function useConsumptionHistory(
  vesselId: VesselId,
  engines: readonly HistoryEngine[],
  until: Instant,
): readonly ConsumptionHistory[] {
  const end = Math.floor(until / MEAN_MS) * MEAN_MS;
  const spans = useMemo(() => listParts(end), [end]);
  const asked = engines.flatMap(({ tags }) => (isComplete(tags) ? spans.map((span) => ({ tags, span })) : []));
  const { parts, pending } = useQueries({
    queries: asked.map(({ tags, span }) => ({
      queryKey: ['engine-consumption', vesselId, tags.load?.Id, tags.power?.Id, tags.fuelRate?.Id, span.from, span.to],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPart(vesselId, tags, span, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: collectParts,
  });
  return useMemo(() => {
    const window = { from: spans.at(-1)?.from ?? end, to: end };
    const perEngine = spans.length;
    let at = 0;
    return engines.map(({ tags, factors }) => {
      const from = at;
      at += isComplete(tags) ? perEngine : 0;
      const own = parts.slice(from, at).toReversed();
      return {
        window,
        means: own.flatMap((part) => (part === undefined ? [] : joinConsumption(part, factors))),
        isPending: pending.slice(from, at).includes(true),
      };
    });
  }, [parts, pending, spans, end, engines]);
}

/** Kept by reference: a query that moved does not join the parts of the others again. */
function collectParts(
  answers: readonly { readonly data: ConsumptionSeries | undefined; readonly isPending: boolean }[],
) {
  return { parts: answers.map(({ data }) => data), pending: answers.map(({ isPending }) => isPending) };
}

const isComplete = ({ load, fuelRate }: HistoryTags) => load !== undefined && fuelRate !== undefined;

/** Parts of six days that begin at whole multiples of them, so that past ones are the same on every visit. */
function listParts(end: Instant): TimeSpan[] {
  const last = Math.floor(end / PART_MS);
  return Array.from({ length: PARTS }, (_, back) => {
    const from = (last - back) * PART_MS;
    return { from, to: back === 0 ? end : from + PART_MS };
  }).filter(({ from, to }) => to > from);
}

async function fetchPart(
  vesselId: VesselId,
  { load, power, fuelRate }: HistoryTags,
  { from, to }: TimeSpan,
  signal: AbortSignal,
): Promise<ConsumptionSeries> {
  const ask = async (tag: Tag | undefined) =>
    tag && fetchStatistic({ vesselId, tagId: tag.Id, from, to, maxPoints: Math.ceil((to - from) / MEAN_MS) }, signal);
  const [loads, powers, fuels] = await Promise.all([ask(load), ask(power), ask(fuelRate)]);
  return { load: toMeans(loads), power: powers && toMeans(powers), fuelRate: toMeans(fuels) };
}

function toMeans(statistic: TagStatistic | undefined) {
  return (statistic?.points ?? []).map(({ time, avg, min, max }) => ({ time: Date.parse(time), avg, min, max }));
}
