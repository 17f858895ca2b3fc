/** Specification §9.6, `EmailNoActivity`: from the setting of a vessel by the hourly job to the mail. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOutbox } from '@fms/contract/message';
import { editVessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectLink } from './ingest/testing/link-client.ts';
import { startTestServer, type TestServer } from './testing/index.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { time: NOON, now: () => clock.time };

let server: TestServer;
/** The server's jobs of every hour. */
const jobs: (() => void)[] = [];
beforeAll(async () => {
  const { setInterval: real } = globalThis;
  const intervals = vi.spyOn(globalThis, 'setInterval');
  intervals.mockImplementation(((work: () => void, ms: number) => {
    if (ms >= HOUR) jobs.push(work);
    return real(work, ms);
  }) as typeof setInterval);
  server = await startTestServer({ clock });
  intervals.mockRestore();
});
afterAll(() => server.close());

it('tells the followers of a vessel that it was not heard for 48 h', async () => {
  const link = await connectLink(
    server.address,
    (await readFile(join(server.dataFolder, 'demo-fleet.key'), 'utf8')).trim(),
  );
  const { vesselId } = await link.open('Havbris', { name: 'Havbris' }, [{ name: 'Speed' }]);
  await link.store({
    ...{ stream: 'Havbris', sequence: 1 },
    numbers: [{ tagIndex: 0, timeMs: NOON, ordinal: 0, quality: 0, value: 12 }],
  });
  await link.close();
  const setting = { EmailNoActivity: true };
  await server.asManager.call(editVessel, { body: { vesselId: toId<VesselId>(vesselId), setting } });

  clock.time += 49 * HOUR;
  for (const job of jobs) job();

  const admin = await server.signIn('admin');
  await vi.waitFor(async () => {
    const mails = await admin.call(listOutbox, { query: {} });
    expect(mails.map(({ subject }) => subject)).toContain('Nothing was heard of Havbris for 48 h');
  });
}, 60_000);
