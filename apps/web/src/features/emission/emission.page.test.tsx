import type { EmissionFigure } from '@fms/contract/emission';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../language/inside.ts';
import { composeFeatures, RegistryProvider } from '../../registry/index.ts';
import { buildVessel } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import EmissionPage from './emission.page.tsx';
import { emissionFeature } from './index.ts';

const permission = { view: true, edit: true, acknowledge: true, admin: false } as const;
const figure = (value: number, unit = 't', more: Partial<EmissionFigure> = {}): EmissionFigure => ({
  ...{ value, unit, reason: null, isVerified: true, knownShare: 1, ...more },
});
const missing = (input: string): EmissionFigure => ({
  ...{ value: null, unit: '', reason: { code: 'missing', input }, isVerified: true, knownShare: null },
});

const VOYAGE = '2026-03-01T00:00Z';
const ROTTERDAM = { name: 'Rotterdam', isInUnion: true };
const period = {
  legs: [
    {
      ...{ id: VOYAGE, kind: 'voyage', departure: ROTTERDAM, arrival: null, isWhole: false, isCrossing: false },
      ...{ from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T08:00:00.000Z' },
    },
  ],
  figures: {
    [`${VOYAGE}.co2`]: figure(311.4),
    [`${VOYAGE}.fuel`]: figure(100, 't', { knownShare: 0.9996 }),
    [`${VOYAGE}.sulphurDioxide`]: missing('fuelSulphur'),
    'total.co2': figure(311.4),
  },
  tags: [{ name: 'Main engine fuel rate', tagId: 7 }],
};
const boundaries = [5.21, 5.92, 6.87, 8.14];
const year = {
  ...{ year: 2026, fuels: ['HFO'], unionFuels: [], legs: 1, unionLegs: 0, unplaced: [VOYAGE] },
  rating: { letter: 'C', boundaries },
  figures: {
    'rating.attained': figure(6.24, 'g/(t·nm)'),
    'rating.required': figure(6.36, 'g/(t·nm)'),
    'collection.HFO': figure(100),
    'trading.allowances': figure(0),
    'fuelEu.balance': missing('energy'),
  },
};
const forecast = {
  year: 2026,
  figures: { attained: figure(6.19, 'g/(t·nm)'), required: figure(6.36, 'g/(t·nm)') },
  forecast: {
    ...{ low: 6.05, high: 6.33, rating: 'C', bestRating: 'C', worstRating: 'C', boundaries },
    ...{ daysKnown: 320, daysLeft: 45 },
  },
  choice: { knots: 12.9, least: 9.7, most: 14.2, exponent: 3.05, exponentError: 0.04, hoursWaiting: 3.2 },
  choiceReason: null,
};
const node = (quantity: string, more: object) => ({
  ...{ quantity, subject: null, value: 1, unit: 't', formula: null, origin: null, samples: null, inputs: 0, ...more },
});
const source = { name: 'MEPC.364(79)', validFrom: '1970-01-01', source: 'MEPC.364(79), 2.2.1', verified: true };
const samples = {
  ...{ of: 'Main engine fuel rate', count: 3360, knownShare: 0.9996 },
  ...{ from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T08:00:00.000Z' },
};
const explained: Readonly<Record<string, object>> = {
  '': {
    node: node('co2', { value: 311.4, formula: 'Σ', inputs: 1 }),
    inputs: [node('co2', { subject: VOYAGE, value: 311.4, formula: 'Σ', inputs: 1 })],
  },
  '0': {
    node: node('co2', { formula: '[fuelMass] * [carbonFactor]', inputs: 2 }),
    inputs: [
      node('fuelMass', { value: 100, samples }),
      node('carbonFactor', { value: 3.114, unit: 't/t', origin: source }),
    ],
  },
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1400);
});
afterEach(() => {
  vi.restoreAllMocks();
  clearScreen();
});

