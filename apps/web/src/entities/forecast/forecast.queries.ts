/** Where tags are heading, asked again each minute. */
import { toWireTime } from '@fms/contract/scalar';
import { getTagForecast, MAX_FORECAST_TAGS, type TagForecast } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import { type Instant, MINUTE_MS } from '@fms/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

/** Of the tags that move along a line, at a moment or now; the first {@link MAX_FORECAST_TAGS} of them. */
export const createForecastOptions = (tagIds: readonly TagId[], at: Instant | undefined) => {
  const dataTagIds = [...new Set(tagIds)].sort((a, b) => a - b).slice(0, MAX_FORECAST_TAGS);
  return queryOptions({
    queryKey: ['tag-forecast', at ?? 'now', ...dataTagIds],
    queryFn: ({ signal }): Promise<TagForecast[]> =>
      call(getTagForecast, {
        body: { dataTagIds, ...(at === undefined ? {} : { at: toWireTime(at) }) },
        signal,
      }),
    enabled: dataTagIds.length > 0,
    ...(at === undefined ? { refetchInterval: MINUTE_MS } : { staleTime: Number.POSITIVE_INFINITY }),
  });
};
