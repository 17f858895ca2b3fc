import { notificationRule } from '@fms/contract/notification';
import { toId, type UserId } from '@fms/domain/identity';
import { DEFAULT_RULES } from '@fms/domain/notification';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { notification } from './066-notification.ts';

const store = setUp(() => openTestDatabase({ now: () => 0 }));

it('carries over which alarms were pushed, and what never was chosen stays the default', async () => {
  const { db } = store;
  const chosen = ['all', 'important', 'none'];
  for (const [at, notify] of chosen.entries()) {
    const data = JSON.stringify({ notify, isAlarmShow: false });
    await sql`update account set data = ${data}::text::jsonb where id = ${at + 1}`.execute(db);
  }
  // The table exists already: it is made once more.
  await sql`drop table notification_preference`.execute(db);
  await db.transaction().execute((tx) => notification.up(tx));

  const rows = await db.selectFrom('notificationPreference').selectAll().orderBy('accountId').execute();
  const pushed = rows.map(({ accountId, rules }) => [
    accountId,
    z
      .array(notificationRule)
      .parse(rules)
      .filter(({ channel }) => channel === 'push')
      .map(({ severity }) => severity),
  ]);
  expect(pushed).toEqual([
    [toId<UserId>(1), ['emergency', 'alarm', 'warning', 'caution']],
    [toId<UserId>(2), ['emergency', 'alarm']],
  ]);
  expect(rows[0]?.rules?.filter(({ channel }) => channel === 'toast')).toEqual(
    DEFAULT_RULES.filter(({ channel }) => channel === 'toast'),
  );
  const accounts = await db
    .selectFrom('account')
    .select('data')
    .where('id', 'in', [1, 2, 3].map(toId<UserId>))
    .execute();
  expect(accounts.map(({ data }) => data)).toEqual(Array(3).fill({ isAlarmShow: false }));
});
