import type { Tag } from '@fms/contract/tag';
import { findLastChange, MAX_CHART_POINTS } from '@fms/domain/statistic';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { statisticQueries } from '../../../../entities/statistic/index.ts';
import { getNumber, type TagReading } from '../../../../live/index.ts';

/**
 * When a switch became what it is: exactly where it was switched while looked at, else as the history knows it.
 * Undefined while that is on its way, and where it has not changed in all the history that is looked through.
 */
export function useSwitchedAt(tag: Tag, reading: TagReading, span: TimeSpan): Instant | undefined {
  const value = getNumber(reading);
  const [seen, setSeen] = useState<{ value: number | undefined; at: Instant | undefined }>({ value, at: undefined });
  const { data } = useQuery(
    statisticQueries.buckets({ vesselId: tag.vesselId, tagId: tag.Id, ...span, maxPoints: MAX_CHART_POINTS }),
  );
  const isSwitched = value !== undefined && value !== seen.value;
  if (isSwitched) setSeen({ value, at: seen.value === undefined ? undefined : reading.sample?.time });
  const fromHistory = useMemo(
    () => (data === undefined || value === undefined ? undefined : findLastChange(data.points, value)),
    [data, value],
  );
  return seen.at ?? fromHistory;
}
