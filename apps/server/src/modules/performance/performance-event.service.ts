/** Events of hull and propeller of a vessel. */
import type { BodyOf } from '@fms/contract/endpoint';
import { type addPerformanceEvent, MAX_PERFORMANCE_EVENTS, type PerformanceEvent } from '@fms/contract/performance';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { Caller } from '../../platform/access/caller.ts';
import { createDatedEntryRows, type EntryRow } from '../../platform/vessel-entry/entry-rows.ts';
import { createVesselEntries, type VesselEntryPorts } from '../../platform/vessel-entry/vessel-entry.ts';

type EventRow = EntryRow<'performanceEvent'>;

/** Lists in order of time. */
export function createPerformanceEventService(ports: VesselEntryPorts) {
  return createVesselEntries(ports, {
    title: { one: 'This event', many: 'events' },
    limit: MAX_PERFORMANCE_EVENTS,
    actions: {
      added: 'performance-event.added',
      changed: 'performance-event.changed',
      deleted: 'performance-event.deleted',
    },
    rows: createDatedEntryRows('performanceEvent', 'asc'),
    listedAs: 'events',
    ...{ toRow, toEntry: toEvent, tell },
  });
}
export type PerformanceEventService = ReturnType<typeof createPerformanceEventService>;

const toRow = (caller: Caller, { vesselId, kind, at, note }: BodyOf<typeof addPerformanceEvent>) => ({
  ...{ vesselId, kind, note },
  atMs: fromWireTime(at),
  enteredBy: caller.userName,
});

const toEvent = ({ id, vesselId, kind, atMs, note, enteredBy }: EventRow): PerformanceEvent => ({
  ...{ id, vesselId, kind, note },
  at: toWireTime(atMs),
  by: enteredBy,
});

const tell = ({ kind, atMs, note }: EventRow) => ({ kind, at: toWireTime(atMs), note });
