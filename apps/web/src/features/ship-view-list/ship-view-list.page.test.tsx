import type { ListedSession, ShipViewEntry } from '@fms/contract/ship-view';
import type { VesselWord } from '@fms/domain/permission';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../language/inside.ts';
import { composeFeatures, isMenuItemShown, RegistryProvider } from '../../registry/index.ts';
import { readAppSetting } from '../../settings/app-setting.ts';
import { buildVessel } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import {
  buildPastSession,
  buildSession,
  buildShipView,
  configureShipView,
  formatFromNoon,
  SESSION_ID,
} from '../../testing/ship-view/ship-view.ts';
import { shipViewListFeature } from './index.ts';
import ShipViewListPage from './ship-view-list.page.tsx';

beforeEach(async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800);
  await configureShipView(true, 'https://view.example');
});
afterEach(() => {
  vi.restoreAllMocks();
  clearScreen();
});

const NAMES = ['Havbris', 'Tindra', 'Brimnes', 'Lofthav', 'Nordkyn', 'Solund'];

interface Stage {
  readonly entries: readonly ShipViewEntry[];
  readonly words?: readonly VesselWord[];
  readonly admin?: boolean;
}

/** The page over vessels 1, 2, …; `status` is what each step answers. */
function open({ entries, words = ['view', 'ship-view'], admin = false }: Stage, status: Partial<ListedSession> = {}) {
  const permission = { view: true, edit: true, acknowledge: true, admin, words: [...words] };
  const vessels = NAMES.map((name, index) => buildVessel(index + 1, { name, permission }));
  const { sessionId, state, level, until, approvedBy } = { ...buildSession(), ...status };
  const asked = stubCalls({
    '/api/v1.3/vessel/GetAll': { body: vessels },
    '/api/v2/ship-view/list': { body: entries },
    '/api/v2/ship-view/past': { body: [buildPastSession()] },
    '/api/vessel/1/ViewStatusUpdate': { body: { sessionId, state, level, until, approvedBy } },
  });
  window.history.replaceState(null, '', '/vessel/shipview');
  const router = createBrowserRouter([{ path: '*', element: <ShipViewListPage /> }]);
  renderLive({
    tags: [],
    children: (
      <RegistryProvider registry={composeFeatures([])}>
        <RouterProvider router={router} />
      </RegistryProvider>
    ),
  });
  const steps = () => asked.filter(({ path }) => path.endsWith('ViewStatusUpdate')).map(({ body }) => body);
  return { router, steps };
}

const table = () => screen.findByRole('grid', { name: 'Screens on board' });
const rowOf = async (name: string) =>
  within(await table())
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement;

describe('the menu entry', () => {
  it.each([true, false])('follows shipView.enabled of the configuration: %s', async (enabled) => {
    await configureShipView(enabled);
    const [item] = composeFeatures([shipViewListFeature]).menu;
    expect(item && isMenuItemShown(item, readAppSetting())).toBe(enabled);
  });
});