function open(query = '', words: readonly string[] = ['view', 'report']) {
  const vessels = [buildVessel(1, { name: 'Havbris', permission: { ...permission, words: [...words] as never } })];
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    if (path === '/api/v1.3/vessel/GetAll') return Response.json(vessels);
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {};
    asked.push({ path, body });
    if (path === '/api/v2/emission/period') return Response.json(period);
    if (path === '/api/v2/emission/year') return Response.json(year);
    if (path === '/api/v2/emission/forecast') return Response.json(forecast);
    if (path === '/api/v2/emission/explain') return Response.json(explained[body.path.join('.')]);
    return Response.json({}, { status: 404 });
  });
  history.replaceState(null, '', `/vessel/emission${query}`);
  const router = createBrowserRouter([{ path: '*', element: <EmissionPage /> }]);
  renderLive({
    tags: [],
    children: (
      <RegistryProvider registry={composeFeatures([emissionFeature])}>
        <RouterProvider router={router} />
      </RegistryProvider>
    ),
  });
  return { asked, query: () => decodeURIComponent(router.state.location.search) };
}

const legs = () => screen.findByRole('grid', { name: 'Voyages and port stays' });

describe('the page of emissions', () => {
  it('shows each voyage with its gases, and why one is not known', async () => {
    open();
    const row = (await within(await legs()).findByText('Rotterdam – unknown port')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('button', { name: /^CO2, t 311\.4 t/ })).toBeDefined();
    expect(within(row).getByTitle('needs fuel sulphur')).toBeDefined();
    // One of 99.96 % is not complete.
    expect(row.textContent).toContain('99.9 %');
  });

  it('says which legs are in no record of the Union, and why a figure is none', async () => {
    open();
    expect(await screen.findByText(/1 voyage or stay without a known port/)).toBeDefined();
    expect(screen.getByText('Compliance balance').closest('div')?.textContent).toContain('needs energy');
  });

  it('shows the letter so far, and the end of the year with its interval', async () => {
    open();
    expect(await screen.findByRole('img', { name: '2026 so far: C, attained 6.24' })).toBeDefined();
    expect(await screen.findByRole('img', { name: 'End of 2026, forecast: C, attained 6.19' })).toBeDefined();
    expect(screen.getByText(/80 % between 6\.05 and 6\.33, letters C to C · 320 days measured/)).toBeDefined();
    expect(screen.getByRole('slider', { name: 'Speed under way 12.9 kn' })).toBeDefined();
  });

  it('asks for what is tried as the address has it', async () => {
    const { asked } = open('?knots=11.5&waiting=50&price=80');
    await screen.findByRole('slider', { name: 'Speed under way 11.5 kn' });
    const bodyOf = (name: string) => asked.find(({ path }) => path === `/api/v2/emission/${name}`)?.body;
    expect(bodyOf('forecast')).toMatchObject({ change: { knots: 11.5, waitingShare: 0.5 } });
    expect(bodyOf('year')).toMatchObject({ eurosPerAllowance: 80, deficitsInRow: 1 });
  });

  it('unfolds a figure to formula, source and samples, and keeps it in the address', async () => {
    const { query } = open();
    const total = (await within(await legs()).findByText(/Total of 2026/)).closest('tr') as HTMLElement;
    fireEvent.click(within(total).getByRole('button', { name: /^CO2, t/ }));
    const dialog = await screen.findByRole('dialog', { name: 'How it came about' });
    expect(query()).toContain('figure=period:total.co2');
    expect(await within(dialog).findByText('Rotterdam – unknown port, 2026-03-01')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show how CO2 came about' }));
    expect(await within(dialog).findByText(/MEPC\.364\(79\), in force since 1970-01-01/)).toBeDefined();
    const link = within(dialog).getByRole('link', { name: 'Open samples' });
    expect(link.getAttribute('href')).toContain('/vessel/vessel/1?tab=statistic&show=7');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(query()).not.toContain('figure='));
  });

  it('says what is needed where no vessel may be reported on', async () => {
    open('', ['view']);
    expect(await screen.findByText('No vessel to report on')).toBeDefined();
  });
});
