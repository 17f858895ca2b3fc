/** Where an alarm leads: the curve around it, and the place where other limits are tried. */
import type { Instant, TagId, VesselId } from '@fms/domain';
import { useVisibleTabs } from '../visible-tab.ts';

const AROUND_MS = 600_000;

export interface AlarmPlaces {
  /** The tag ten minutes before and after; undefined where there is no such tab or no tag. */
  chart(tagId: TagId | null, at: Instant): string | undefined;
  backTest(tagId: TagId): string;
}

export function useAlarmPlaces(vesselId: VesselId): AlarmPlaces {
  const hasStatistic = useVisibleTabs(vesselId).some(({ id }) => id === 'statistic');
  const address = (query: Record<string, string>) => `/vessel/vessel/${vesselId}?${new URLSearchParams(query)}`;
  return {
    chart(tagId, at) {
      if (!hasStatistic || tagId === null) return undefined;
      const from = new Date(at - AROUND_MS).toISOString();
      const to = new Date(at + AROUND_MS).toISOString();
      return address({ tab: 'statistic', show: String(tagId), from, to });
    },
    backTest: (tagId) => address({ tab: 'alarm', view: 'back-test', range: '30d', tag: String(tagId) }),
  };
}
