import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPostgres, openTestDatabase, type TestDatabase, testPostgresUrl } from '../../testing/index.ts';
import { type Db, openDatabase } from './database.ts';
import { dumpDatabase, loadDatabase } from './dump.ts';
import { migrate } from './migrate.ts';

const clock = { now: () => Date.UTC(2026, 4, 14, 12) };
const quiet = { warn: () => {} };

let root: string;
let source: TestDatabase;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-dump-'));
  source = await openTestDatabase(clock);
}, 120_000);
afterAll(async () => {
  await source.close();
  await rm(root, { recursive: true, force: true });
});

/** Every row of every table as text. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const content: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !table.name.startsWith('kysely_'))) {
    const { rows } = await sql<{ line: string }>`select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(
      db,
    );
    content[name] = rows.map(({ line }) => line).sort();
  }
  return content;
}

/** A server where there is one; else the embedded PostgreSQL, which takes the same statements. */
async function emptyDatabase(): Promise<{ db: Db; drop: () => Promise<void> }> {
  const postgres = testPostgresUrl ? await createTestPostgres(testPostgresUrl) : null;
  const db = openDatabase(postgres ? { url: postgres.url } : { folder: join(root, crypto.randomUUID()) }, quiet);
  return {
    db,
    async drop() {
      await db.destroy();
      await postgres?.drop();
    },
  };
}

it('brings every row back as it was, numbers going on where they stood, and is brought up to date afterwards', async () => {
  const made = (place: Db, name: string) =>
    place
      .insertInto('folder')
      .values({ name, parentId: null, organizationId: toId<OrganizationId>(1) })
      .returning('id')
      .executeTakeFirstOrThrow();
  await made(source.db, "Bjørn's");
  await made(source.db, 'two\nlines,\u2028a separator\u2029and a return\r');
  const content = await contentOf(source.db);
  const complete = await dumpDatabase(source.db, join(root, 'dump'));
  await complete();
  const { db, drop } = await emptyDatabase();
  await loadDatabase(db, join(root, 'dump'));
  expect(await contentOf(db)).toEqual(content);
  expect(Object.values(content).flat().length).toBeGreaterThan(5);
  expect(await migrate(db)).toEqual([]);
  expect(await made(db, 'Next')).toEqual(await made(source.db, 'Next'));
  await expect(loadDatabase(db, join(root, 'dump'))).rejects.toThrow('empty database');
  await drop();
}, 180_000);
