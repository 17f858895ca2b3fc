import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { ANSWER_STANDS_MS, openProbe } from './probe.ts';

/** A store that answers when the test says so. */
function aStore() {
  const asked: PromiseWithResolvers<void>[] = [];
  class HeldDriver extends DummyDriver {
    override async acquireConnection() {
      const question = Promise.withResolvers<void>();
      asked.push(question);
      await question.promise;
      return super.acquireConnection();
    }
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new HeldDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, asked };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

it('says whether the store answers without asking it: by the last answer and its age', async () => {
  let now = 0;
  const { db, asked } = aStore();
  const probe = openProbe(db, () => now);
  probe.requireAnswer();
  const first = probe.ask();
  void probe.ask();
  await settled();
  expect(asked).toHaveLength(1);
  now = ANSWER_STANDS_MS;
  probe.requireAnswer();
  now++;
  expect(() => probe.requireAnswer()).toThrow('not answered');
  asked[0]?.resolve();
  await first;
  probe.requireAnswer();
  const failing = probe.ask();
  await settled();
  asked[1]?.reject(new Error('gone'));
  await failing;
  expect(() => probe.requireAnswer()).toThrow('gone');
  const back = probe.ask();
  await settled();
  asked[2]?.resolve();
  await back;
  probe.requireAnswer();
  probe.close();
});
