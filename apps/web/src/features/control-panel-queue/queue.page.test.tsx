import type { QueueJob, QueueState } from '@fms/contract/queue';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import '../../language/control-panel.ts';
import QueuePage from './queue.page.tsx';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(clearScreen);

const AT = '2026-11-23T08:00:00.000Z';
const QUEUES: QueueState[] = [
  {
    ...{ name: 'report', intervalSeconds: null, waiting: 1, running: 0, failed: 1, nextAt: AT },
    lastRun: { at: AT, state: 'failed', seconds: 2, error: 'disk full' },
  },
  { name: 'retention', intervalSeconds: 3600, waiting: 1, running: 0, failed: 0, nextAt: AT, lastRun: null },
];
const ended = { createdAt: AT, dueAt: AT, startedAt: AT, endedAt: AT, attempt: 3, attemptsLeft: 0 };
const FAILED: QueueJob = {
  ...{ id: 7, queue: 'report', state: 'failed', isPeriodic: false, error: 'disk full' },
  ...ended,
};
const NEXT: QueueJob = { ...FAILED, id: 8, queue: 'retention', state: 'waiting', isPeriodic: true, error: null };

it('shows each queue with its runs, and runs a failed job again', async () => {
  const calls = stubCalls({
    '/api/v2/queue/list': { body: QUEUES },
    '/api/v2/queue/jobs': { body: [NEXT, FAILED] },
    '/api/v2/queue/retry': { body: { ...FAILED, state: 'waiting' } },
  });
  renderScreen(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <QueuePage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const queues = await screen.findByRole('table', { name: 'Work of the server' });
  expect(within(queues).getByText('disk full')).toBeTruthy();
  const jobs = await screen.findByRole('table', { name: 'Jobs' });
  expect(within(jobs).queryByRole('button', { name: 'Cancel retention 8' }), 'periodic work comes anyway').toBeNull();
  fireEvent.click(within(jobs).getByRole('button', { name: 'Run again report 7' }));
  await waitFor(() => expect(JSON.stringify(calls)).toContain('/api/v2/queue/retry'));
});
