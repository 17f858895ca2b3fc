import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken, buildVessel } from '../../testing/builders.ts';
import { renderScreen, stubCalls } from '../../testing/screen.tsx';
import StoragePage from './storage.page.tsx';

const STORAGE = '/api/v2/telemetry/storage';
const VESSELS = '/api/v1.3/vessel/GetAll';

beforeAll(() => import('../../language/inside.ts'));
beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function draw(rows: readonly object[]): Promise<void> {
  const keepsAMonth = { options: JSON.stringify({ setting: { dataMaxDays: 30 } }) };
  stubCalls({ [STORAGE]: { body: rows }, [VESSELS]: { body: [buildVessel(1), buildVessel(2, keepsAMonth)] } });
  renderScreen(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <StoragePage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('table', { name: 'Storage' });
}

const taken = (vesselId: number, samples: number, bytes: number) => ({
  ...{ vesselId, samples, bytes, derivedBytes: 1024, bytesPerDay: 2048 },
  ...{ oldest: '2026-08-23T00:00:00.000Z', newest: '2026-11-20T12:00:00.000Z' },
});

it('lists what each vessel takes of the disk, largest first, how it grows and how long it is kept', async () => {
  const nothing = { samples: 0, bytes: 0, derivedBytes: 0, bytesPerDay: 0, oldest: null, newest: null };
  await draw([{ vesselId: 1, ...nothing }, taken(2, 1_234_567, 4_404_019)]);
  const [, ...rows] = screen.getAllByRole('row');
  await screen.findByRole('link', { name: 'Vessel 2' });
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
  expect(cells).toEqual([
    [
      'Vessel 2',
      '1\u202f234\u202f567',
      '4.2 MB',
      '1 KB',
      '2 KB',
      expect.stringMatching(/23 Aug/),
      expect.any(String),
      '30 days',
    ],
    ['Vessel 1', '0', '0 B', '0 B', '0 B', '––', '––', 'for ever'],
  ]);
});
