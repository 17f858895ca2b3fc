import { createSqlMigration } from '../statement/sql-migration.ts';

export const removed = createSqlMigration(
  // What was deleted here and has data in the telemetry store, which knows no references: a job removes them there. Kept by
  // triggers, so that whatever deletes a vessel or a tag cannot forget it.
  `create table removed (
    kind text not null check (kind in ('tag', 'vessel')),
    id bigint not null,
    primary key (kind, id)
  )`,
  `create function remember_removed() returns trigger language plpgsql as $$
    begin
      insert into removed (kind, id) values (tg_argv[0], old.id) on conflict do nothing;
      return null;
    end $$`,
  `create trigger tag_removed after delete on tag for each row execute function remember_removed('tag')`,
  `create trigger vessel_removed after delete on vessel for each row execute function remember_removed('vessel')`,
);
