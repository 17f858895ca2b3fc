import type { HealthReport } from '@fms/contract/health';
import { toId, type VesselId } from '@fms/domain/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import '../../language/control-panel.ts';
import HealthPage from './health.page.tsx';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(clearScreen);

const AT = '2026-11-23T08:00:00.000Z';
const ran = { intervalSeconds: 5, runs: 12, lastRunAt: AT, lastSeconds: 0.25 };
const REPORT: HealthReport = {
  ...{ at: AT, version: '1.4.2', startedAt: AT, freeBytes: 104_857_600 },
  ingest: { samplesPerSecond: 12.5, samplesStored: 1000 },
  vessels: [
    {
      ...{ vesselId: toId<VesselId>(1), name: 'Havbris', isConnected: true, lastContact: AT },
      ...{ backlogBytes: 2048, samplesStored: 1000, expiredDate: null },
    },
  ],
  refusals: [{ place: 'server', reason: 'clock-ahead', count: 3, vessels: 1, lastAt: AT }],
  stores: [{ store: 'telemetry', bytes: 1_048_576, bytesPerDay: 1024 }],
  jobs: [
    { name: 'outbox', ...ran, failures: 0, lastFailedAt: null, lastError: null },
    { name: 'retention', ...ran, failures: 2, lastFailedAt: AT, lastError: 'disk full' },
  ],
  mail: {
    waiting: 1,
    failed: 1,
    failures: [{ id: 4, at: AT, to: 'a@b.example', subject: 'Invitation', error: '550' }],
  },
  certificate: { host: 'fleet.example', validTo: null, error: 'It does not answer.' },
  backup: null,
};

it('shows rate, stores, jobs that failed first, refused by reason, failed mails, certificate and backup', async () => {
  stubCalls({ '/api/v2/health': { body: REPORT } });
  renderScreen(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <HealthPage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const jobs = await screen.findByRole('table', { name: 'Jobs' });
  const names = within(jobs)
    .getAllByRole('row')
    .map((row) => row.querySelector('td')?.textContent);
  expect(names).toEqual([undefined, 'retention', 'outbox']);
  expect(within(jobs).getByText('disk full')).toBeTruthy();
  for (const text of ['12.5', '100.0 MB', 'none yet', 'not read: It does not answer.', '1, 1']) screen.getByText(text);
  expect(within(screen.getByRole('table', { name: 'Stores' })).getByText('1 KB')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Refused by reason' })).getByText('clock ahead')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Mails that failed' })).getByText('550')).toBeTruthy();
});