describe('the list of screens', () => {
  it('says of each vessel what state its screen is in, and who is connected with level and time left', async () => {
    const others = buildSession({ sessionId: null, by: 'M. Berg', until: formatFromNoon(3) });
    open({
      entries: [
        buildShipView(1),
        buildShipView(2, { session: others }),
        buildShipView(3, { state: 'closed', until: formatFromNoon(60) }),
        buildShipView(4, { state: 'still-only' }),
        buildShipView(5, { state: 'unreachable', roundTripMs: null, bitRate: null }),
        buildShipView(6, { state: 'not-set-up', screens: [] }),
      ],
    });
    expect((await rowOf('Havbris')).textContent).toContain('IAS station 1Reachable');
    expect((await rowOf('Tindra')).textContent).toContain('M. Berg View only 03:00 left');
    expect(within(await rowOf('Tindra')).queryByRole('button')).toBeNull();
    expect((await rowOf('Brimnes')).textContent).toContain('Closed by master until 13:00');
    expect(within(await rowOf('Lofthav')).getByRole('button', { name: 'Still only' })).toBeDefined();
    expect((await rowOf('Nordkyn')).textContent).toContain('Not reachable');
    expect((await rowOf('Solund')).textContent).toContain('no screen set up');
    expect(screen.getByRole('radio', { name: 'Reachable 3' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open external viewer' }).getAttribute('href')).toBe(
      'https://view.example',
    );
  });

  it('leads administrators to the admin setting of a vessel without a screen', async () => {
    open({ entries: [buildShipView(6, { state: 'not-set-up', screens: [] })], admin: true });
    const link = within(await rowOf('Solund')).getByRole('link', { name: 'Admin setting' });
    expect(link.getAttribute('href')).toBe('/setting/vessels?vessel=6');
  });

  it('has no buttons without the right', async () => {
    open({ entries: [buildShipView(1)], words: ['view'] });
    expect(within(await rowOf('Havbris')).queryByRole('button')).toBeNull();
    expect(within(await table()).queryByRole('columnheader', { name: 'Action' })).toBeNull();
  });

  it('says that none matches, and shows all again', async () => {
    open({ entries: [buildShipView(1), buildShipView(2)] });
    fireEvent.change(await screen.findByLabelText('Filter 2 vessels'), { target: { value: 'zzz' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 2' }));
    expect(await rowOf('Tindra')).toBeDefined();
  });

  it('shows the last sessions with their recording', async () => {
    open({ entries: [buildShipView(1)] });
    const past = await screen.findByRole('table', { name: 'Last sessions' });
    expect(within(past).getByText('LO pressure low, T-1')).toBeDefined();
    expect(within(past).getByText('time box')).toBeDefined();
    expect(within(past).getByRole('button', { name: 'Recording' })).toBeDefined();
  });
});

describe('a request', () => {
  it('needs reason and ticket, and says what its quality costs', async () => {
    const { steps } = open({ entries: [buildShipView(1)] }, { state: 'waiting' });
    fireEvent.click(within(await rowOf('Havbris')).getByRole('button', { name: 'Request' }));
    const card = await screen.findByRole('region', { name: 'Request: Havbris' });
    expect(within(card).getByText(/13.7 MB in 30 min/)).toBeDefined();
    fireEvent.click(within(card).getByRole('button', { name: 'Send request' }));
    expect(await within(card).findAllByText('This is required')).toHaveLength(2);
    expect(steps()).toEqual([]);
    fireEvent.click(within(card).getByRole('radio', { name: 'Still' }));
    fireEvent.change(within(card).getByLabelText(/^Reason/), { target: { value: 'Fuel rack differs' } });
    fireEvent.change(within(card).getByLabelText(/^Ticket/), { target: { value: 'T-10485' } });
    fireEvent.click(within(card).getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Request: Havbris' })).toBeNull());
    expect(steps()).toEqual([
      {
        ...{ state: 'request', level: 'view', screenId: 'main', minutes: 30, quality: 'still' },
        ...{ reason: 'Fuel rack differs', ticket: 'T-10485' },
      },
    ]);
  });

  it('offers the levels of one’s rights alone', async () => {
    open({ entries: [buildShipView(1)], words: ['view', 'ship-view', 'ship-basic'] });
    fireEvent.click(within(await rowOf('Havbris')).getByRole('button', { name: 'Request' }));
    const levels = await screen.findByRole('radiogroup', { name: 'Level at start' });
    expect(within(levels).getAllByRole('radio')).toHaveLength(2);
  });

  it('waits for the crew with its end, and is withdrawn', async () => {
    const waiting = buildSession({ state: 'waiting', until: formatFromNoon(11), approvedBy: null });
    const { steps } = open({ entries: [buildShipView(1, { session: waiting })] }, { state: 'ended' });
    expect(await screen.findByText('Waits for crew, 4 min. Ends by itself at 12:11:00.')).toBeDefined();
    fireEvent.click(within(await rowOf('Havbris')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(steps()).toEqual([{ state: 'close', level: 'view', screenId: 'main', sessionId: SESSION_ID }]),
    );
  });

  it('is opened by O once it is approved, and leads to the tab', async () => {
    const approved = buildSession({ state: 'approved' });
    const { router, steps } = open({ entries: [buildShipView(1, { session: approved })] });
    const grid = await table();
    grid.focus();
    fireEvent.keyDown(grid, { key: 'j' });
    fireEvent.keyDown(grid, { key: 'r' });
    fireEvent.keyDown(grid, { key: 'o' });
    await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(TAB));
    expect(steps()).toEqual([{ state: 'open', level: 'view', screenId: 'main', sessionId: SESSION_ID }]);
  });
});

const TAB = '/vessel/vessel/1?tab=shipview';
