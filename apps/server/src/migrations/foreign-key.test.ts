/** What a deletion takes along, or takes a name from, is found by an index: without one every row of years is read. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { setUp } from '../testing/set-up.ts';

/** Small tables, and the audit trail: an account is deleted seldom enough to read all of it. */
const WITHOUT_INDEX = [
  'account.organization_id',
  'alarm_suppression.alarm_id',
  'alarm_suppression.tag_id',
  'audit.account_id',
  'audit.acting_id',
  'chart_note.account_id',
  'chart_view.account_id',
  'dashboard.account_id',
  'dashboard.organization_id',
  'dashboard.vessel_id',
  'feedback.account_id',
  'folder.parent_id',
];

const store = setUp(() => openTestDatabase({ now: () => 0 }));

it('every reference that a deletion follows has an index, but for those that are known to need none', async () => {
  const { rows } = await sql<{ place: string }>`
    select bond.conrelid::regclass::text || '.' || att.attname as place
    from pg_constraint bond
    join pg_attribute att on att.attrelid = bond.conrelid and att.attnum = bond.conkey[1]
    where bond.contype = 'f' and bond.connamespace = current_schema()::regnamespace
      and not exists (
        select from pg_index ind
        where ind.indrelid = bond.conrelid and ind.indkey[0] = bond.conkey[1]
          and (ind.indpred is null or pg_get_expr(ind.indpred, ind.indrelid) = format('(%I IS NOT NULL)', att.attname))
      )
    order by place`.execute(store.db);
  expect(rows.map(({ place }) => place)).toEqual(WITHOUT_INDEX);
});
