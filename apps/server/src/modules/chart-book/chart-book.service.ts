/**
 * Notes and views of a vessel's curves. The right to see the vessel allows writing them; their author or a user who
 * may edit the vessel deletes them. What is not shared looks to others as if it did not exist.
 */
import { type ChartNote, type ChartView, MAX_NOTES, MAX_VIEWS } from '@fms/contract/chart-book';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/failure/failure.ts';
import {
  chartNotes,
  chartViews,
  countNotes,
  listNotes,
  listViews,
  type NoteRow,
  upsertView,
  type ViewRow,
} from './chart-book.repository.ts';

export interface ChartBookParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
}

interface Period {
  readonly vesselId: VesselId;
  readonly fromTime: string;
  readonly toTime: string;
}

export function createChartBook({ db, clock, rights }: ChartBookParts) {
  const mayEdit = (caller: Caller, vesselId: VesselId) => isAllowed(rights, caller, 'edit', vesselId);

  return {
    async notes(caller: Caller, { vesselId, fromTime, toTime }: Period): Promise<ChartNote[]> {
      await rights.require(caller, 'view', [vesselId]);
      const isEditor = await mayEdit(caller, vesselId);
      const rows = await listNotes(db, vesselId, fromWireTime(fromTime), fromWireTime(toTime));
      return rows.map((row) => noteOf(row, isEditor || row.accountId === caller.userId));
    },

    async addNote(caller: Caller, note: { vesselId: VesselId; at: string; text: string }): Promise<ChartNote> {
      await rights.require(caller, 'view', [note.vesselId]);
      if ((await countNotes(db, note.vesselId)) >= MAX_NOTES) {
        throw conflict(`This vessel has ${MAX_NOTES} notes already: delete old ones first.`);
      }
      const { userId: accountId, userName } = caller;
      const entry = { vesselId: note.vesselId, atMs: fromWireTime(note.at), text: note.text };
      return noteOf(await chartNotes.insert(db, { ...entry, accountId, userName, createdMs: clock.now() }), true);
    },

    async deleteNote(caller: Caller, vesselId: VesselId, noteId: number): Promise<void> {
      await rights.require(caller, 'view', [vesselId]);
      const row = await chartNotes.find(db, vesselId, noteId);
      if (row === undefined) throw notFound('This note');
      if (row.accountId !== caller.userId && !(await mayEdit(caller, vesselId))) throw forbidden();
      await chartNotes.delete(db, noteId);
    },

    async views(caller: Caller, vesselId: VesselId): Promise<ChartView[]> {
      await rights.require(caller, 'view', [vesselId]);
      const isEditor = await mayEdit(caller, vesselId);
      const rows = await listViews(db, vesselId, caller.userId);
      return rows.map((row) => viewOf(row, isEditor || row.accountId === caller.userId));
    },

    async saveView(
      caller: Caller,
      view: { vesselId: VesselId; name: string; query: string; shared: boolean },
    ): Promise<ChartView> {
      await rights.require(caller, 'view', [view.vesselId]);
      const { userId: accountId, userName } = caller;
      const own = (await listViews(db, view.vesselId, accountId)).filter((row) => row.accountId === accountId);
      if (own.length >= MAX_VIEWS && !own.some(({ name }) => name === view.name)) {
        throw conflict(`You have ${MAX_VIEWS} views of this vessel already.`);
      }
      return viewOf(await upsertView(db, { ...view, accountId, userName, createdMs: clock.now() }), true);
    },

    async deleteView(caller: Caller, vesselId: VesselId, viewId: number): Promise<void> {
      await rights.require(caller, 'view', [vesselId]);
      const row = await chartViews.find(db, vesselId, viewId);
      const isOwn = row?.accountId === caller.userId;
      if (row === undefined || !(isOwn || row.shared)) throw notFound('This view');
      if (!isOwn && !(await mayEdit(caller, vesselId))) throw forbidden();
      await chartViews.delete(db, viewId);
    },
  };
}
export type ChartBook = ReturnType<typeof createChartBook>;

function noteOf({ id, vesselId, atMs, text, userName }: NoteRow, mayDelete: boolean): ChartNote {
  return { id, vesselId, at: toWireTime(atMs), text, by: userName, mayDelete };
}

function viewOf({ id, vesselId, name, query, shared, userName }: ViewRow, mayDelete: boolean): ChartView {
  return { id, vesselId, name, query, shared, by: userName, mayDelete };
}
