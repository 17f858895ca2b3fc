import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { createTestPostgres, testPostgresSkipped, testPostgresUrl } from '../../testing/test-postgres.ts';
import { type Db, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const logger = { warn: () => {} };

interface Opened {
  db: Db;
  close(): Promise<void>;
}

async function openEmbedded(): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'fms-database-'));
  const folder = join(root, 'database');
  await copyTemplateDatabase(folder);
  const db = openDatabase({ folder }, logger);
  const close = async () => {
    await db.destroy();
    await rm(root, { recursive: true, force: true });
  };
  return { db, close };
}

async function openNetworked(): Promise<Opened> {
  const { url, drop } = await createTestPostgres(testPostgresUrl ?? '');
  const db = openDatabase({ url }, logger);
  const close = async () => {
    await db.destroy();
    await drop();
  };
  return { db, close };
}

const stores = [
  { name: 'embedded', skip: false, open: openEmbedded },
  {
    name: testPostgresUrl ? 'PostgreSQL' : `PostgreSQL, skipped: ${testPostgresSkipped}`,
    skip: testPostgresUrl === undefined,
    open: openNetworked,
  },
];

for (const { name, skip, open } of stores) {
  describe.skipIf(skip)(`the database (${name})`, () => {
    let opened: Opened;
    let db: Db;
    beforeAll(async () => {
      opened = await open();
      db = opened.db;
      expect(await migrate(db)).toContain('000-installation');
    });
    afterAll(() => opened?.close());

    const names = async () =>
      (await db.selectFrom('organization').select('name').orderBy('id').execute()).map((o) => o.name);

    it('is migrated once', async () => {
      expect(await migrate(db)).toEqual([]);
    });

    it('answers numbers, booleans, bytes and JSON as the same JavaScript values', async () => {
      const { rows } = await sql`
        select 9007199254740991::bigint as large_number, array[1, 2]::bigint[] as some_ids, array[]::bigint[] as no_ids,
          1.5::float8 as float, true as flag, '{"aKey_kept": [1, null]}'::jsonb as json, null::bigint as nothing,
          '\\x00ff'::bytea as bytes`.execute(db);
      const [row] = rows as { bytes: Uint8Array }[];
      expect({ ...row, bytes: [...(row?.bytes ?? [])] }).toEqual({
        largeNumber: 9_007_199_254_740_991,
        someIds: [1, 2],
        noIds: [],
        float: 1.5,
        flag: true,
        json: { aKey_kept: [1, null] },
        nothing: null,
        bytes: [0, 255],
      });
    });

    it('takes a list of ids as one parameter', async () => {
      const { rows } = await sql<{ id: number }>`select unnest(${[3, 4]}::bigint[]) as id`.execute(db);
      expect(rows).toEqual([{ id: 3 }, { id: 4 }]);
    });

    it('keeps a transaction whole, and rolls back what throws', async () => {
      await db.transaction().execute((tx) => tx.insertInto('organization').values({ name: 'kept' }).execute());
      const failing = db.transaction().execute(async (tx) => {
        await tx.insertInto('organization').values({ name: 'gone' }).execute();
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await names()).toEqual(['kept']);
    });

    it('hides an open transaction from other callers, who cannot join it', async () => {
      const inside = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const open = db.transaction().execute(async (tx) => {
        await tx.insertInto('organization').values({ name: 'hidden' }).execute();
        inside.resolve();
        await goOn.promise;
        throw new Error('back');
      });
      await inside.promise;
      const beside = db.insertInto('organization').values({ name: 'beside' }).execute();
      goOn.resolve();
      await expect(open).rejects.toThrow('back');
      await beside;
      expect(await names()).toEqual(['kept', 'beside']);
    });

    it('tells a broken rule by its code and name, and works on', async () => {
      const twice = db.insertInto('organization').values({ name: 'KEPT' }).execute();
      await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'organization_by_name' });
      const orphan = db
        .insertInto('folder')
        .values({ organizationId: toId<OrganizationId>(999), parentId: null, name: 'x' });
      await expect(orphan.execute()).rejects.toMatchObject({ code: '23503' });
      expect(await names()).toHaveLength(2);
    });

    it('refuses questions once closed', async () => {
      await db.destroy();
      await expect(names()).rejects.toThrow();
    });
  });
}
