/** What an engine burns for a kWh beside what it would in the air and water of its shop test. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { buildVessel, buildVesselPlant } from '../../../testing/builders.ts';
import { bindSlots, buildSlotTags, type HeldSlot } from '../../../testing/ship/slot-tags.ts';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import EngineTab from '../engine.tab.tsx';

const vessel = buildVessel(1);
/** 1000 kg/h over 5000 kW: 200 g/kWh of gas oil. */
const ENGINE: readonly HeldSlot[] = [
  ['main-engine', 'running', true, ''],
  ['main-engine', 'load', 50, '%'],
  ['main-engine', 'power', 5000, 'kW'],
  ['main-engine', 'fuelRate', 1250, 'l/h'],
  ['vessel', 'fuelDensity', 800, 'kg/m³'],
];
const TROPICS: readonly HeldSlot[] = [
  ['vessel', 'airPressure', 1, 'bar'],
  ['vessel', 'airTemperature', 45, '°C'],
  ['main-engine', 'lowTemperatureWaterInlet', 32, '°C'],
];

function show(values: readonly HeldSlot[], ratedSpeed: number) {
  const tags = buildSlotTags(values);
  const parameters = { ratedPower: 10_000, ratedSpeed, fuelGrade: 'MGO' };
  const plant = buildVesselPlant({
    equipment: [
      { id: 'vessel', kind: 'vessel', name: 'Vessel', parentId: null, parameters: {} },
      { id: 'main-engine', kind: 'main-engine', name: 'Main engine', parentId: null, parameters },
    ],
    bindings: bindSlots(values),
  });
  renderVesselTab(EngineTab, {
    vessel,
    tags,
    query: '?tab=engine',
    answers: { '/api/v2/plant': { body: plant }, '/api/v1.3/tag/GetStatistic': { body: [] } },
  });
  return screen.findByRole('region', { name: 'Specific fuel consumption' });
}

it('corrects a four-stroke engine in the tropics by β = 1.018975, and says that the factors are unverified', async () => {
  const panel = await show([...ENGINE, ...TROPICS], 720);
  expect(panel.textContent).toContain('Now200.0g/kWhAt ISO 3046-1196.3g/kWh');
  expect(panel.textContent).toContain('ISO 15550, charge-cooled diesel: factors unverified.');
  // The barometer measures bar.
  expect(panel.textContent).toMatch(/From 45 °C outside air, 1\s000 mbar, 32 °C charge-air coolant\./);
});

it('corrects a slow engine by the factors of two-stroke engines', async () => {
  const panel = await show([...ENGINE, ...TROPICS], 105);
  // 0.40 % for 20 K of air and 0.42 % for 7 K of coolant.
  expect(panel.textContent).toContain('At ISO 3046-1198.4g/kWh');
  expect(within(panel).getByText(/MAN two-stroke project guide, SFOC: factors unverified\./)).toBeDefined();
});

it('has no corrected figure without the coolant', async () => {
  const some = await show([...ENGINE, ...TROPICS.slice(0, 2)], 720);
  expect(some.textContent).toContain('At ISO 3046-1––');
});

it('has no such row on a ship that measures neither air nor coolant', async () => {
  const panel = await show(ENGINE, 720);
  expect(panel.textContent).toContain('Now200.0');
  expect(panel.textContent).not.toContain('ISO 3046-1');
});
