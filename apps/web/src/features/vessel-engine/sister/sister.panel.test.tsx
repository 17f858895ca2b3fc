/** Engines beside those of sister ships: at the same load, by what each ship measured. */
import type { Vessel } from '@fms/contract/vessel';
import { type TagId, toId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/machinery/engine.ts';
import { createPlantView, PlantProvider } from '../../../entities/plant/index.ts';
import { buildTag, buildVessel, buildVesselPlant, NOON } from '../../../testing/builders.ts';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import { SisterPanel } from './sister.panel.tsx';

const STEP = 600_000;
const vessel = buildVessel(1);
const sister = buildVessel(2);
const KEYS = ['load', 'exhaustTemperature'] as const;
const tags = KEYS.map((key, place) => buildTag(place + 1, { name: key, unit: key === 'load' ? '%' : '°C' }));
const plant = buildVesselPlant({
  equipment: [{ id: 'main-engine', kind: 'main-engine', name: 'Main engine', parentId: null, parameters: {} }],
  bindings: KEYS.map((key, place) => ({ slot: formatSlotRef('main-engine', key), tagId: toId<TagId>(place + 1) })),
});
/** °C at 57 % of load. */
const EXHAUST: Readonly<Record<number, number>> = { 1: 399, 2: 380 };

async function measure(body: unknown) {
  const {
    vesselId,
    tags: ids,
    fromTime,
    toTime,
  } = body as { vesselId: number; tags: number[] } & Record<string, string>;
  const answer = ids.map((dataTagId) => ({
    ...{ dataTagId, from: fromTime, to: toTime, bucketSeconds: 600 },
    points: Array.from({ length: 6 }, (_, back) => {
      const value = dataTagId === 1 ? 57 : (EXHAUST[vesselId] ?? 0);
      const time = new Date(NOON - (back + 1) * STEP).toISOString();
      return { time, ...{ min: value, max: value, avg: value, first: value, last: value, count: 10 } };
    }).toReversed(),
  }));
  return { body: answer };
}

function Framed({ vessel: shown }: { vessel: Vessel }) {
  return (
    <PlantProvider value={{ plant: createPlantView(plant, tags), onTrend: vi.fn() }}>
      <SisterPanel vessel={shown} until={NOON} compared="exhaustTemperature" onCompare={vi.fn()} />
    </PlantProvider>
  );
}

const show = (ships: readonly Vessel[]) =>
  renderVesselTab(Framed, {
    ...{ vessel, tags },
    answers: {
      '/api/v1.3/vessel/GetAll': { body: [vessel, ...ships] },
      '/api/v2/plant': { body: plant },
      '/api/v1.3/tag/GetStatistic': measure,
      '/api/v2/vessel/sisters': {
        body: {
          ...{ vesselId: 1, shipType: 'cargo', stateNow: null, shipsOfUnknownSize: 0, states: [] },
          ...{ fromTime: new Date(NOON).toISOString(), toTime: new Date(NOON).toISOString() },
          ...{ ships: ships.length, shipIds: ships.map(({ id }) => id) },
        },
      },
    },
  });

it('says how far an engine is from the middle of the sisters at the same load: 399 °C of 380 are 5 %', async () => {
  show([sister]);
  const table = within(await screen.findByRole('table'));
  const cellsOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(cellsOf('Vessel 1, Main engine')).toEqual(['1', '399.0', '+5.0']));
  // A ship is not compared with itself.
  expect(cellsOf('Vessel 2, Main engine')).toEqual(['1', '380.0', '––']);
});

it('says that there is no sister ship', async () => {
  show([]);
  expect(await screen.findByText('No sister ship')).toBeDefined();
});
