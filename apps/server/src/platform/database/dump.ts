/**
 * The rows of a PostgreSQL server as text, for a backup, and back into an empty database. Everything is of one moment:
 * one transaction that sees nothing of what is written after it began. No client program of PostgreSQL is needed.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { type ControlledTransaction, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import { readCompressedFile } from '../disk/compressed-file.ts';
import { StartFailure } from '../failure/start-failure.ts';
import type { Database, Db, Tx } from './database.ts';

const ROWS_AT_ONCE = 1000;
/** A few times what the largest call brings in: images lie in files, not in rows. */
const MAX_ROW_CHARACTERS = 8_000_000;
const RECORD_BOUNDS: ShapeBounds = { size: 1_000_000, depth: 3, values: 50_000, keys: 50, text: 10_000 };
const ROWS_SUFFIX = '.jsonl.zst';
const SEQUENCES = 'sequences.json';
/** Kysely's own record of migrations: read at restore, never written from a dump. */
const MIGRATION_TABLE = 'kysely_migration';

interface SequencePosition {
  name: string;
  last: number | null;
}

/** What its tables and indexes take there. */
export async function getDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Fixes the moment; the answer writes every table into `folder` and ends the transaction. */
export async function dumpDatabase(db: Db, folder: string): Promise<() => Promise<void>> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // The first question is the moment. Sequences stand outside transactions: they are read beside it.
    const tables = await tablesOf(tx);
    const sequences = await sql<SequencePosition>`
      select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema()`.execute(
      tx,
    );
    return () => writeDump(tx, folder, tables, sequences.rows);
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name === MIGRATION_TABLE || !name.startsWith('kysely_'));
}

async function writeDump(
  tx: ControlledTransaction<Database>,
  folder: string,
  tables: readonly string[],
  sequences: readonly SequencePosition[],
): Promise<void> {
  try {
    await mkdir(folder);
    for (const table of tables) {
      const out = createWriteStream(join(folder, `${table}${ROWS_SUFFIX}`), { mode: 0o600 });
      await pipeline(Readable.from(rowsOf(tx, table)), createZstdCompress(), out);
    }
    await writeFile(join(folder, SEQUENCES), JSON.stringify(sequences), { mode: 0o600 });
  } finally {
    await tx.rollback().execute();
  }
}

async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string> {
  await sql`declare dump no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dump`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await sql`close dump`.execute(tx);
}

/** Fills an empty database with a dump; throws a `StartFailure` when it is not empty. All of it or nothing. */
export async function loadDatabase(db: Db, folder: string): Promise<void> {
  if ((await tablesOf(db)).length > 0) {
    throw new StartFailure('The PostgreSQL of DATABASE_URL holds tables already: restore into an empty database.');
  }
  const applied: string[] = [];
  for await (const line of linesOf(join(folder, `${MIGRATION_TABLE}${ROWS_SUFFIX}`))) {
    applied.push(parsedAs<{ name: string }>(line, folder).name);
  }
  await migrateTo(db, applied);
  const names = (await readdir(folder)).filter((name) => name.endsWith(ROWS_SUFFIX));
  const tables = names.map((name) => name.slice(0, -ROWS_SUFFIX.length)).filter((name) => name !== MIGRATION_TABLE);
  await db.transaction().execute(async (tx) => {
    // Rows come table by table: what refers to a later one is checked when all are there.
    const bonds = await loosenBonds(tx);
    for (const table of tables) await loadTable(tx, folder, table);
    for (const bond of bonds) await sql.raw(bond).execute(tx);
    const text = await readFile(join(folder, SEQUENCES), 'utf8');
    for (const { name, last } of parsedAs<SequencePosition[]>(text, folder)) {
      if (last !== null) await sql`select setval(${name}::regclass, ${last})`.execute(tx);
    }
  });
}

/** What a dump says of itself; its rows are parsed by the database alone. Throws a `StartFailure` where it is damaged. */
function parsedAs<T>(text: string, folder: string): T {
  const read = readJson(text, RECORD_BOUNDS);
  if (!read.ok) throw new StartFailure(`The dump in ${folder} is damaged: ${read.reason}.`);
  return read.value as T;
}

/** The tables as they were when the dump was made; the next start brings them up to date. */
async function migrateTo(db: Db, names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !migrations[name]);
  if (unknown) throw new StartFailure(`The backup was made by a newer version (${unknown}): restore it with that one.`);
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => wanted } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables of the backup could not be made.', { cause: error });
}

/** Drops every foreign key; answers the statements that make them again. */
async function loosenBonds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { owner, name } of rows) await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(tx);
  return rows.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`);
}

async function loadTable(tx: Tx, folder: string, table: string): Promise<void> {
  const into = sql.table(table);
  await sql`delete from ${into}`.execute(tx);
  let lines: string[] = [];
  const flush = async () => {
    if (lines.length === 0) return;
    const rows = `[${lines.join(',')}]`;
    await sql`insert into ${into} overriding system value
      select * from json_populate_recordset(null::${into}, ${rows}::json)`.execute(tx);
    lines = [];
  };
  for await (const line of linesOf(join(folder, `${table}${ROWS_SUFFIX}`))) {
    lines.push(line);
    if (lines.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
}

/**
 * Only a line feed ends a line: texts of people and ships hold the other separators of Unicode as they are. Throws a
 * `StartFailure` where a line is longer than any row.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of readCompressedFile(path)) {
    if (rest.length > MAX_ROW_CHARACTERS) throw new StartFailure(`${path} has a line that is no row: it is damaged.`);
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
