/** Rows of tables whose entries belong to a vessel and are found by their number. */
import type { VesselId } from '@fms/domain/identity';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../database/database.ts';

export type EntryTable = 'chartNote' | 'chartView' | DatedEntryTable;
/** Those whose entries are of a moment. */
export type DatedEntryTable = 'deliveryNote' | 'noonReport' | 'performanceEvent' | 'scrubberLog';

export type EntryRow<Table extends EntryTable> = Selectable<Database[Table]>;

export interface EntryRows<Row, NewRow> {
  /** Undefined too where the entry is another vessel's. */
  find(db: Db, vesselId: VesselId, id: number): Promise<Row | undefined>;
  insert(db: Db, row: NewRow): Promise<Row>;
  update(db: Db, id: number, row: NewRow): Promise<Row>;
  delete(db: Db, id: number): Promise<void>;
}

export function createEntryRows<Table extends EntryTable>(
  name: Table,
): EntryRows<Selectable<Database[Table]>, Insertable<Database[Table]>> {
  // Kysely knows columns by the name of one table; all of these have `id` and `vesselId`.
  const table = name as 'deliveryNote';
  const rows: EntryRows<Selectable<Database['deliveryNote']>, Insertable<Database['deliveryNote']>> = {
    find: (db, vesselId, id) =>
      db.selectFrom(table).selectAll().where('vesselId', '=', vesselId).where('id', '=', id).executeTakeFirst(),
    insert: (db, row) => db.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow(),
    update: (db, id, row) =>
      db.updateTable(table).set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
    async delete(db, id) {
      await db.deleteFrom(table).where('id', '=', id).execute();
    },
  };
  return rows as unknown as EntryRows<Selectable<Database[Table]>, Insertable<Database[Table]>>;
}

/** The same with the list of a vessel; `order`: of the moments, those of one moment by their number. */
export function createDatedEntryRows<Table extends DatedEntryTable>(name: Table, order: 'asc' | 'desc') {
  const table = name as 'deliveryNote';
  return {
    ...createEntryRows(name),
    async list(db: Db, vesselId: VesselId): Promise<EntryRow<Table>[]> {
      const ofVessel = db.selectFrom(table).selectAll().where('vesselId', '=', vesselId);
      return (await ofVessel.orderBy('atMs', order).orderBy('id', order).execute()) as EntryRow<Table>[];
    },
  };
}
