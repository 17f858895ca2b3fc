import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { composeFeatures, RegistryProvider } from '../../registry/index.ts';
import { buildVessel } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import VesselPage from './vessel.page.tsx';

afterEach(clearScreen);

const overview = {
  id: 'overview',
  title: 'OVERVIEW',
  load: async () => ({ default: () => <p>the overview</p> }),
} as const;
const registry = composeFeatures([{ vesselTabs: [overview] }]);

function openPage(query: string) {
  stubCalls({
    '/api/v1.3/vessel/GetAll': { body: [buildVessel(1)] },
    '/api/v2/zone/list': { body: [] },
    '/api/v2/vessel/particulars': { body: [] },
    '/api/v2/link/state': { body: [] },
  });
  renderLive({
    tags: [],
    children: (
      <RegistryProvider registry={registry}>
        <MemoryRouter initialEntries={[`/vessel/vessel/1${query}`]}>
          <Routes>
            <Route path="/vessel/vessel/:vesselId" element={<VesselPage />} />
          </Routes>
        </MemoryRouter>
      </RegistryProvider>
    ),
  });
}

it('shows the first tab where the address names none', async () => {
  openPage('');
  expect(await screen.findByText('the overview')).toBeDefined();
});

it('says that a tab of the address is not there', async () => {
  openPage('?tab=file&fileId=a');
  expect(await screen.findByText('This vessel has no tab “file”')).toBeDefined();
  expect(screen.queryByText('the overview')).toBeNull();
});
