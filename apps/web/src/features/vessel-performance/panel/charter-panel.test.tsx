/** The charter party of a ship against its passage: evaluated where both figures are entered, and only in good weather. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPlantView, PlantProvider } from '../../../entities/plant/index.ts';
import '../../../language/inside.ts';
import '../../../language/machinery/performance.ts';
import { buildVessel, buildVesselPlant, NOON } from '../../../testing/builders.ts';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import type { PerformanceParts } from '../model/performance-parts.ts';
import { buildSteadyBlocks } from '../testing/steady-blocks.ts';
import { CharterPanel } from './charter-panel.tsx';

const DAY = 86_400_000;
const vessel = buildVessel(1);

/** A day at that speed on 1000 l/h of 0.98 kg/l: 23.5 t. */
function show(knots: number, windSpeed: number, parameters: Readonly<Record<string, number>>) {
  const equipment = [
    { id: 'vessel', kind: 'vessel' as const, name: 'Vessel', parentId: null, parameters },
    { id: 'fuel-system', kind: 'fuel-system' as const, name: 'Fuel', parentId: null, parameters: { density: 980 } },
  ];
  const plant = createPlantView(buildVesselPlant({ equipment, bindings: [] }), []);
  const means = { speedThroughWater: knots, shaftPower: 5000, shaftSpeed: 92, speedOverGround: knots, windSpeed };
  const blocks = buildSteadyBlocks({ until: NOON, hours: 24, means, fuelRate: 1000 });
  const parts = {
    ...{ vessel, plant, events: [], isEditable: true, window: { from: NOON - 30 * DAY, to: NOON } },
    performance: { blocks } as unknown as PerformanceParts['performance'],
  } satisfies PerformanceParts;
  renderVesselTab(
    () => (
      <PlantProvider value={{ plant, onTrend: () => {} }}>
        <CharterPanel {...parts} />
      </PlantProvider>
    ),
    { vessel, answers: { '/api/v2/plant': { body: plant.plant } } },
  );
}
const WARRANTY = { charterSpeed: 13, charterConsumption: 23 };

it.each([
  [12.8, 5, 'Speed and fuel are within what the charter warrants.'],
  [12.3, 5, 'Slower than warranted.'],
  [12.8, 14, 'Not evaluated: less than an hour of good weather under way.'],
])('at %d kn in a wind of %d m/s: %s', async (knots, windSpeed, words) => {
  show(knots, windSpeed, WARRANTY);
  const panel = await screen.findByRole('region', { name: 'Charter party' });
  expect(panel.textContent).toContain('13.0 kn on 23.0 t/d');
  expect(panel.textContent).toContain(words);
  expect(panel.textContent).toContain('unverified');
});

it('is left out where no warranty is entered', async () => {
  show(12.8, 5, { charterSpeed: 13 });
  await Promise.resolve();
  expect(screen.queryByRole('region', { name: 'Charter party' })).toBeNull();
});
