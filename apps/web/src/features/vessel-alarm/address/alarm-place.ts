/** Links of an alarm: the curve around it, its position, and the back-test of other limits. */
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { useVessel, useVisibleTabs } from '../../../entities/vessel/index.ts';

const AROUND_MS = 600_000;
/** How much of the track is shown before and after. */
const TRACK_MS = 6 * 3_600_000;

export interface AlarmPlaces {
  /** The tag ten minutes before and after; undefined where there is no such tab or no tag. */
  chart(tagId: TagId | null, at: Instant): string | undefined;
  /** Where the vessel was then; undefined where there is no such tab or it sends no positions. */
  map(at: Instant): string | undefined;
  backTest(tagId: TagId): string;
}

export function useAlarmPlaces(vesselId: VesselId): AlarmPlaces {
  const tabs = useVisibleTabs(vesselId);
  const has = (tab: string) => tabs.some(({ id }) => id === tab);
  const isPlaced = (useVessel(vesselId)?.standardData.positionTagId ?? null) !== null;
  const address = (query: Record<string, string>) => `/vessel/vessel/${vesselId}?${new URLSearchParams(query)}`;
  return {
    chart(tagId, at) {
      if (!has('statistic') || tagId === null) return undefined;
      return address({ tab: 'statistic', show: String(tagId), ...around(at, AROUND_MS) });
    },
    map(at) {
      if (!has('location') || !isPlaced) return undefined;
      return address({ tab: 'location', ...around(at, TRACK_MS), at: new Date(at).toISOString() });
    },
    backTest: (tagId) => address({ tab: 'alarm', view: 'back-test', range: '30d', tag: String(tagId) }),
  };
}

function around(at: Instant, reachMs: number): { from: string; to: string } {
  return { from: new Date(at - reachMs).toISOString(), to: new Date(at + reachMs).toISOString() };
}
