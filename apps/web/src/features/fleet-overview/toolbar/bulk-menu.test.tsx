import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { loadAppSetting } from '../../../settings/app-setting.ts';
import { APP_SETTING } from '../../../testing/build-setting.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../../testing/screen.tsx';
import type { OverviewRow } from '../row/overview-row.ts';
import { BulkMenu } from './bulk-menu.tsx';

async function configure(functionLimit: string[]): Promise<void> {
  stubCalls({ '/json/appSetting.json': { body: { ...APP_SETTING, functionLimit } } });
  await act(() => loadAppSetting(NOON));
}

afterEach(async () => {
  await configure([]);
  clearScreen();
});

it.each([
  [[], ['SHOW_TRACKS_OF', 'PIN_ALL', 'UNPIN_ALL']],
  [['location'], ['PIN_ALL', 'UNPIN_ALL']],
])('leads to the map unless %j leaves it out', async (functionLimit, expected) => {
  await configure(functionLimit);
  const rows = () => [{ vessel: buildVessel(1) } as OverviewRow];
  renderScreen(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <BulkMenu count={1} rows={rows} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(expected);
});
