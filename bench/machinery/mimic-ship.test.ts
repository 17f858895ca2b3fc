/** The ship of the mimic's measurement: its tags bind by themselves, and fill as many readings as the bound speaks of. */
import { buildPlant } from '@fms/domain/plant';
import { buildEngineMimic, placeMimic } from '@fms/domain/plant/mimic';
import { expect, it } from 'vitest';
import { MIMIC_TAGS } from './mimic-ship.ts';

const tags = MIMIC_TAGS.map(({ name, unit = '', valueKind = 'number' }, place) => ({
  id: place + 1,
  ...{ name, unit, valueKind, description: '', source: 'bench', standardName: '', min: 0, max: 1000 },
}));
const { bindings } = buildPlant(tags as unknown as Parameters<typeof buildPlant>[0]);

it('has a tag for each slot of four engines, bound to it', () => {
  const bound = new Map(bindings.map(({ slot, tagId }) => [tagId, slot]));
  expect(MIMIC_TAGS.filter(({ slot }, place) => bound.get((place + 1) as never) !== slot)).toEqual([]);
});

it('fills more than 300 readings', () => {
  const filled = new Set(bindings.map(({ slot }) => slot));
  const readings = [1, 2, 3, 4].flatMap((number) => {
    const template = buildEngineMimic(`main-engine-${number}`, 18);
    const { nodes } = placeMimic(template, { isFilled: (slot) => filled.has(slot), moved: {} });
    return nodes.flatMap(({ readouts }) => readouts.filter(({ slot }) => filled.has(slot)));
  });
  expect(readings.length).toBeGreaterThan(260);
});
