import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplateDatabase } from '../../../testing/index.ts';
import { runCheckpointWhenDue } from './checkpoints.ts';
import { openPGlite, type PGliteConnection } from './connection.ts';
import { createPgliteDialect } from './dialect.ts';

/** Opening costs a second of processor time, and many more where every core is taken. */
const OPENING_MS = 60_000;

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-pglite-'));
  folder = join(root, 'database');
  await copyTemplateDatabase(folder);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const ask = (connection: PGliteConnection, sql: string) => connection.executeQuery(CompiledQuery.raw(sql));

const WRITES = [
  "insert into log values ('a')",
  'delete from log',
  '  UPDATE log set line = null',
  'with a as (select 1) insert into log select 1',
];

describe('the embedded database', { timeout: OPENING_MS }, () => {
  it('reads on but writes nothing while its disk has no room, goes on when it has, and closes', async () => {
    let room = true;
    const lost: unknown[] = [];
    const connection = await openPGlite(folder, { hasRoom: () => room, onLost: (error) => void lost.push(error) });
    await ask(connection, 'create table log (line text)');
    room = false;
    for (const sql of WRITES) await expect(ask(connection, sql)).rejects.toMatchObject({ code: '53100' });
    expect((await ask(connection, 'select count(*) as lines from log')).rows).toEqual([{ lines: 0 }]);
    room = true;
    await ask(connection, "insert into log values ('b')");
    expect((await ask(connection, 'select line from log')).rows).toEqual([{ line: 'b' }]);
    await connection.close();
    expect(lost, 'what was closed is not lost').toEqual([]);
  });

  it('makes a checkpoint when enough was written, and not before', async () => {
    const db = new Kysely<Record<string, never>>({ dialect: createPgliteDialect(folder) });
    const run = (sql: string) => db.executeQuery(CompiledQuery.raw(sql));
    await run("insert into log values ('a')");
    expect(await runCheckpointWhenDue(db, 1)).toBe(true);
    expect(await runCheckpointWhenDue(db, 1_000_000)).toBe(false);
    await run("insert into log select repeat('x', 100) from generate_series(1, 10000)");
    expect(await runCheckpointWhenDue(db, 1_000_000)).toBe(true);
    await db.destroy();
  });

  it('is given up when it hangs, and refuses everything from then on', async () => {
    const lost: string[] = [];
    const connection = await openPGlite(folder, {
      hangsAfterMs: 200,
      onLost: ({ message }) => void lost.push(message),
    });
    await expect(ask(connection, 'select pg_sleep(3600)')).rejects.toMatchObject({ code: '08003' });
    await expect(ask(connection, 'select 1')).rejects.toMatchObject({ code: '08003' });
    await connection.close();
    expect(lost).toEqual(['The embedded database does not answer any more.']);
  });

  it('says why a damaged folder cannot be opened', async () => {
    await rm(join(folder, 'global'), { recursive: true });
    await expect(openPGlite(folder)).rejects.toThrow();
  });
});
