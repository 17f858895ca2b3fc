import type { AuditEntry } from '@fms/contract/audit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken, buildVessel } from '../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import '../../language/control-panel.ts';
import AuditPage from './audit.page.tsx';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(clearScreen);

const ENTRY = {
  ...{ at: '2020-01-20T08:31:55.000Z', userName: 'olav', actingUserName: null, from: '10.8.2.67' },
  ...{ subject: 'tag:9', subjectName: 'oilPressure', vesselId: 1, vesselName: 'Stormfugl', undoes: null, unit: 'bar' },
};
const EDIT = {
  ...ENTRY,
  ...{ id: 5, what: 'tag.edited', undo: 'possible' },
  oldValue: JSON.stringify({ deadBand: 0.05, delaySeconds: 0 }),
  newValue: JSON.stringify({ deadBand: 0.15, delaySeconds: 30 }),
} as unknown as AuditEntry;
const SIGN_IN = { ...EDIT, id: 4, what: 'sign-out', oldValue: null, newValue: null, undo: 'none' } as AuditEntry;

function draw(entries: readonly AuditEntry[]) {
  const asked = stubCalls({
    '/api/v2/audit/list': { body: entries },
    '/api/v2/audit/undo': {},
    '/api/v1.0/account/GetUsers': { body: [] },
    '/api/v1.3/vessel/GetAll': { body: [buildVessel(1)] },
    '/api/v1.0/account/GetIPGeo': { body: { ip: '10.8.2.67', country: 'Norway', city: 'Bergen' } },
    '/api/v1.0/organization/getAll': { body: [] },
    '/api/v1.0/organization/GetAvailableFolders': { body: [] },
  });
  renderScreen(
    <BrowserRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AuditPage />
      </QueryClientProvider>
    </BrowserRouter>,
  );
  return asked;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('says in one line what changed, from where (§7.2), and folds out to all fields', async () => {
  draw([EDIT]);
  await screen.findByText('10.8.2.67, Bergen, Norway');
  const [, line] = screen.getAllByRole('row');
  expect(cellsOf(line as HTMLElement)).toEqual([
    expect.stringContaining('20 Jan'),
    'olav',
    'Stormfugl',
    'Tag, oilPressure',
    'Dead band and 1 more',
    '0.05 bar',
    '0.15 bar',
    '10.8.2.67, Bergen, Norway',
    'Undo',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all of this entry' }));
  const detail = screen.getByRole('region', { name: 'Details' });
  expect(
    within(detail)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['0.05 bar 0.15 bar', '0 s 30 s']);
  expect(location.search).toContain('entry=5');
});

it('undoes the open entry by the key U, and asks for the list again', async () => {
  const asked = draw([EDIT]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all of this entry' }));
  fireEvent.keyDown(document.documentElement, { key: 'u' });
  await expect
    .poll(() => asked.filter(({ path }) => path.endsWith('/undo')))
    .toEqual([{ path: '/api/v2/audit/undo', body: { id: 5 } }]);
  await expect.poll(() => asked.filter(({ path }) => path.endsWith('/list')).length).toBe(2);
});

it('shows the filters that hold as chips, each of which takes its filter away', async () => {
  history.replaceState(null, '', '/?q=dead&what=tag.edited&vessel=1');
  draw([EDIT]);
  const chips = within(await screen.findByRole('group', { name: 'Filters that hold' }));
  const names = () => chips.getAllByRole('button').map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Field, old or new value: dead', 'Vessel: Vessel 1', 'What: Tag', 'Clear']);
  fireEvent.click(chips.getByRole('button', { name: 'What: Tag' }));
  await expect.poll(() => location.search).toBe('?q=dead&vessel=1');
  fireEvent.click(chips.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => location.search).toBe('');
  expect(screen.queryByRole('group', { name: 'Filters that hold' })).toBeNull();
});

it('has no undo where there is none, and no column of old values where no entry has one', async () => {
  const asked = draw([SIGN_IN]);
  await screen.findByRole('table', { name: 'Audit' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Old value' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all of this entry' }));
  fireEvent.keyDown(document.documentElement, { key: 'u' });
  expect(asked.some(({ path }) => path.endsWith('/undo'))).toBe(false);
});
