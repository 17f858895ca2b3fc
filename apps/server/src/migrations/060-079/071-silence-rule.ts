import { createSqlMigration } from '../statement/sql-migration.ts';

const RULE = { source: 'silence', severity: null, channel: 'mail', vesselIds: null, hours: [] };

export const silenceRule = createSqlMigration(
  // Mails about silent vessels went to all who follow one; who chose rules before keeps them until the rule is taken away.
  `update notification_preference set rules = rules || '[${JSON.stringify(RULE)}]'::jsonb where rules is not null`,
);
