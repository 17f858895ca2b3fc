import type { FleetVesselFigure } from '@fms/contract/fleet-statistic';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../language/inside.ts';
import { composeFeatures, RegistryProvider } from '../../registry/index.ts';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { buildFleetStatistic, buildVesselFigure } from '../../testing/fleet/fleet-statistic.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import FleetStatisticPage from './fleet-statistic.page.tsx';
import { fleetStatisticFeature } from './index.ts';

const END = NOON - (NOON % 86_400_000);
const NAMES = ['Havbris', 'Ryvarden', 'Stormfugl', 'Nordkyn'];
const permission = { view: true, edit: true, acknowledge: true, admin: false, words: ['view', 'report'] as const };

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1400);
});
afterEach(() => {
  vi.restoreAllMocks();
  clearScreen();
});

const FOUR: FleetVesselFigure[] = [
  buildVesselFigure(1, { sisterIds: [2, 3] as never }),
  buildVesselFigure(2, {
    sisterIds: [1, 3] as never,
    toSisters: 0.1,
    outlier: { share: 0.1, since: new Date(END - 2 * 86_400_000).toISOString(), reason: 'none' },
  }),
  buildVesselFigure(3, { sisterIds: [1, 2] as never, series: { values: [50, null, 53], coverage: [1, 0, 1] } }),
  buildVesselFigure(4, { rank: null, coverage: 0.61 }),
];

function open(query: string, figures: FleetVesselFigure[] = FOUR, words: readonly string[] = permission.words) {
  const vessels = NAMES.map((name, index) =>
    buildVessel(index + 1, { name, permission: { ...permission, words: [...words] as never } }),
  );
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const path = address.split('?')[0];
    if (path === '/api/v1.3/vessel/GetAll') return Response.json(vessels);
    if (path === '/api/v2/fleet-statistic/get') {
      asked.push(JSON.parse(String(request.body)));
      return Response.json(buildFleetStatistic(figures, END));
    }
    if (path === '/api/v2/fleet-statistic/carbon')
      return Response.json(figures.map(({ vesselId }) => ({ vesselId, forecast: null, missing: 'shipType' })));
    return Response.json({}, { status: 404 });
  });
  history.replaceState(null, '', `/vessel/statistic${query}`);
  const router = createBrowserRouter([{ path: '*', element: <FleetStatisticPage /> }]);
  renderLive({
    tags: [],
    children: (
      <RegistryProvider registry={composeFeatures([fleetStatisticFeature])}>
        <RouterProvider router={router} />
      </RegistryProvider>
    ),
  });
  return { asked, query: () => decodeURIComponent(router.state.location.search) };
}

const table = () => screen.findByRole('grid', { name: 'Compare' });
/** Rows are drawn once the table was measured. */
const rowOf = async (name: string) =>
  (await within(await table()).findByRole('button', { name })).closest('tr') as HTMLElement;

describe('the feature', () => {
  it('has a menu entry, a route and a first page', () => {
    const { menu, routes, firstPages } = composeFeatures([fleetStatisticFeature]);
    expect([menu[0]?.path, routes[0]?.path, firstPages[0]?.value]).toEqual([
      '/vessel/statistic',
      'vessel/statistic',
      'vessel/statistic',
    ]);
  });
});

