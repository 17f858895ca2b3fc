import { createSqlMigration } from '../statement/sql-migration.ts';

/** Empty for the tags of before: each is told when its vessel declares it again. */
export const tagSentence = createSqlMigration(`alter table tag add column sentence text not null default ''`);
