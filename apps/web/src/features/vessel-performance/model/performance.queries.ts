/** Blocks of ten minutes and events of hull and propeller. */

import type { BodyOf } from '@fms/contract/endpoint';
import {
  addPerformanceEvent,
  deletePerformanceEvent,
  editPerformanceEvent,
  getPerformanceBlocks,
  listPerformanceEvents,
  type PerformanceColumn,
} from '@fms/contract/performance';
import { toWireTime } from '@fms/contract/scalar';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export type ColumnTags = Partial<Record<PerformanceColumn, TagId[]>>;

const TEN_MINUTES_MS = 600_000;

export const performanceQueries = {
  /** A span that is over does not change; one that runs is asked for again. */
  blocks: (vesselId: VesselId, { from, to }: TimeSpan, tags: ColumnTags, isOpen: boolean) =>
    queryOptions({
      queryKey: ['performance', vesselId, from, to, tags],
      queryFn: ({ signal }) =>
        call(getPerformanceBlocks, {
          body: { vesselId, fromTime: toWireTime(from), toTime: toWireTime(to), tags },
          signal,
        }),
      staleTime: isOpen ? TEN_MINUTES_MS : Number.POSITIVE_INFINITY,
      refetchInterval: isOpen ? TEN_MINUTES_MS : false,
    }),
  events: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['performance-event', vesselId],
      queryFn: ({ signal }) => call(listPerformanceEvents, { query: { vesselId: String(vesselId) }, signal }),
    }),
};

export const performanceCalls = {
  add: (body: BodyOf<typeof addPerformanceEvent>) => call(addPerformanceEvent, { body }),
  edit: (body: BodyOf<typeof editPerformanceEvent>) => call(editPerformanceEvent, { body }),
  delete: (vesselId: VesselId, id: number) =>
    call(deletePerformanceEvent, { query: { vesselId: String(vesselId), id: String(id) } }),
};
