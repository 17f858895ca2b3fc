/** Notes at moments and views under names, as the server keeps them for a vessel. */
import { listChartNotes, listChartViews } from '@fms/contract/chart-book';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askQuery } from '../../api/ask-query.ts';

export const chartBookKeys = {
  notes: (vesselId: VesselId) => ['chart-note', vesselId] as const,
  views: (vesselId: VesselId) => ['chart-view', vesselId] as const,
};

export const chartBookQueries = {
  notes: (vesselId: VesselId, { from, to }: TimeSpan) =>
    queryOptions({
      ...askQuery([...chartBookKeys.notes(vesselId), from, to], listChartNotes, {
        ...{ vesselId: String(vesselId), fromTime: toWireTime(from), toTime: toWireTime(to) },
      }),
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),

  views: (vesselId: VesselId) =>
    askQuery(chartBookKeys.views(vesselId), listChartViews, { vesselId: String(vesselId) }),
};
