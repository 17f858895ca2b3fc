/** Specification §9.6, `EmailNoActivity`: from the setting of a vessel by the hourly job to the mail. */
import { listOutbox } from '@fms/contract/outbox';
import { editVessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LinkedServer, startLinkedServer } from './testing/index.ts';
import { captureJobs } from './testing/server-jobs.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { time: NOON, now: () => clock.time };

let fleet: LinkedServer;
let runJobs: () => void;
beforeAll(async () => {
  ({ started: fleet, runJobs } = await captureJobs(HOUR, () => startLinkedServer({ clock })));
});
afterAll(() => fleet.close());

it('tells the followers of a vessel that it was not heard for 48 h', async () => {
  const { server, link } = fleet;
  const { vesselId } = await link.open('Havbris', { name: 'Havbris' }, [{ name: 'Speed' }]);
  await link.store({
    ...{ stream: 'Havbris', sequence: 1 },
    numbers: [{ tagIndex: 0, timeMs: NOON, ordinal: 0, quality: 0, value: 12 }],
  });
  const setting = { EmailNoActivity: true };
  await server.asManager.call(editVessel, { body: { vesselId: toId<VesselId>(vesselId), setting } });

  clock.time += 49 * HOUR;
  runJobs();

  const admin = await server.signIn('admin');
  await vi.waitFor(async () => {
    const mails = await admin.call(listOutbox, { query: {} });
    expect(mails.map(({ subject }) => subject)).toContain('Nothing was heard of Havbris for 48 h');
  });
}, 60_000);
