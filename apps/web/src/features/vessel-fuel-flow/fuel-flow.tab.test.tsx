/** The tab fuel flow over meters, a change-over valve and delivery notes that a test gives. */
import { type TagId, toId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildTag, buildVessel, buildVesselPlant, NOON } from '../../testing/builders.ts';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import FuelFlowTab from './fuel-flow.tab.tsx';

const vessel = buildVessel(1);
const STEP = 300_000;
const HOUR = 12 * STEP;
/** Key, unit and the value some hours before now: the engine goes to distillate six hours ago. */
const METERS: readonly (readonly [string, string, (hoursAgo: number) => number])[] = [
  ['fuelSupplyFlow', 'l/h', () => 900],
  ['fuelReturnFlow', 'l/h', () => 300],
  ['fuelSupplyTemperature', '°C', () => 15],
  ['fuelReturnTemperature', '°C', () => 15],
  ['fuelOnDistillate', '', (hoursAgo) => Number(hoursAgo <= 6)],
];
const tags = [
  ...METERS.map(([key, unit, valueAt], place) =>
    buildTag(place + 1, {
      name: key,
      unit,
      value: valueAt(0),
      timestamp: new Date(NOON).toISOString(),
      ...(key === 'fuelOnDistillate' && { valueKind: 'boolean', value: true }),
    }),
  ),
  buildTag(9, { name: 'Fuel density at 15 °C', unit: 'kg/m³', value: 975, timestamp: new Date(NOON).toISOString() }),
];
const plant = buildVesselPlant({
  equipment: [
    {
      id: 'vessel',
      kind: 'vessel',
      name: 'Vessel',
      parentId: null,
      parameters: { fuelGrade: 'RMG 380', fuelSulphur: 2.6 },
    },
    {
      id: 'main-engine',
      kind: 'main-engine',
      name: 'Main engine',
      parentId: null,
      parameters: { fuelLinesVolume: 400 },
    },
  ],
  bindings: [
    ...METERS.map(([key], place) => ({ slot: formatSlotRef('main-engine', key), tagId: toId<TagId>(place + 1) })),
    { slot: formatSlotRef('vessel', 'fuelDensity'), tagId: toId<TagId>(9) },
  ],
});
const statistics = METERS.map(([, , valueAt], place) => ({
  dataTagId: place + 1,
  from: new Date(NOON - 24 * HOUR).toISOString(),
  to: new Date(NOON).toISOString(),
  bucketSeconds: 300,
  points: Array.from({ length: 288 }, (_, bucket) => {
    const value = valueAt(24 - bucket / 12);
    const time = new Date(NOON - 24 * HOUR + bucket * STEP).toISOString();
    return { time, min: value, max: value, avg: value, first: value, last: value, count: 30 };
  }),
}));
const note = {
  id: 1,
  vesselId: 1,
  at: new Date(NOON - 240 * HOUR).toISOString(),
  grade: 'DMA',
  tonnes: 120,
  density15: 855,
  sulphurPercent: 0.05,
  reference: '',
  by: 'chief',
};

const total = {
  ...{ from: new Date(NOON - 8 * HOUR).toISOString(), to: new Date(NOON - 2 * HOUR).toISOString() },
  ...{ fromPlace: null, toPlace: null, nauticalMiles: 75, fuel: 3, carbon: 9.6, energy: 15_000, engineHours: 6 },
  ...{ meanPull: null, meanCurrent: null, meanHeadWind: null, meanLoad: 0.6, knownShare: 1 },
};
const job = {
  ...{ id: 7, kind: 'transit', from: total.from, to: total.to, place: 'Le Havre', number: '4411', customer: '' },
  ...{ state: 'found', versions: 1, by: 'system', at: total.to, total },
};
const jobs = {
  ...{ zone: 'UTC', shiftHours: [11.5, 23.5], jobs: [job], waitingDays: 0, silences: [] },
  power: { stepSeconds: 300, kilowatts: [] },
  periods: [{ from: total.from, to: total.to, parts: [{ jobId: 7, kind: 'transit', isCut: false, ...total }], total }],
};

const show = (notes: readonly object[]) =>
  renderVesselTab(FuelFlowTab, {
    vessel,
    tags,
    query: '?tab=fuel-flow',
    answers: {
      '/api/v2/plant': { body: plant },
      '/api/v2/delivery/list': { body: { isEditable: true, notes } },
      '/api/v1.3/tag/GetStatistic': { body: statistics },
      '/api/v2/job/periods': { body: jobs },
      '/api/v1/data/geo/getByTimestamp': {
        body: [
          {
            id: 1,
            dataTagId: 20,
            scope: 22,
            latitude: 48.6,
            longitude: -5.2,
            timestamp: new Date(NOON - 6 * HOUR).toISOString(),
          },
        ],
      },
    },
  });

it('logs a change of grade with its place and the end of its flush, and tells both grades apart', async () => {
  show([note]);
  const panel = await screen.findByRole('region', { name: 'Change-overs of grade' });
  await waitFor(() => expect(within(panel).getAllByRole('row').length).toBeGreaterThan(1));
  const [, row] = within(panel).getAllByRole('row');
  // 400 l · ln((2.6 − 0.05)/(0.10 − 0.05)) = 1573 l, at 600 l/h 2 h 37 min after 06:00.
  expect(row?.textContent).toContain('06:00Main engineRMG 380 → DMA');
  expect(row?.textContent).toMatch(/1\s57308:37$/);
  await waitFor(() => expect(row?.textContent).toContain('48°36'));
  expect(panel.textContent).toMatch(/RMG 380 10\s5\d\d kg, DMA 3\s0\d\d kg/);
  expect(screen.getByText('Volume correction by ASTM D1250-80, table 54B: coefficients unverified.')).toBeDefined();
  // 600 l/h of 0.855 kg/l.
  expect(screen.getAllByRole('region', { name: 'Consumers' })[0]?.textContent).toContain('513');
});

it('does not guess the density of a distillate without a delivery note', async () => {
  show([]);
  const panel = await screen.findByRole('region', { name: 'Change-overs of grade' });
  await waitFor(() => expect(panel.textContent).toContain('RMG 380 → distillate'));
  expect(panel.textContent).toContain('needs the volume of the lines and both sulphur contents');
});

it('tells what each job burned, by time, way and energy, and what the kinds of jobs burned', async () => {
  show([note]);
  const panel = await screen.findByRole('region', { name: 'Consumption by job' });
  await waitFor(() => expect(within(panel).getAllByRole('row').length).toBeGreaterThan(1));
  const cells = within(panel).getAllByRole('row')[1]?.querySelectorAll('td, th') ?? [];
  expect([...cells].map(({ textContent }) => textContent)).toEqual([
    ...['04:00', 'Transit · 4411 · Le Havre', '10:00'],
    ...['3.00', '500', '40.0', '200', '100'],
  ]);
  expect(panel.textContent).toContain('Burned in 24 h: Transit 3.00 t.');
});
