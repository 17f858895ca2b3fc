/** Entries of a vessel that people make: all who see the vessel read them, those who may edit it change them, each change is audited. */
import type { VesselId } from '@fms/domain/identity';
import { type Caller, isAllowed, type VesselRights } from '../access/caller.ts';
import { recordAudit, toActor } from '../audit/audit.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import { conflict, notFound } from '../failure/failure.ts';
import type { EntryRows } from './entry-rows.ts';

export interface VesselEntryPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
}

/** Who changes an entry, and from where: both stand in the audit. */
export interface EntryEditor {
  readonly caller: Caller;
  readonly from: string;
}

interface OfVessel {
  readonly vesselId: VesselId;
}

/** One kind of entries: its rows, how they look on the wire and in the audit, and how many a vessel may have. */
export interface VesselEntryKind<Row extends OfVessel, NewRow, Body extends OfVessel, Entry, Name extends string> {
  /** Of one entry and of many, in texts of failures: `This event`, `events`. */
  readonly title: { readonly one: string; readonly many: string };
  /** Entries kept of a vessel. */
  readonly limit: number;
  /** Actions of the audit. */
  readonly actions: { readonly added: string; readonly changed: string; readonly deleted: string };
  readonly rows: EntryRows<Row, NewRow> & { list(db: Db, vesselId: VesselId): Promise<Row[]> };
  /** Under what name the list is answered. */
  readonly listedAs: Name;
  /** `old`: what the entry was before it is corrected. */
  toRow(caller: Caller, body: Body, old?: Row): NewRow;
  /** What an entry becomes that may not vanish when it is taken away; left out: its row is deleted. */
  strike?(caller: Caller, old: Row): NewRow;
  toEntry(row: Row): Entry;
  /** What the audit keeps of a row. */
  tell(row: Row): unknown;
}

export function createVesselEntries<Row extends OfVessel, NewRow, Body extends OfVessel, Entry, Name extends string>(
  { db, clock, rights }: VesselEntryPorts,
  {
    title,
    limit,
    actions,
    rows,
    listedAs,
    toRow,
    strike,
    toEntry,
    tell,
  }: VesselEntryKind<Row, NewRow, Body, Entry, Name>,
) {
  const record = (tx: Db, { caller, from }: EntryEditor, what: string, old?: Row, left?: Row) =>
    recordAudit(tx, {
      ...{ at: clock.now(), ...toActor(caller), from, what },
      subject: `vessel:${(left ?? old)?.vesselId}`,
      old: old && tell(old),
      new: left && tell(left),
    });
  const requireRow = async (tx: Db, vesselId: VesselId, id: number) => {
    const row = await rows.find(tx, vesselId, id);
    if (row === undefined) throw notFound(title.one);
    return row;
  };

  return {
    /** In the order of the rows, and whether the caller may change them. */
    async list(caller: Caller, vesselId: VesselId): Promise<{ isEditable: boolean } & Record<Name, Entry[]>> {
      await rights.require(caller, 'view', [vesselId]);
      const isEditable = await isAllowed(rights, caller, 'edit', vesselId);
      const listed = { [listedAs]: (await rows.list(db, vesselId)).map(toEntry) } as Record<Name, Entry[]>;
      return { isEditable, ...listed };
    },

    /** Throws `conflict` when the vessel has as many as are kept. */
    async add(editor: EntryEditor, body: Body): Promise<Entry> {
      await rights.require(editor.caller, 'edit', [body.vesselId]);
      if ((await rows.list(db, body.vesselId)).length >= limit) {
        throw conflict(`This vessel has ${limit} ${title.many} already: delete old ones first.`);
      }
      return db.transaction().execute(async (tx) => {
        const row = await rows.insert(tx, toRow(editor.caller, body));
        await record(tx, editor, actions.added, undefined, row);
        return toEntry(row);
      });
    },

    /** Throws `not-found` when the vessel has no such entry. */
    async edit(editor: EntryEditor, body: Body & { readonly id: number }): Promise<Entry> {
      await rights.require(editor.caller, 'edit', [body.vesselId]);
      return db.transaction().execute(async (tx) => {
        const old = await requireRow(tx, body.vesselId, body.id);
        const row = await rows.update(tx, body.id, toRow(editor.caller, body, old));
        await record(tx, editor, actions.changed, old, row);
        return toEntry(row);
      });
    },

    /** Or strikes it out; throws `not-found` when the vessel has no such entry. */
    async delete(editor: EntryEditor, vesselId: VesselId, id: number): Promise<void> {
      await rights.require(editor.caller, 'edit', [vesselId]);
      await db.transaction().execute(async (tx) => {
        const old = await requireRow(tx, vesselId, id);
        const left = strike && (await rows.update(tx, id, strike(editor.caller, old)));
        if (left === undefined) await rows.delete(tx, id);
        await record(tx, editor, actions.deleted, old, left);
      });
    },
  };
}
