import { expect, it } from 'vitest';
import { createPlantView } from '../../entities/plant/index.ts';
import { translate } from '../../language/index.ts';
import { buildTag, buildVessel, NOON } from '../../testing/builders.ts';
import { buildConningTable } from './conning-table.ts';

it('writes each quantity with unit, time and state, and no number that may not be shown', () => {
  const heading = buildTag(1, { name: 'Heading true', unit: '°' });
  const speed = buildTag(2, { name: 'Speed through water', unit: 'kn' });
  const content = {
    equipment: [{ id: 'vessel', kind: 'vessel', name: '', parentId: null, parameters: {} }],
    bindings: [
      { slot: 'vessel/heading', tagId: heading.Id },
      { slot: 'vessel/speedThroughWater', tagId: speed.Id },
    ],
  };
  const plant = createPlantView(content as unknown as Parameters<typeof createPlantView>[0], [heading, speed]);
  const tags = {
    read: (id: number) =>
      id === 1
        ? ({ sample: { value: 297, time: NOON, quality: 0 }, freshness: 'fresh' } as const)
        : ({ sample: { value: 19.1, time: NOON - 1000, quality: 1 }, freshness: 'bad' } as const),
  };
  const { rows, about } = buildConningTable({ vessel: buildVessel(1), plant, at: NOON, tags }, translate);
  expect(about?.[0]).toEqual(['Vessel 1']);
  expect(rows).toEqual([
    ['Heading true', 297, '°', new Date(NOON), 'fresh'],
    ['Speed through water', null, 'kn', new Date(NOON - 1000), 'bad'],
  ]);
});
