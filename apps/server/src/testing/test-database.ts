/** A migrated, seeded store without a server around it, for tests of services. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemonstration } from '../demonstration/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { copyMigratedDatabase } from './template-database.ts';

export interface TestDatabase {
  db: Db;
  close(): Promise<void>;
}

/** Holds the demonstration's organisations (1 and 2) and accounts (1 admin, 2 manager, 3 operator). */
export async function openTestDatabase(clock: Clock): Promise<TestDatabase> {
  const root = await mkdtemp(join(tmpdir(), 'fms-database-'));
  const folder = join(root, 'database');
  await copyMigratedDatabase(folder);
  const db = openDatabase({ folder }, { warn: () => {} });
  await migrate(db);
  await seedDemonstration(db, clock);
  return {
    db,
    async close() {
      await db.destroy();
      await rm(root, { recursive: true, force: true });
    },
  };
}
