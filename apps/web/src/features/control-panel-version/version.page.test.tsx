import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../language/english/english.ts';
import { buildVessel } from '../../testing/builders.ts';
import { stubLayout } from '../../testing/page-screen.tsx';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import VersionPage from './version.page.tsx';

const RELEASES = '/api/version/GetAllVersions';
const RUNNING = '/api/v2/version/running';
const TARGET = '/api/v2/version/target';
const ADD = '/api/version/Add';
const AT = '2026-11-20T00:00:00.000Z';

const release = (id: number, version: string, more: object = {}) => ({
  ...{ id, product: 'gateway', version, build: '', releasedAt: AT, notes: `# New in ${version}`, mandatory: false },
  ...{ file: null, revision: 0, changedAt: null, changedBy: null },
  ...more,
});
const running = (vesselId: number, state: string, more: object = {}) => ({
  ...{ vesselId, software: 'fms-gateway 2.9.4', connected: true, lastPing: AT, state, runs: 1, target: 2 },
  ...{ isChosen: false, behindBy: 0, hold: null },
  ...more,
});

beforeEach(() => stubLayout(360));
afterEach(clearScreen);

function open(search = '', level = 2) {
  history.replaceState(null, '', `/${search}`);
  const vessels = [
    running(1, 'current'),
    running(2, 'behind', { behindBy: 2 }),
    running(3, 'held', { hold: { by: 'olav', at: AT, reason: 'dry dock' } }),
  ];
  const asked = stubCalls({
    [RELEASES]: { body: [release(2, '2.10.0'), release(1, '2.9.4')] },
    [RUNNING]: {
      body: {
        server: {
          version: '1.4.221',
          build: '9f3c2a1',
          since: AT,
          state: 'behind',
          runs: null,
          target: null,
          behindBy: 2,
        },
        browsers: [{ version: '1.4', signIns: 7 }],
        vessels,
      },
    },
    [TARGET]: {},
    [ADD]: { body: release(3, '2.11.0') },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const key of [['vessel'], ['account', 'abilities']]) client.setQueryDefaults(key, { staleTime: Infinity });
  client.setQueryData(
    ['vessel'],
    [1, 2, 3].map((id) => buildVessel(id)),
  );
  client.setQueryData(['account', 'abilities'], { level });
  const element = (
    <QueryClientProvider client={client}>
      <VersionPage />
    </QueryClientProvider>
  );
  renderScreen(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />, english);
  return asked;
}

async function rows() {
  const grid = await screen.findByRole('grid', { name: 'On board' });
  const lines = within(grid).getAllByRole('row').slice(1);
  return lines.map((row) => [0, 2, 3, 4].map((cell) => row.children[cell]?.textContent));
}

describe('versions on board', () => {
  it('stand with who is behind first', async () => {
    open();
    await screen.findByText('1 behind, 1 held, 1 current');
    await waitFor(async () =>
      expect(await rows()).toEqual([
        ['Vessel 2', '2.9.4', '2.10.0', 'Behind by 2'],
        ['Vessel 3', '2.9.4', '2.10.0', 'Held by olav: dry dock'],
        ['Vessel 1', '2.9.4', '2.10.0', 'Current'],
      ]),
    );
  });

  it('are narrowed by words and state, which stand in the address', async () => {
    open('?state=held');
    await waitFor(async () => expect((await rows()).map(([name]) => name)).toEqual(['Vessel 3']));
    fireEvent.change(screen.getByLabelText('Filter 3 by vessel or version'), { target: { value: 'nothing' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 3' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(location.search).toBe('');
  });

  it('are held by a key, with a reason', async () => {
    const asked = open();
    const grid = await screen.findByRole('grid', { name: 'On board' });
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    fireEvent.click(await screen.findByLabelText('Hold: stays as it is'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Say why it is held.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'dry dock' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain(TARGET));
    const body = { vesselIds: [2], versionId: null, hold: { reason: 'dry dock' } };
    expect(asked.find(({ path }) => path === TARGET)?.body).toEqual(body);
  });
});

describe('releases', () => {
  it('show their notes, and a manager changes none', async () => {
    open('?view=releases', 1);
    expect(await screen.findByRole('heading', { name: 'New in 2.10.0' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Release notes ?2\.9\.4$/ }));
    expect(await screen.findByRole('heading', { name: 'New in 2.9.4' })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('release')).toBe('1');
    for (const name of ['Add version', 'Edit', 'Delete', 'Upload file']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('are added by admins, who are told what is wrong', async () => {
    const asked = open('?view=releases');
    fireEvent.click(await screen.findByRole('button', { name: 'Add version' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /^Version/ }), { target: { value: '2.11' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Version/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    fireEvent.change(screen.getByRole('textbox', { name: /^Version/ }), { target: { value: '2.11.0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.find(({ path }) => path === ADD)?.body).toMatchObject({ version: '2.11.0' }));
  });
});

it('the server and the browsers are told with their versions', async () => {
  open('?view=shore');
  expect(await screen.findByText(/Application 1.4.221\+9f3c2a1 since/)).toBeTruthy();
  expect(screen.getByText('Behind by 2 releases; –– is the newest')).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Browsers' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('1.47');
});
