import type { TagForecast } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createForecastOptions } from './forecast.queries.ts';

/** Where tags are heading, in one call for all of a list; those that move along no line are absent. Nulls are left out. */
export function useForecasts(tagIds: readonly (TagId | null)[], at?: Instant): ReadonlyMap<TagId | null, TagForecast> {
  const { data } = useQuery(
    createForecastOptions(
      tagIds.filter((tagId) => tagId !== null),
      at,
    ),
  );
  return useMemo(() => new Map((data ?? []).map((forecast) => [forecast.dataTagId, forecast])), [data]);
}
