/** Noon reports: what is entered is sent with the noon of the vessel's zone, and stands beside the sensors. */

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPlantView, PlantProvider } from '../../../entities/plant/index.ts';
import type { PerformanceParts } from '../model/performance-parts.ts';
import '../../../language/inside.ts';
import '../../../language/machinery/performance.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { press, typeAll } from '../../../testing/form-screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import { buildSteadyBlocks } from '../testing/steady-blocks.ts';
import { NoonReportPanel } from './noon-report.panel.tsx';

const HOUR = 3_600_000;
const vessel = buildVessel(1);
/** Three days at 12.5 kn over ground. */
const blocks = buildSteadyBlocks({
  until: NOON,
  hours: 72,
  means: { speedThroughWater: 12.4, shaftPower: 5000, shaftSpeed: 92, speedOverGround: 12.5 },
  fuelRate: 1000,
});
const plant = createPlantView(
  {
    ...{ vesselId: vessel.id, version: 0, savedAt: null, savedBy: null, isEditable: true, mimics: {} },
    equipment: [],
    bindings: [],
  },
  [],
);
const parts = {
  ...{ vessel, plant, events: [], isEditable: true },
  window: { from: NOON - 30 * 24 * HOUR, to: NOON },
  performance: { blocks } as unknown as PerformanceParts['performance'],
} satisfies PerformanceParts;
const at = new Date(NOON - (NOON % (24 * HOUR)) - 12 * HOUR).toISOString();
const report = {
  id: 4,
  vesselId: 1,
  at,
  hours: 24,
  miles: 309,
  tonnes: 20,
  kilowatts: 4000,
  note: 'Head sea',
  by: 'master',
};

/** In the frame of a tab of machinery. */
const Framed = () => (
  <PlantProvider value={{ plant, onTrend: () => {} }}>
    <NoonReportPanel {...parts} />
  </PlantProvider>
);

const show = (reports: readonly object[]) =>
  renderVesselTab(Framed, {
    vessel,
    answers: {
      '/api/v2/performance/noon/list': { body: { isEditable: true, reports } },
      '/api/v2/performance/noon/add': { body: report },
      '/api/v2/plant': { body: plant.plant },
    },
  });

it('ranks the differences of a report from the sensors: 4000 kW of 5000, 309 nm of 300', async () => {
  show([report]);
  const row = await screen.findByRole('row', { name: /Head sea/ });
  await waitFor(() => expect(row.textContent).toContain('power −20.0 %'));
  expect(row.textContent).toMatch(/power −20\.0 %.*distance \+3\.0 %.*time 0\.0 %/);
});

it('sends what is entered, with the noon of the day', async () => {
  const { asked } = show([]);
  await screen.findByText('No noon report is entered.');
  press('Enter a report');
  typeAll({ 'Until noon of': '2026-11-20', Hours: '23.5', 'Over ground nm': '301.4', 'Main fuel t': '22.6' });
  press('Save');
  const sent = () => asked.find(({ path }) => path === '/api/v2/performance/noon/add')?.body;
  await waitFor(() => expect(sent()).toBeDefined());
  const amounts = { hours: 23.5, miles: 301.4, tonnes: 22.6, kilowatts: null };
  expect(sent()).toEqual({ vesselId: 1, at: '2026-11-20T12:00:00.000Z', ...amounts, note: '' });
});
