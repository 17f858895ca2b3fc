/** Two servers over one store, by a clock that the test moves: nothing waits for real time. */
import { HOUR_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createQueue, type Queue, type QueueRun } from './index.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
const LEASE_MS = 20_000;
const RETRY_MS = 10_000;

let store: TestDatabase;
const opened: Queue[] = [];
beforeAll(async () => {
  store = await openTestDatabase(clock);
});
afterAll(() => store.close());
beforeEach(() => store.db.deleteFrom('queueJob').execute());
afterEach(async () => {
  for (const queue of opened.splice(0)) await queue.close();
});

type Work = (run: QueueRun<string>) => Promise<void>;

/** A server with a queue of reports; it looks when the test says so. */
function startServer(worker: string, run: Work, concurrency = 1) {
  const quiet = { error: () => {}, warn: () => {} };
  const queue = createQueue({ db: store.db, clock, logger: quiet, worker });
  opened.push(queue);
  const reports = queue.define({ name: 'report', data: z.string(), attempts: 2, retryMs: RETRY_MS, concurrency, run });
  const put = (data: string, key?: string) => reports.put(store.db, key === undefined ? { data } : { data, key });
  const work = async () => {
    await queue.look();
    await queue.settle();
  };
  return { queue, put, work };
}

/** A server whose attempts never end by themselves: it is taken away in the middle of one. */
function startDyingServer(worker: string) {
  const began = Promise.withResolvers<void>();
  const run: Work = ({ signal }) => {
    began.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  };
  return { ...startServer(worker, run), began: began.promise };
}

const rows = () => store.db.selectFrom('queueJob').selectAll().orderBy('id').execute();

describe('a queue', () => {
  it('does each job once though two servers look', async () => {
    const done: string[] = [];
    const [one, other] = ['one', 'other'].map((name) => startServer(name, async ({ data }) => void done.push(data), 3));
    for (const data of ['a', 'b', 'c', 'd']) await one?.put(data);
    await Promise.all([one?.work(), other?.work()]);
    await one?.work();
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect((await rows()).map(({ state, attempt }) => [state, attempt])).toEqual(Array(4).fill(['done', 1]));
  });

  it('begins a job when it is due, and one of a key at a time', async () => {
    const done: string[] = [];
    const server = startServer('one', async ({ data }) => void done.push(data));
    expect(await server.put('a', 'same')).toBeTypeOf('number');
    expect(await server.put('b', 'same')).toBeNull();
    await server.work();
    expect(await server.put('c', 'same')).toBeTypeOf('number');
    await server.work();
    expect(done).toEqual(['a', 'c']);
  });

  it('repeats what failed after a wait, and keeps what was given up with its reason', async () => {
    const attempts: number[] = [];
    const server = startServer('one', async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error(`no ${attempt}`);
    });
    await server.put('a');
    await server.work();
    await server.work();
    expect(attempts).toEqual([1]);
    expect(await rows()).toMatchObject([{ state: 'waiting', error: 'no 1', dueMs: clock.now() + RETRY_MS }]);
    clock.advance(RETRY_MS);
    await server.work();
    expect(attempts).toEqual([1, 2]);
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'no 2', data: '"a"' }]);
  });

  it('takes over from a server that died, not before its lease ended, and gives up after the last attempt', async () => {
    const dead = startDyingServer('dead');
    await dead.put('a');
    await dead.queue.look();
    await dead.began;
    const done: number[] = [];
    const heir = startServer('heir', async ({ attempt }) => void done.push(attempt));
    await heir.work();
    expect(done).toEqual([]);
    clock.advance(LEASE_MS + 1);
    await heir.work();
    expect(done).toEqual([2]);
    await dead.queue.look();
    await dead.queue.settle();
    expect(await rows()).toMatchObject([{ state: 'done', attempt: 2 }]);

    await store.db
      .updateTable('queueJob')
      .set({ state: 'running', attemptsLeft: 0, leaseUntilMs: clock.now() - 1 })
      .execute();
    await heir.work();
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'The server ended during the last attempt.' }]);
  });

  it('gives back what runs when its server is closed, without counting the attempt', async () => {
    const closing = startDyingServer('closing');
    await closing.put('a');
    await closing.queue.look();
    await closing.began;
    await closing.queue.close();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempt: 0, attemptsLeft: 2 }]);
  });

  it('stops an attempt whose job was cancelled', async () => {
    const server = startDyingServer('one');
    await server.put('a');
    await server.queue.look();
    await server.began;
    await store.db.updateTable('queueJob').set({ state: 'cancelled' }).execute();
    await server.work();
    expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
  });
});

describe('periodic work', () => {
  async function startPeriodic(worker: string, settleMs: number, run: () => Promise<void>) {
    const queue = createQueue({ db: store.db, clock, logger: { error: () => {}, warn: () => {} }, worker });
    opened.push(queue);
    queue.repeat({ name: 'silence', intervalMs: HOUR_MS, settleMs, run });
    await queue.open();
    return async () => {
      await queue.look();
      await queue.settle();
    };
  }

  it('keeps its next run over a restart, and is done once by two servers', async () => {
    let runs = 0;
    const run = async () => void runs++;
    await (await startPeriodic('first', 0, run))();
    clock.advance(HOUR_MS / 2);
    const [one, other] = [await startPeriodic('one', 0, run), await startPeriodic('other', 0, run)];
    clock.advance(HOUR_MS / 2);
    await Promise.all([one(), other()]);
    expect(runs).toBe(1);
    clock.advance(HOUR_MS);
    await Promise.all([one(), other()]);
    expect(runs).toBe(2);
  });

  it('waits after a start, though it was due long ago', async () => {
    let runs = 0;
    const run = async () => void runs++;
    await startPeriodic('first', 0, run);
    clock.advance(10 * HOUR_MS);
    const work = await startPeriodic('second', HOUR_MS, run);
    await work();
    expect(runs).toBe(0);
    clock.advance(HOUR_MS);
    await work();
    expect(runs).toBe(1);
  });
});
