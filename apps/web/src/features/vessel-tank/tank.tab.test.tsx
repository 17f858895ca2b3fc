/** The tank tab over values and delivery notes that a test gives. */
import { type TagId, toId } from '@fms/domain/identity';
import type { SlotRef } from '@fms/domain/plant';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildTag, buildVessel, buildVesselPlant, NOON } from '../../testing/builders.ts';
import { press, typeAll } from '../../testing/form-screen.tsx';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import TankTab from './tank.tab.tsx';

const vessel = buildVessel(1);
const HOUR = 3_600_000;
const STEP = HOUR / 6;
/** A bunkering of five hours begins two days ago. */
const BEGAN = NOON - 48 * HOUR;
const tags = [
  buildTag(1, { name: 'Fuel oil tank volume', unit: 'm³', decimals: 1 }),
  buildTag(2, { name: 'Fuel oil tank temperature', unit: '°C', decimals: 1 }),
];
const plant = buildVesselPlant({
  equipment: [
    { id: 'fuel-oil-tank', kind: 'tank', name: 'Fuel oil tank', parentId: null, parameters: { fluid: 'RMG 380' } },
  ],
  bindings: ['volume', 'temperature'].map((key, place) => ({
    slot: `fuel-oil-tank/${key}` as SlotRef,
    tagId: toId<TagId>(place + 1),
  })),
});
const statistic = (dataTagId: number, valueAt: (hours: number) => number) => ({
  dataTagId,
  from: new Date(BEGAN - 6 * HOUR).toISOString(),
  to: new Date(BEGAN + 12 * HOUR).toISOString(),
  bucketSeconds: 600,
  points: Array.from({ length: 18 * 6 }, (_, place) => {
    const time = BEGAN - 6 * HOUR + place * STEP;
    const value = valueAt((time - BEGAN) / HOUR);
    return {
      time: new Date(time).toISOString(),
      min: value,
      max: value,
      avg: value,
      first: value,
      last: value,
      count: 9,
    };
  }),
});
const note = {
  id: 1,
  vesselId: 1,
  at: new Date(BEGAN + HOUR).toISOString(),
  grade: 'RMG 380',
  tonnes: 312.4,
  density15: 975,
  sulphurPercent: 2.61,
  reference: 'BDN 4711',
  by: 'chief',
};

const show = (notes: readonly object[]) =>
  renderVesselTab(TankTab, {
    vessel,
    tags,
    query: '?tab=tank',
    answers: {
      '/api/v2/plant': { body: plant },
      '/api/v2/delivery/list': { body: { isEditable: true, notes } },
      '/api/v2/delivery/add': { body: note },
      '/api/v1.3/tag/GetStatistic': {
        body: [statistic(1, (hours) => 100 + 65 * Math.min(5, Math.max(0, hours))), statistic(2, () => 40)],
      },
    },
  });

it('holds a delivery note against what the tank took', async () => {
  show([note]);
  const panel = await screen.findByRole('region', { name: 'Delivery notes' });
  // 325 m³ of 975 kg/m³ at 40 °C are 311.3 t by table 54B: 1.1 t, 0.3 %, short of the note.
  await waitFor(() => expect(within(panel).getAllByRole('row')[1]?.textContent).toContain('312.4311.3−1.1−0.3'));
  expect(
    within(panel).getByText('Volume correction by ASTM D1250-80, table 54B: coefficients unverified.'),
  ).toBeDefined();
});

it('says that no bunkering was found for a note of another week', async () => {
  show([{ ...note, at: new Date(NOON - 20 * 24 * HOUR).toISOString() }]);
  expect(await screen.findByText('no bunkering found within 12 h')).toBeDefined();
});

it('sends what is entered', async () => {
  const { asked } = show([]);
  await screen.findByText('No delivery note is entered');
  press('Enter a note');
  typeAll({
    'Begun, UTC': '2026-11-20 08:30',
    Grade: 'DMA',
    'Delivered t': '120.5',
    'kg/m³ at 15 °C': '855',
    'Sulphur %': '0.08',
  });
  press('Save');
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v2/delivery/add'));
  expect(asked.find(({ path }) => path === '/api/v2/delivery/add')?.body).toEqual({
    vesselId: 1,
    at: '2026-11-20T08:30:00.000Z',
    grade: 'DMA',
    tonnes: 120.5,
    density15: 855,
    sulphurPercent: 0.08,
    reference: '',
  });
});
