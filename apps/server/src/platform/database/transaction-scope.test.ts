import { createFakeClock } from '@fms/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase(createFakeClock(Date.UTC(2026, 10, 21)));
});
afterAll(() => store.close());

const ask = (db: TestDatabase['db']) => sql<{ one: number }>`select 1 as one`.execute(db);

it('refuses a statement beside the transaction that asks for it, which would wait for itself', async () => {
  const { db } = store;
  const asking = db.transaction().execute(() => ask(db));
  await expect(asking).rejects.toThrow('hand the transaction in');
  expect((await ask(db)).rows).toEqual([{ one: 1 }]);
});

it('takes statements of the transaction, others meanwhile, and what it began once it has ended', async () => {
  const { db } = store;
  let goOn = () => {};
  const ended = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { later, other } = await db.transaction().execute(async (tx) => {
    await ask(tx);
    return { later: ended.then(() => ask(db)), other: ended };
  });
  goOn();
  await other;
  expect((await later).rows).toEqual([{ one: 1 }]);
});
