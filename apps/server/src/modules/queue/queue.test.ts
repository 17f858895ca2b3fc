/** The durable queue through its calls: what admins see of it, and what they may do to a job. */
import { listAudit } from '@fms/contract/audit';
import { cancelQueueJob, listQueueJobs, listQueues, retryQueueJob } from '@fms/contract/queue';
import { HOUR_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRefusal, startTestServer, type TestServer } from '../../testing/index.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const clock = createFakeClock(NOW);
const lost = {
  queue: 'of an older release',
  key: null,
  data: '{"runId":1}',
  createdMs: NOW,
  dueMs: NOW,
  attempt: 3,
  attemptsLeft: 0,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    prepare: async (db) => {
      const failed = { ...lost, state: 'failed', startedMs: NOW, endedMs: NOW + 2000, error: 'disk full' } as const;
      await db.insertInto('queueJob').values(failed).execute();
    },
  });
});
afterAll(() => server.close());

const jobs = async (query: object = {}) => server.asAdmin.call(listQueueJobs, { query });

it('lists every queue with its interval, its last and its next run', async () => {
  const queues = await server.asAdmin.call(listQueues);
  const of = (name: string) => queues.find((queue) => queue.name === name);
  const next = new Date(NOW + HOUR_MS).toISOString();
  expect(of('silence')).toMatchObject({ intervalSeconds: 3600, waiting: 1, lastRun: null, nextAt: next });
  expect(of('of an older release')).toMatchObject({
    ...{ failed: 1, waiting: 0 },
    lastRun: { state: 'failed', seconds: 2, error: 'disk full' },
  });
});

it('runs a failed job again, refuses what makes no sense, and records who did it', async () => {
  const { asAdmin } = server;
  const [failed] = await jobs({ state: 'failed' });
  const body = { id: failed?.id ?? 0 };
  expect(await asAdmin.call(retryQueueJob, { body })).toMatchObject({ state: 'waiting', attemptsLeft: 3 });
  expect(await asAdmin.call(cancelQueueJob, { body })).toMatchObject({ state: 'cancelled' });
  expect(await readRefusal(asAdmin.call(cancelQueueJob, { body }))).toMatchObject({ code: 'conflict' });
  const [silence] = await jobs({ queue: 'silence' });
  const periodic = { body: { id: silence?.id ?? 0 } };
  expect(await readRefusal(asAdmin.call(cancelQueueJob, periodic))).toMatchObject({ code: 'conflict' });
  expect(await readRefusal(asAdmin.call(retryQueueJob, { body: { id: 999_999 } }))).toMatchObject({
    code: 'not-found',
  });
  const trail = (await asAdmin.call(listAudit, { query: {} })).map(({ what }) => what);
  expect(trail.filter((what) => what.startsWith('queue-job'))).toEqual(['queue-job.cancelled', 'queue-job.retried']);
});