describe('the statistic of the fleet', () => {
  it('ranks the vessels, and gives one that was measured too little neither rank nor figure', async () => {
    const { asked } = open('');
    expect((await rowOf('Havbris')).textContent).toMatch(/^1Havbris51\.0/);
    expect((await rowOf('Nordkyn')).textContent).toMatch(/^—Nordkyn––/);
    expect(asked[0]).toMatchObject({
      vesselIds: [1, 2, 3, 4],
      ranked: 'fuel',
      normalisedBy: 'distance',
      grouping: 'daily',
    });
  });

  it('shows in chart, totals and table the same figures', async () => {
    open('?lines=1.2');
    const chart = await screen.findByRole('figure', { name: 'Fuel, kg/nm' });
    expect(within(chart).getByRole('button', { name: 'Ryvarden' })).toBeDefined();
    const totals = screen.getByRole('list', { name: 'Totals of the vessels drawn' });
    expect(totals.textContent).toMatch(/Ryvarden 52\.0 kg\/nm · 1\s000 nm · 50\.0 t/);
    expect((await rowOf('Ryvarden')).textContent).toContain('52.0');
    expect(screen.getByRole('list', { name: 'Totals of the period' }).textContent).toContain(
      'Fuel200.0 t4 of 4 vessels−16.7 %',
    );
  });

  it('draws a vessel and takes it away by its name, in the place it keeps', async () => {
    const { query } = open('?lines=1.2.3');
    fireEvent.click(within(await rowOf('Ryvarden')).getByRole('button', { name: 'Ryvarden' }));
    await waitFor(() => expect(query()).toBe('?lines=1..3'));
    fireEvent.click(within(await rowOf('Nordkyn')).getByRole('button', { name: 'Nordkyn' }));
    await waitFor(() => expect(query()).toBe('?lines=1.4.3'));
  });

  it('names gaps and what stands out, with its reason and its samples', async () => {
    open('?lines=2.3');
    expect(await screen.findByText(/Ryvarden: \+10 % against its sisters since .*do not differ\./)).toBeDefined();
    const samples = screen.getByRole('link', { name: 'Open samples' }).getAttribute('href');
    expect(samples).toMatch(/^\/vessel\/vessel\/2\?tab=statistic&show=20&from=/);
  });

  it('opens the samples of every figure', async () => {
    open('');
    const links = within(await rowOf('Havbris')).getAllByRole('link');
    expect(links.map((link) => /show=([\d.]+)/.exec(link.getAttribute('href') ?? '')?.[1])).toEqual(['10', '11', '10']);
  });

  it('steps through time and groups by keys, all in the address', async () => {
    const { query } = open('');
    await table();
    fireEvent.keyDown(document.documentElement, { key: 'w' });
    await waitFor(() => expect(query()).toBe('?group=weekly'));
    fireEvent.keyDown(document.documentElement, { key: 'ArrowLeft' });
    await waitFor(() => expect(query()).toContain('until='));
    fireEvent.keyDown(document.documentElement, { key: 'ArrowRight' });
    await waitFor(() => expect(query()).toBe('?group=weekly'));
  });

  it('asks for weak wind alone, another normalisation and order', async () => {
    const { asked, query } = open('');
    await table();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only weather of Beaufort 4 or less' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Time' }));
    fireEvent.click(screen.getByRole('button', { name: 'Distance, nm' }));
    await waitFor(() => expect(query()).toBe('?by=time&wind=4&sort=distance'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ normalisedBy: 'time', beaufort: 4 }));
  });

  it('marks the sisters of a vessel and draws them', async () => {
    open('?sisters=1');
    expect((await rowOf('Ryvarden')).textContent).toContain('sister');
    expect((await rowOf('Nordkyn')).textContent).not.toContain('sister');
    expect(screen.getByRole('list', { name: 'Totals of the vessels drawn' }).textContent).toMatch(
      /Havbris.*Ryvarden.*Stormfugl/,
    );
  });

  it('holds a vessel alone against its own period before', async () => {
    open('', [buildVesselFigure(1)]);
    expect((await rowOf('Havbris')).textContent).toMatch(/^1Havbris51\.0\+2 %/);
    expect(screen.getByRole('columnheader', { name: 'To period before' })).toBeDefined();
  });

  it('says that nothing was measured, and that no figures may be taken away', async () => {
    open(
      '',
      FOUR.map((figure) => ({ ...figure, coverage: 0, rank: null, value: null })),
    );
    expect(await screen.findByText('No data of 4 vessels in this period')).toBeDefined();
    expect(screen.getByText(/^The last data came on |^None of them/)).toBeDefined();
    clearScreen();
    open('', [], ['view']);
    expect(await screen.findByText('No vessel to compare')).toBeDefined();
  });
});
