import type { Tag } from '@fms/contract/tag';
import { HOUR_MS } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { fetchStatistic } from '../../../../entities/tag/index.ts';
import { getNumber, useTag } from '../../../../live/index.ts';

const SPAN_MS = 7 * 86_400_000;

/** The highest a tag was in the last seven days, or is now; undefined until that is known. */
export function useHighest({ Id: tagId, vesselId }: Tag): number | undefined {
  const { data } = useQuery({
    queryKey: ['highest', tagId],
    queryFn: async ({ signal }) => {
      const to = Date.now();
      const answer = await fetchStatistic({ vesselId, tagId, from: to - SPAN_MS, to, maxPoints: 1 }, signal);
      const highest = Math.max(...(answer?.points ?? []).map(({ max }) => max));
      return Number.isFinite(highest) ? highest : null;
    },
    staleTime: HOUR_MS,
  });
  const now = getNumber(useTag(tagId));
  if (data === undefined) return undefined;
  return Math.max(data ?? 0, now ?? 0);
}
