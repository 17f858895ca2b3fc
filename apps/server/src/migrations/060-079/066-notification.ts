import { createSqlMigration } from '../statement/sql-migration.ts';

const PRIORITIES = ['emergency', 'alarm', 'warning', 'caution'] as const;
type Rule = Readonly<Record<string, unknown>>;

const alarmRules = (channel: string, severities: readonly string[]): Rule[] =>
  severities.map((severity) => ({ source: 'alarm', severity, channel, vesselIds: null, hours: [] }));
const onScreen = [
  ...alarmRules('toast', PRIORITIES),
  { source: 'zone', severity: null, channel: 'toast', vesselIds: null, hours: [] },
];

/** The rules of who had chosen `notify`, as an SQL literal; none of them holds a quote. */
const chosen = (severities: readonly string[]) =>
  `'${JSON.stringify([...onScreen, ...alarmRules('push', severities)])}'::jsonb`;

export const notification = createSqlMigration(
  `create table notification_preference (
    account_id bigint primary key references account on delete cascade,
    rules jsonb,
    zones jsonb not null default '[]'
  )`,
  // Which alarms are pushed was one word of a person's preferences.
  `insert into notification_preference (account_id, rules)
    select id, case data ->> 'notify' when 'all' then ${chosen(PRIORITIES)}
      else ${chosen(['emergency', 'alarm'])} end
    from account where data ->> 'notify' in ('all', 'important')`,
  `update account set data = data - 'notify' where data ->> 'notify' is not null`,
);
