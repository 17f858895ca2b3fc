/** A migration is a list of SQL statements, run in order inside one transaction; there is no way back. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export function createSqlMigration(...statements: string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
