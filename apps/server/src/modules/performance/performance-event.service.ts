/** Events of hull and propeller of a vessel. */
import type { BodyOf } from '@fms/contract/endpoint';
import { type addPerformanceEvent, MAX_PERFORMANCE_EVENTS, type PerformanceEvent } from '@fms/contract/performance';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { createEntryRows, type EntryRow } from '../../platform/vessel-entry/entry-rows.ts';
import { createVesselEntries, type VesselEntryPorts } from '../../platform/vessel-entry/vessel-entry.ts';

type EventRow = EntryRow<'performanceEvent'>;

export function createPerformanceEventService(ports: VesselEntryPorts) {
  const { list, ...changes } = createVesselEntries(ports, {
    title: { one: 'This event', many: 'events' },
    limit: MAX_PERFORMANCE_EVENTS,
    actions: {
      added: 'performance-event.added',
      changed: 'performance-event.changed',
      deleted: 'performance-event.deleted',
    },
    rows: createEntryRows('performanceEvent', 'asc'),
    ...{ toRow, toEntry: toEvent, tell },
  });
  return {
    ...changes,
    /** In order of time. */
    async list(caller: Caller, vesselId: VesselId) {
      const { isEditable, entries } = await list(caller, vesselId);
      return { isEditable, events: entries };
    },
  };
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
