import type { Alarm } from '@fms/contract/alarm';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { composeFeatures, RegistryProvider } from '../../registry/index.ts';
import { buildAlarm, buildVessel } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { stubCalls } from '../../testing/screen.tsx';
import { SearchButton } from '../shell/strip/search-button.tsx';

const FLEET = [buildVessel(1, { name: 'Havbris' }), buildVessel(2, { name: 'Tindra' })];
const OIL = {
  dataTagId: 9,
  vesselId: 2,
  vesselName: 'Tindra',
  name: 'Lube oil pressure',
  description: '',
  unit: 'bar',
};
const NO_FEATURE = composeFeatures([]);

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** A page with a field of its own and the search above it; tags are answered when `answerTags` is called. */
function drawPage(alarms: readonly Alarm[] = []) {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  stubCalls({
    '/api/v1.3/vessel/GetAll': { body: FLEET },
    '/api/v2/account/abilities': { status: 403, body: { code: 'forbidden', message: '', errors: [] } },
    '/api/v2/tag/search': () => promise,
  });
  renderLive({
    tags: [],
    alarms,
    children: (
      <MemoryRouter initialEntries={['/vessel/home']}>
        <RegistryProvider registry={NO_FEATURE}>
          <input aria-label="page behind" />
          <Address />
          <SearchButton isWide />
        </RegistryProvider>
      </MemoryRouter>
    ),
  });
  return { answerTags: () => resolve({ body: [OIL] }) };
}

const behind = () => screen.getByLabelText('page behind');
const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string, held = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
const open = () => press('k', { ctrlKey: true });

async function openLoaded() {
  open();
  await screen.findByRole('combobox');
}

afterEach(() => vi.unstubAllGlobals());

// First of all: the code of the search is fetched once, and here it is still on its way.
it('opens what a text finds when that and Enter were there before the search itself', async () => {
  drawPage();
  behind().focus();
  open();
  for (const key of ['t', 'i', 'n', 'Enter']) press(key);
  await waitFor(() => expect(address()).toBe('/vessel/vessel/2'));
});

it('has the focus with the first frame that shows it, and gives it back', async () => {
  drawPage();
  behind().focus();
  await openLoaded();
  expect(document.activeElement).toBe(field());
  press('Escape');
  expect(document.activeElement).toBe(behind());
  // The second time its code is there: no letter may come before the focus.
  open();
  expect(document.activeElement).toBe(field());
});

it('opens a tag that is found after Enter, unless another letter has followed', async () => {
  const { answerTags } = drawPage();
  await openLoaded();
  write('lube');
  press('Enter');
  write('lube oil');
  await act(async () => answerTags());
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(address()).toBe('/vessel/home');
  press('Enter');
  await waitFor(() => expect(address()).toBe('/vessel/vessel/2?tag=9'));
});

it('shows two alarms of one tag, and none of them beside what the next text finds', async () => {
  const of = { vesselId: toId<VesselId>(1), dataTagId: toId<TagId>(8), description: 'Bearing temperature' };
  drawPage([buildAlarm(1, of), buildAlarm(2, of)]);
  await openLoaded();
  write('bearing');
  expect(options()).toHaveLength(2);
  write('tindra');
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(options()[0]).toContain('Tindra');
});
