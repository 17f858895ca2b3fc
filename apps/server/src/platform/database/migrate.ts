/** Brings the tables to the newest form; forward only. */
import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import type { Db } from './database.ts';

/** Applies what is missing, each migration in one transaction; answers the names of those applied. */
export async function migrate(database: Db): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Subjects number their own decades (001…, 010…), so a later one may be applied before an earlier one grows.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, { cause: error });
  }
  return (results ?? []).map((result) => result.migrationName);
}
