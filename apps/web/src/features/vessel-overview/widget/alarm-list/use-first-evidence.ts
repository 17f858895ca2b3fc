import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { useForecasts } from '../../../../entities/forecast/index.ts';

/** What stands below the most urgent alarm; undefined where it has no tag, or the vessel no longer has that tag. */
export function useFirstEvidence(alarm: Alarm | undefined, tags: readonly Tag[], onTrend: (tag: Tag) => void) {
  const tagId = alarm?.dataTagId ?? null;
  const forecasts = useForecasts([tagId]);
  const tag = tags.find(({ Id }) => Id === tagId);
  return tag && { tag, forecast: forecasts.get(tag.Id), onTrend };
}
