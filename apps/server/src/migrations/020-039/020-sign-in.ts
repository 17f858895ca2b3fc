import { createSqlMigration } from '../statement/sql-migration.ts';

export const signIn = createSqlMigration(
  `alter table sign_in add column last_seen_ms bigint not null default 0`,
  `update sign_in set last_seen_ms = created_ms`,
  // Set where a sign-in ends whatever happens: while it waits for its code, and for impersonation.
  `alter table sign_in add column ends_ms bigint`,
  // An impersonation without its admin must not look like the user's own sign-in.
  `alter table sign_in drop constraint sign_in_impersonated_by_fkey`,
  `alter table sign_in add constraint sign_in_impersonated_by_fkey
    foreign key (impersonated_by) references account on delete cascade`,
  `create index sign_in_by_admin on sign_in (impersonated_by) where impersonated_by is not null`,
  `alter table account add column last_sign_in_ms bigint`,
  `alter table audit add column acting_id bigint references account on delete set null`,
  `alter table audit add column acting_name text`,
  `create index audit_by_what on audit (what, at_ms)`,
  `alter table one_time_code add column data jsonb not null default '{}'`,
  `create index one_time_code_by_purpose on one_time_code (purpose)`,
);
