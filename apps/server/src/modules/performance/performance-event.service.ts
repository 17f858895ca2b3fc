/** Events of hull and propeller: read by all who see the vessel, entered by those who may edit it; every change is audited. */
import type { BodyOf } from '@fms/contract/endpoint';
import {
  type addPerformanceEvent,
  type editPerformanceEvent,
  MAX_PERFORMANCE_EVENTS,
  type PerformanceEvent,
} from '@fms/contract/performance';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import {
  deleteEvent,
  type EventRow,
  findEvent,
  insertEvent,
  listEvents,
  updateEvent,
} from './performance-event.repository.ts';

export interface PerformanceEventPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
}

/** Who changes an event, and from where: both stand in the audit. */
export interface EventEditor {
  readonly caller: Caller;
  readonly from: string;
}

type Action = 'performance-event.added' | 'performance-event.changed' | 'performance-event.deleted';

export function createPerformanceEventService({ db, clock, rights }: PerformanceEventPorts) {
  const record = (tx: Db, { caller, from }: EventEditor, what: Action, old?: EventRow, left?: EventRow) =>
    recordAudit(tx, {
      ...{ at: clock.now(), ...toActor(caller), from, what },
      subject: `vessel:${(left ?? old)?.vesselId}`,
      old: old && tell(old),
      new: left && tell(left),
    });

  return {
    async list(caller: Caller, vesselId: VesselId) {
      await rights.require(caller, 'view', [vesselId]);
      const isEditable = await isAllowed(rights, caller, 'edit', vesselId);
      return { isEditable, events: (await listEvents(db, vesselId)).map(toEvent) };
    },

    /** Throws `conflict` when the vessel has as many as are kept. */
    async add(editor: EventEditor, body: BodyOf<typeof addPerformanceEvent>): Promise<PerformanceEvent> {
      const { vesselId } = body;
      await rights.require(editor.caller, 'edit', [vesselId]);
      if ((await listEvents(db, vesselId)).length >= MAX_PERFORMANCE_EVENTS) {
        throw conflict(`This vessel has ${MAX_PERFORMANCE_EVENTS} events already: delete old ones first.`);
      }
      return db.transaction().execute(async (tx) => {
        const row = await insertEvent(tx, toRow(editor.caller, body));
        await record(tx, editor, 'performance-event.added', undefined, row);
        return toEvent(row);
      });
    },

    async edit(editor: EventEditor, body: BodyOf<typeof editPerformanceEvent>): Promise<PerformanceEvent> {
      const { vesselId, id } = body;
      await rights.require(editor.caller, 'edit', [vesselId]);
      return db.transaction().execute(async (tx) => {
        const old = await requireEvent(tx, vesselId, id);
        const row = await updateEvent(tx, id, toRow(editor.caller, body));
        await record(tx, editor, 'performance-event.changed', old, row);
        return toEvent(row);
      });
    },

    async delete(editor: EventEditor, vesselId: VesselId, id: number): Promise<void> {
      await rights.require(editor.caller, 'edit', [vesselId]);
      await db.transaction().execute(async (tx) => {
        const old = await requireEvent(tx, vesselId, id);
        await deleteEvent(tx, id);
        await record(tx, editor, 'performance-event.deleted', old);
      });
    },
  };
}
export type PerformanceEventService = ReturnType<typeof createPerformanceEventService>;

async function requireEvent(db: Db, vesselId: VesselId, id: number): Promise<EventRow> {
  const row = await findEvent(db, vesselId, id);
  if (row === undefined) throw notFound('This event');
  return row;
}

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
