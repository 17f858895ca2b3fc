/** Blocks of ten minutes, events of hull and propeller, and noon reports. */

import type { PerformanceColumn } from '@fms/contract/performance';
import * as performance from '@fms/contract/performance';
import { toWireTime } from '@fms/contract/scalar';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { askVessel } from '../../../api/ask-query.ts';
import { createBookCalls } from '../../../api/entry-book.ts';
import { call } from '../../../api/index.ts';

export type ColumnTags = Partial<Record<PerformanceColumn, TagId[]>>;

const TEN_MINUTES_MS = 600_000;

export const performanceQueries = {
  /** A span that is over does not change; one that runs is asked for again. */
  blocks: (vesselId: VesselId, { from, to }: TimeSpan, tags: ColumnTags, isOpen: boolean) =>
    queryOptions({
      queryKey: ['performance', vesselId, from, to, tags],
      queryFn: ({ signal }) =>
        call(performance.getPerformanceBlocks, {
          body: { vesselId, fromTime: toWireTime(from), toTime: toWireTime(to), tags },
          signal,
        }),
      staleTime: isOpen ? TEN_MINUTES_MS : Number.POSITIVE_INFINITY,
      refetchInterval: isOpen ? TEN_MINUTES_MS : false,
    }),
  events: (vesselId: VesselId) =>
    askVessel(['performance-event', vesselId], performance.listPerformanceEvents, vesselId),
  noons: (vesselId: VesselId) => askVessel(['noon-report', vesselId], performance.listNoonReports, vesselId),
};

export const noonCalls = createBookCalls(
  performance.addNoonReport,
  performance.editNoonReport,
  performance.deleteNoonReport,
);
export const performanceCalls = createBookCalls(
  performance.addPerformanceEvent,
  performance.editPerformanceEvent,
  performance.deletePerformanceEvent,
);
