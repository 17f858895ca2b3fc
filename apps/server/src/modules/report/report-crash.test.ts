/** A server killed in the middle of a report: the run is done once after the restart, whole, and nothing of it is left half. */
import { listQueueJobs } from '@fms/contract/queue';
import { downloadReport, listReportRuns, runReport } from '@fms/contract/report';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectLink } from '../../ingest/testing/link-client.ts';
import { createServerFolder, type ServerFolder } from '../../testing/index.ts';
import { buildReportFields } from '../../testing/report-fields.ts';

const HOUR = 3_600_000;
/** A day of every second: long enough to be killed in. */
const TO = Math.floor(Date.now() / HOUR) * HOUR;
const span = { from: new Date(TO - 24 * HOUR).toISOString(), to: new Date(TO).toISOString() };

let folder: ServerFolder;
beforeAll(async () => {
  folder = await createServerFolder();
});
afterAll(() => folder.remove());

it('is made once and whole after the death of its server', async () => {
  const server = await folder.start();
  const link = await connectLink(server.address, await server.fleetKey());
  const { vesselId } = await link.open('killed', { name: 'Killed' }, [{ name: 'Speed' }]);
  const numbers = [{ tagIndex: 0, timeMs: TO - HOUR, ordinal: 0, quality: 0, value: 7 }];
  await link.store({ stream: 'killed', sequence: 1, numbers });
  const asked = { type: 'daily-full-data', grouping: '1s', format: 'csv' } as const;
  const fields = buildReportFields([toId<VesselId>(vesselId)], asked);
  const client = await server.asAdmin();
  const { id } = await client.call(runReport, { body: { fields, span, definitionId: null, isSent: false } });
  await vi.waitFor(async () => expect((await client.call(listReportRuns, { query: {} }))[0]?.state).toBe('running'), {
    timeout: 20_000,
    interval: 20,
  });
  await server.kill();

  const heir = await (await folder.start()).asAdmin();
  const run = await vi.waitFor(
    async () => {
      const [found] = await heir.call(listReportRuns, { query: {} });
      expect(found?.state).toBe('done');
      return found;
    },
    { timeout: 120_000, interval: 500 },
  );
  expect(run?.id).toBe(id);
  const file = await (await heir.fetch(`${downloadReport.path}?id=${id}`)).text();
  expect(file.split('\r\n').filter((line) => /^\d{4}-.*Z,/.test(line))).toHaveLength(86_400);
  const jobs = await heir.call(listQueueJobs, { query: { queue: 'report' } });
  expect(jobs.map(({ state, attempt }) => [state, attempt])).toEqual([['done', 2]]);
}, 240_000);
