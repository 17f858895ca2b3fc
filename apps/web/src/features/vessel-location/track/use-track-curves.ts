import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { getShownDecimals } from '@fms/domain/format';
import { MAX_CHART_POINTS } from '@fms/domain/statistic';
import type { TimeSpan } from '@fms/domain/time';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  type Buckets,
  type Curve,
  findCurveGaps,
  getGapMs,
  statisticQueries,
} from '../../../entities/statistic/index.ts';
import { useVesselSetting } from '../../../settings/app-setting.ts';

/** Curves of these tags over the window of the track. */
export function useTrackCurves(vessel: Vessel, tags: readonly Tag[], window: TimeSpan): readonly Curve[] {
  const { maxChartPoints } = useVesselSetting(vessel.id);
  const maxPoints = Math.min(maxChartPoints, MAX_CHART_POINTS);
  const combine = useCallback(
    (results: readonly UseQueryResult<Buckets>[]) =>
      results.flatMap(({ data }, order): Curve[] => {
        const tag = tags[order];
        if (tag === undefined || data === undefined) return [];
        const { points, bucketMs } = data;
        const gaps = findCurveGaps(points, window, bucketMs, getGapMs(bucketMs, tag.intervalSeconds));
        const { Id, name, unit } = tag;
        const shown = { key: String(Id), name, unit, decimals: getShownDecimals(tag), order };
        return [{ ...shown, points, gaps, bucketMs, compared: false, banded: true }];
      }),
    [tags, window],
  );
  const queries = tags.map(({ Id: tagId, vesselId }) =>
    statisticQueries.buckets({ vesselId, tagId, ...window, maxPoints }),
  );
  return useQueries({ queries, combine });
}
