/**
 * What was stored before texts were held to the contract's rule is brought in line with it, because the same schemas read
 * it: control characters are replaced, and names by which a ship is found are in NFC as its gateway now sends them.
 */
import { cleanLine } from '@fms/contract/scalar';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables with their columns of one line. */
const LINES: Record<string, readonly string[]> = {
  account: ['full_name', 'phone'],
  vessel: ['name', 'imo', 'mmsi', 'call_sign', 'project_number', 'customer_ref', 'serial_number'],
  tag: ['name', 'source'],
  zone: ['name'],
};
/** Columns of JSON, each written anew as its own type. */
const DOCUMENTS: readonly (readonly [table: string, column: string, type: 'jsonb' | 'text'])[] = [
  ['account', 'data', 'jsonb'],
  ['vessel', 'options', 'jsonb'],
  ['vessel', 'detail', 'jsonb'],
  ['dashboard', 'widgets', 'text'],
];

/** SQLSTATE of a value that another row has already. */
const TAKEN = '23505';

const cleanJson = (json: string) =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) => (typeof value === 'string' ? cleanLine(value) : value));

async function cleanColumn(db: Kysely<unknown>, table: string, column: string, type: string, clean = cleanLine) {
  const [tableRef, columnRef] = [sql.table(table), sql.ref(column)];
  // PostgreSQL has written what JSON may not hold as an escape: \u0007 and the like.
  const { rows } = await sql<{ id: string; held: string }>`
    select id, ${columnRef}::text as held from ${tableRef}
    where ${columnRef}::text ~ '[^\u0020-\u007e]|\\\\[ubfnrt]'`.execute(db);
  for (const { id, held } of rows) {
    const cleaned = clean(held);
    if (cleaned === held) continue;
    await sql`savepoint one_text`.execute(db);
    try {
      await sql`update ${tableRef} set ${columnRef} = ${cleaned}::text::${sql.raw(type)} where id = ${id}`.execute(db);
    } catch (error) {
      if ((error as { code?: unknown }).code !== TAKEN) throw error;
      // Two tags whose names look alike: each keeps its own, and its history.
      await sql`rollback to savepoint one_text`.execute(db);
    }
  }
}

export const textRule: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries(LINES)) {
      for (const column of columns) await cleanColumn(db, table, column, 'text');
    }
    for (const [table, column, type] of DOCUMENTS) await cleanColumn(db, table, column, type, cleanJson);
  },
};
