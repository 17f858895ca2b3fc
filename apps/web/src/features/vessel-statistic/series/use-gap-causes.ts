import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { findGapCause } from '@fms/domain/quality';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { linkQueries } from '../../../entities/link/index.ts';
import { type CauseOfGap, type Curve, statisticQueries } from '../../../entities/statistic/index.ts';

/** Sensors that are asked at most whether the vessel was recorded at all. */
const MOST_WITNESSES = 8;
/** With a single sensor its silence cannot be told from that of the gateway. */
const LEAST_WITNESSES = 2;
/** Finer than this no cause is given: a window of a day in steps of ten minutes. */
const WITNESS_POINTS = 240;
const LEAST_STEP_MS = 60_000;
/** Only the link gives a cause. */
const NOT_HEARD = { heard: [], bucketMs: Number.POSITIVE_INFINITY };

/** Causes of gaps, from other sensors of the vessel and from its link; requested only where there are any. */
export function useGapCauses(
  vessel: Vessel,
  tags: readonly Tag[],
  curves: readonly Curve[],
  window: TimeSpan,
): CauseOfGap {
  const hasGaps = curves.some(({ gaps, compared }) => !compared && gaps.length > 0);
  const tagIds = useMemo(() => witnessesOf(tags).map(({ Id }) => Id), [tags]);
  const canTell = tagIds.length >= LEAST_WITNESSES;
  // A live window moves with every sample; what else is known of it, with every step.
  const stepMs = Math.max(LEAST_STEP_MS, (window.to - window.from) / WITNESS_POINTS);
  const from = Math.floor(window.from / stepMs) * stepMs;
  const to = Math.ceil(window.to / stepMs) * stepMs;
  const { data: heard } = useQuery({
    ...statisticQueries.heard({ vesselId: vessel.id, tagIds, from, to, maxPoints: WITNESS_POINTS }),
    enabled: hasGaps && canTell,
  });
  const { data: link } = useQuery({ ...linkQueries.ofVessel(vessel.id), enabled: hasGaps });
  return useCallback(
    (gap) => {
      const evidence = canTell ? heard : NOT_HEARD;
      if (evidence === undefined || !link) return undefined;
      return findGapCause(gap, { ...evidence, linkDownSince: downSince(link) });
    },
    [canTell, heard, link],
  );
}

function downSince({ connected, lastPing }: { connected: boolean; lastPing: string | null }): Instant | null {
  if (connected) return null;
  return lastPing === null ? 0 : Date.parse(lastPing);
}

/** One tag of each sensor: when one is silent, others tell whether the vessel was. */
function witnessesOf(tags: readonly Tag[]): Tag[] {
  const bySensor = new Map<string, Tag>();
  for (const tag of tags) {
    const sensor = `${tag.subsystem}/${tag.source}`;
    if (tag.intervalSeconds !== null && !bySensor.has(sensor)) bySensor.set(sensor, tag);
  }
  return [...bySensor.values()].slice(0, MOST_WITNESSES);
}
