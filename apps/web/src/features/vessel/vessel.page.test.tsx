import type { VesselPlant } from '@fms/contract/plant';
import type { VesselTabId } from '@fms/domain/vessel';
import { screen, waitFor } from '@testing-library/react';
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
const tank = {
  id: 'tank',
  title: 'VESSEL',
  load: async () => ({ default: () => <p>no tank on this vessel</p> }),
} as const;
const shipView = {
  id: 'shipview',
  title: 'SHIP_VIEW',
  isLinked: true,
  load: async () => ({ default: () => <p>the screen</p> }),
} as const;
/** Needs a right that the vessel of these tests does not give. */
const file = {
  id: 'file',
  title: 'VESSEL',
  word: 'file-write',
  load: async () => ({ default: () => <p>the files</p> }),
} as const;
const registry = composeFeatures([{ vesselTabs: [shipView, overview, tank, file] }]);
const plant: VesselPlant = {
  ...{ vesselId: buildVessel(1).id, version: 0, savedAt: null, savedBy: null, isEditable: false },
  ...{ equipment: [], bindings: [], mimics: {} },
};
const ofKind = (kind: 'tank' | 'generator'): VesselPlant => ({
  ...plant,
  equipment: [{ id: kind, kind, name: kind, parentId: null, parameters: {} }],
});

function openPage(query: string, given: { plant?: VesselPlant; tabs?: VesselTabId[] } = {}) {
  const vessel = buildVessel(1);
  const options = JSON.stringify({ tabs: given.tabs ?? null });
  stubCalls({
    '/api/v2/plant': { body: given.plant ?? plant },
    '/api/v1.3/vessel/GetAll': { body: [{ ...vessel, options }] },
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

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const untilKnown = () =>
  waitFor(() => expect(screen.getByRole('tablist').getAttribute('aria-busy')).toBe('false'), { timeout: 3000 });

it('opens a tab that other screens lead to, which stands in the bar while it is open', async () => {
  openPage('?tab=shipview', { tabs: ['overview', 'tank'] });
  expect(await screen.findByText('the screen')).toBeDefined();
  expect(tabNames()).toHaveLength(3);
});

it('has no tab without its right, whatever is chosen for the vessel', async () => {
  openPage('?tab=file', { tabs: ['overview', 'tank', 'file'] });
  expect(await screen.findByText('This vessel has no tab “file”')).toBeDefined();
  expect(tabNames()).toHaveLength(2);
});

it('offers by default what the vessel has equipment for', async () => {
  openPage('', { plant: ofKind('tank') });
  await screen.findByText('the overview');
  await untilKnown();
  expect(tabNames()).toHaveLength(2);
});

it('offers no default tab of equipment the vessel lacks', async () => {
  openPage('', { plant: ofKind('generator') });
  await screen.findByText('the overview');
  await waitFor(() => expect(tabNames()).toHaveLength(1));
});

it('opens a default tab by its address, which says what it misses', async () => {
  openPage('?tab=tank', { plant: ofKind('generator') });
  expect(await screen.findByText('no tank on this vessel')).toBeDefined();
  await untilKnown();
  expect(tabNames()).toHaveLength(2);
});

it('offers a tab that was chosen for the vessel, whatever equipment it has', async () => {
  openPage('', { plant, tabs: ['overview', 'tank'] });
  await screen.findByText('the overview');
  expect(tabNames()).toHaveLength(2);
});
