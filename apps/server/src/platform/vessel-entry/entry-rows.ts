/** Rows of one kind of entries of vessels: the same statements for each table that has their three columns. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, Db } from '../database/database.ts';

/** Tables of entries; each has a number, the vessel and the moment its entries are of. */
export type EntryTable = 'performanceEvent' | 'deliveryNote' | 'noonReport';

export type EntryRow<Table extends EntryTable> = Selectable<Database[Table]>;
export type NewEntryRow<Table extends EntryTable> = Insertable<Database[Table]>;

/** What the statements look at; the other columns pass through as they are. */
interface CommonColumns {
  id: number;
  vesselId: VesselId;
  atMs: Instant;
}

/** `order`: of the moments, those of one moment by their number. */
export function createEntryRows<Table extends EntryTable>(table: Table, order: 'asc' | 'desc') {
  type Row = EntryRow<Table>;
  const name = table as 'entry';
  const open = (db: Db) => db as unknown as Kysely<{ entry: CommonColumns }>;
  return {
    async list(db: Db, vesselId: VesselId): Promise<Row[]> {
      const ofVessel = open(db).selectFrom(name).selectAll().where('vesselId', '=', vesselId);
      return (await ofVessel.orderBy('atMs', order).orderBy('id', order).execute()) as Row[];
    },

    async find(db: Db, vesselId: VesselId, id: number): Promise<Row | undefined> {
      const ofVessel = open(db).selectFrom(name).selectAll().where('vesselId', '=', vesselId);
      return (await ofVessel.where('id', '=', id).executeTakeFirst()) as Row | undefined;
    },

    async insert(db: Db, row: NewEntryRow<Table>): Promise<Row> {
      const inserted = open(db)
        .insertInto(name)
        .values(row as unknown as CommonColumns);
      return (await inserted.returningAll().executeTakeFirstOrThrow()) as Row;
    },

    async update(db: Db, id: number, row: NewEntryRow<Table>): Promise<Row> {
      const updated = open(db)
        .updateTable(name)
        .set(row as unknown as CommonColumns)
        .where('id', '=', id);
      return (await updated.returningAll().executeTakeFirstOrThrow()) as Row;
    },

    async delete(db: Db, id: number): Promise<void> {
      await open(db).deleteFrom(name).where('id', '=', id).execute();
    },
  };
}
