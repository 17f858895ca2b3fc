import type { ReportDefinition, ReportRun } from '@fms/contract/report';
import { toId, type VesselId } from '@fms/domain/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCurrentUser } from '../../../storage/current-user.ts';
import { buildToken } from '../../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../../testing/screen.tsx';
import '../../../language/inside.ts';
import { RunList } from './run-list.tsx';
import { ScheduleList } from './schedule-list.tsx';
import '../../../language/report.ts';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(clearScreen);

const AT = '2026-11-21T08:42:00.000Z';
const RUN: ReportRun = {
  ...{ id: 7, definitionId: null, name: 'Week to charterer', type: 'summary-per-hour', format: 'xlsx' },
  ...{ vesselIds: [toId<VesselId>(1)], from: AT, to: AT, zone: 'Europe/Oslo', state: 'done', progress: 1 },
  ...{ requestedBy: 'kaasen', requestedAt: AT, endedAt: AT, knownAt: AT, error: null, coverage: 0.976, sentTo: 3 },
  file: { name: 'week-7.xlsx', sizeBytes: 2048, sha256: 'a'.repeat(64) },
  again: { runId: 5, isSame: false, difference: '2 rows differ' },
};
const FAILED: ReportRun = {
  ...RUN,
  id: 6,
  state: 'failed',
  file: null,
  again: null,
  error: 'disk full',
  coverage: null,
  sentTo: 0,
};

function draw(part: ReactNode) {
  renderScreen(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
}

it('lists what was produced with what changed since, why it failed, and the way to make it again', async () => {
  const calls = stubCalls({
    '/api/v2/report/runs': { body: [RUN, FAILED] },
    '/api/v2/report/run-again': { body: { ...FAILED, id: 8, state: 'queued' } },
  });
  draw(<RunList openId={undefined} onOpen={() => {}} />);
  const table = await screen.findByRole('table', { name: 'Produced' });
  within(table).getByText('Done. Sent to 3. 2 rows differ');
  within(table).getByText('Failed. disk full');
  within(table).getByText('97.6');
  fireEvent.click(within(table).getByRole('button', { name: 'Run again Week to charterer 6' }));
  await waitFor(() => expect(calls).toContainEqual({ path: '/api/v2/report/run-again', body: { id: 6 } }));
});

it('lists saved reports with their next run, and deletes those that one may change', async () => {
  const definition: ReportDefinition = {
    ...{ id: 3, name: 'Week to charterer', vesselIds: [toId<VesselId>(1)], type: 'summary-per-hour' },
    ...{ grouping: 'daily', columns: [], zone: 'Europe/Oslo', extrapolate: false, statistics: true, format: 'pdf' },
    ...{ period: 'last-7-days', schedule: { isOn: true, repeat: 'weekly', day: 1, minuteOfDay: 360 } },
    ...{ recipients: [{ email: 'ops@nordhav.example', isOutside: false }], owner: 'kaasen', isEditable: true },
    ...{ nextRunAt: AT, revision: 0, changedAt: null, changedBy: null },
  };
  const foreign = { ...definition, id: 4, name: 'Other', isEditable: false };
  const calls = stubCalls({
    '/api/v2/report/definitions': { body: [definition, foreign] },
    '/api/v2/report/delete': {},
  });
  draw(<ScheduleList definitions={[definition, foreign]} onOpen={() => {}} />);
  const table = await screen.findByRole('table', { name: 'Schedules' });
  expect(within(table).getAllByText('Every week')).toHaveLength(2);
  expect(within(table).queryByRole('button', { name: 'Delete Other' })).toBeNull();
  fireEvent.click(within(table).getByRole('button', { name: 'Delete Week to charterer' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/v2/report/delete'));
});
