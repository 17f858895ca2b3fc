/** Blocks of ten minutes, events of hull and propeller, and noon reports. */

import type { BodyOf } from '@fms/contract/endpoint';
import {
  addNoonReport,
  addPerformanceEvent,
  deleteNoonReport,
  deletePerformanceEvent,
  editNoonReport,
  editPerformanceEvent,
  getPerformanceBlocks,
  listNoonReports,
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
  noons: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['noon-report', vesselId],
      queryFn: ({ signal }) => call(listNoonReports, { query: { vesselId: String(vesselId) }, signal }),
    }),
};

export const noonCalls = {
  add: (body: BodyOf<typeof addNoonReport>) => call(addNoonReport, { body }),
  edit: (body: BodyOf<typeof editNoonReport>) => call(editNoonReport, { body }),
  delete: (vesselId: VesselId, id: number) =>
    call(deleteNoonReport, { query: { vesselId: String(vesselId), id: String(id) } }),
};

export const performanceCalls = {
  add: (body: BodyOf<typeof addPerformanceEvent>) => call(addPerformanceEvent, { body }),
  edit: (body: BodyOf<typeof editPerformanceEvent>) => call(editPerformanceEvent, { body }),
  delete: (vesselId: VesselId, id: number) =>
    call(deletePerformanceEvent, { query: { vesselId: String(vesselId), id: String(id) } }),
};
