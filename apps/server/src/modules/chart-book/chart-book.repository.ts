/** Rows of notes and views. */

import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable, Selectable } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ChartNoteTable, ChartViewTable } from '../../platform/database/tables/chart-book.ts';
import { createEntryRows } from '../../platform/vessel-entry/entry-rows.ts';

export type NoteRow = Selectable<ChartNoteTable>;
export type ViewRow = Selectable<ChartViewTable>;

export const chartNotes = createEntryRows('chartNote');
export const chartViews = createEntryRows('chartView');

/** In order of time, both ends included; a vessel has `MAX_NOTES` at most. */
export function listNotes(db: Db, vesselId: VesselId, fromMs: Instant, toMs: Instant): Promise<NoteRow[]> {
  return db
    .selectFrom('chartNote')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where((is) => is.between('atMs', fromMs, toMs))
    .orderBy('atMs')
    .orderBy('id')
    .execute();
}

export function countNotes(db: Db, vesselId: VesselId): Promise<number> {
  return countRows(db.selectFrom('chartNote').where('vesselId', '=', vesselId));
}

/** Those of the account and those that are shared, by name. */
export function listViews(db: Db, vesselId: VesselId, accountId: UserId): Promise<ViewRow[]> {
  return db
    .selectFrom('chartView')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where((is) => is.or([is('accountId', '=', accountId), is('shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A view of the same name of the same account gives way. */
export function upsertView(db: Db, view: Insertable<ChartViewTable>): Promise<ViewRow> {
  return db
    .insertInto('chartView')
    .values(view)
    .onConflict((same) =>
      same
        .columns(['vesselId', 'accountId', 'name'])
        .doUpdateSet({ query: view.query, shared: view.shared, createdMs: view.createdMs }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
