import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../language/english/english.ts';
import { composeFeatures, RegistryProvider } from '../../registry/index.ts';
import { buildFolder, buildVessel } from '../../testing/builders.ts';
import { stubLayout } from '../../testing/page-screen.tsx';
import { clearScreen, renderScreen } from '../../testing/screen.tsx';
import VesselListPage from './vessel-list.page.tsx';

const FLEET = 10_000;
const unedited = { revision: 0, changedAt: null, changedBy: null };
const organization = { id: 1, name: 'Nordhav', customData: '{}', logo: '1', ...unedited };
const vessels = Array.from({ length: FLEET }, (_, at) =>
  buildVessel(at + 1, { name: `Vessel ${String(at + 1).padStart(5, '0')}` }),
);

beforeEach(() => stubLayout(360));
afterEach(clearScreen);

function open(search = '', level = 2) {
  history.replaceState(null, '', `/${search}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const known: [readonly string[], unknown][] = [
    [['vessel'], vessels],
    [['folder'], [buildFolder(5, 'Offshore')]],
    [['organization'], [{ organization, vessels: [] }]],
    [['link'], []],
    [['account', 'abilities'], { level }],
  ];
  for (const [key, answer] of known) client.setQueryData(key, answer);
  const element = (
    <QueryClientProvider client={client}>
      <RegistryProvider registry={composeFeatures([])}>
        <VesselListPage />
      </RegistryProvider>
    </QueryClientProvider>
  );
  renderScreen(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />, english);
}

const names = () =>
  within(screen.getByRole('grid', { name: 'Vessels' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);

describe('the list of ten thousand vessels', () => {
  it('draws what is in view alone, and tells how many there are', () => {
    open();
    expect(screen.getByRole('grid', { name: 'Vessels' }).getAttribute('aria-rowcount')).toBe(String(FLEET + 1));
    expect(names()[0]).toBe('Vessel 00001');
    expect(names().length).toBeLessThan(40);
  });

  it('is narrowed by words, and keeps them in the address', async () => {
    open();
    fireEvent.change(screen.getByLabelText(`Filter ${FLEET} vessels`), { target: { value: '09999' } });
    await waitFor(() => expect(names()).toEqual(['Vessel 09999']));
    expect(location.search).toBe('?q=09999');
  });

  it('is turned over by its head', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Vessel' }));
    await waitFor(() => expect(names()[0]).toBe(`Vessel ${FLEET}`));
    expect(location.search).toBe('?sort=-name');
  });

  it('says so when nothing matches, and shows all again', async () => {
    open('?q=nothing');
    fireEvent.click(screen.getByRole('button', { name: `Show all ${FLEET}` }));
    await waitFor(() => expect(names()[0]).toBe('Vessel 00001'));
  });

  it('marks rows by keys, and offers what can be done with them', async () => {
    open();
    const grid = screen.getByRole('grid', { name: 'Vessels' });
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: 'ArrowDown', shiftKey: true });
    const bar = await screen.findByRole('region', { name: 'Marked vessels' });
    expect(within(bar).getByRole('status').textContent).toBe('2 selected');
    fireEvent.click(within(bar).getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('region', { name: 'Marked vessels' })).toBeNull();
  });

  it('offers managers neither organisation nor expiry of many, nor the removed vessels', () => {
    open('', 1);
    fireEvent.click(screen.getByLabelText('Mark Vessel 00001'));
    const bar = within(screen.getByRole('region', { name: 'Marked vessels' }));
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Folder', 'Access', '']);
    expect(screen.queryByRole('button', { name: 'Removed vessels' })).toBeNull();
  });

  it('opens the sheet of a row by Enter, and puts it into the address', async () => {
    open();
    const grid = screen.getByRole('grid', { name: 'Vessels' });
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(await screen.findByText('You cannot change this vessel')).toBeTruthy();
    expect(location.search).toBe('?vessel=1');
  });
});
