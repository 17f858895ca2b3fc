/** Bunker delivery notes: read by all who see the vessel, entered by those who may edit it; every change is audited. */
import {
  type addDeliveryNote,
  type DeliveryNote,
  type editDeliveryNote,
  MAX_DELIVERY_NOTES,
} from '@fms/contract/delivery';
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import { deleteNote, findNote, insertNote, listNotes, type NoteRow, updateNote } from './delivery.repository.ts';

export interface DeliveryPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
}

/** Who changes a note, and from where: both stand in the audit. */
export interface NoteEditor {
  readonly caller: Caller;
  readonly from: string;
}

type Action = 'delivery-note.added' | 'delivery-note.changed' | 'delivery-note.deleted';

export function createDeliveryService({ db, clock, rights }: DeliveryPorts) {
  const record = (tx: Db, { caller, from }: NoteEditor, what: Action, old?: NoteRow, left?: NoteRow) =>
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
      return { isEditable, notes: (await listNotes(db, vesselId)).map(toNote) };
    },

    /** Throws `conflict` when the vessel has as many as are kept. */
    async add(editor: NoteEditor, body: BodyOf<typeof addDeliveryNote>): Promise<DeliveryNote> {
      const { vesselId } = body;
      await rights.require(editor.caller, 'edit', [vesselId]);
      if ((await listNotes(db, vesselId)).length >= MAX_DELIVERY_NOTES) {
        throw conflict(`This vessel has ${MAX_DELIVERY_NOTES} delivery notes already: delete old ones first.`);
      }
      return db.transaction().execute(async (tx) => {
        const row = await insertNote(tx, toRow(editor.caller, body));
        await record(tx, editor, 'delivery-note.added', undefined, row);
        return toNote(row);
      });
    },

    async edit(editor: NoteEditor, body: BodyOf<typeof editDeliveryNote>): Promise<DeliveryNote> {
      const { vesselId, id } = body;
      await rights.require(editor.caller, 'edit', [vesselId]);
      return db.transaction().execute(async (tx) => {
        const old = await requireNote(tx, vesselId, id);
        const row = await updateNote(tx, id, toRow(editor.caller, body));
        await record(tx, editor, 'delivery-note.changed', old, row);
        return toNote(row);
      });
    },

    async delete(editor: NoteEditor, vesselId: VesselId, id: number): Promise<void> {
      await rights.require(editor.caller, 'edit', [vesselId]);
      await db.transaction().execute(async (tx) => {
        const old = await requireNote(tx, vesselId, id);
        await deleteNote(tx, id);
        await record(tx, editor, 'delivery-note.deleted', old);
      });
    },
  };
}
export type DeliveryService = ReturnType<typeof createDeliveryService>;

async function requireNote(db: Db, vesselId: VesselId, id: number): Promise<NoteRow> {
  const row = await findNote(db, vesselId, id);
  if (row === undefined) throw notFound('This delivery note');
  return row;
}

const toRow = (caller: Caller, { at, id: _, ...entry }: BodyOf<typeof addDeliveryNote> & { readonly id?: number }) => ({
  ...entry,
  atMs: fromWireTime(at),
  enteredBy: caller.userName,
});

const toNote = ({ atMs, enteredBy, ...row }: NoteRow): DeliveryNote => ({
  ...row,
  at: toWireTime(atMs),
  by: enteredBy,
});

const tell = ({ atMs, grade, tonnes, density15, sulphurPercent, reference }: NoteRow) => ({
  ...{ grade, tonnes, density15, sulphurPercent, reference },
  at: toWireTime(atMs),
});
