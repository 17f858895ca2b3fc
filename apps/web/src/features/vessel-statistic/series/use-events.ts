import type { Alarm } from '@fms/contract/alarm';
import type { ChartNote } from '@fms/contract/chart-book';
import type { Vessel } from '@fms/contract/vessel';
import type { TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chartBookQueries, statisticQueries } from '../../../entities/statistic/index.ts';

export interface WindowEvents {
  /** Some may be from before or after it. */
  readonly alarms: readonly Alarm[];
  readonly notes: readonly {
    readonly note: ChartNote;
    /** 0 at the left edge of the window, 1 at its right one. */
    readonly share: number;
  }[];
}

const STEP_MS = 60_000;

/** What happened in a window, for the rail over its curves. A live window moves with every sample; it is asked for once a minute. */
export function useEvents(vessel: Vessel, { from, to }: TimeSpan): WindowEvents {
  const asked = { from: Math.floor(from / STEP_MS) * STEP_MS, to: Math.ceil(to / STEP_MS) * STEP_MS };
  const { data: alarms } = useQuery(statisticQueries.alarms(vessel.id, asked));
  const { data: notes } = useQuery(chartBookQueries.notes(vessel.id, asked));
  return useMemo(() => {
    const placed = (notes ?? []).map((note) => ({ note, share: (Date.parse(note.at) - from) / (to - from) }));
    return {
      alarms: alarms ?? [],
      notes: placed.filter(({ share }) => share >= 0 && share <= 1),
    };
  }, [alarms, notes, from, to]);
}
