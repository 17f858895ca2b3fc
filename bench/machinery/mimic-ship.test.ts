/** The ship of the mimic's measurement: its tags bind by themselves, and fill as many readings as the bound speaks of. */
import { buildPlant, formatSlotRef } from '@fms/domain/plant';
import { buildEngineMimic, placeMimic } from '@fms/domain/plant/mimic';
import { expect, it } from 'vitest';
import { MIMIC_TAGS } from './mimic-ship.ts';

const tags = MIMIC_TAGS.map(({ name, unit = '', valueKind = 'number' }, place) => ({
  id: place + 1,
  ...{ name, unit, valueKind, description: '', source: 'bench', standardName: '', min: 0, max: 1000 },
}));
/** Numbers that the block of an engine shows beside what its template draws. */
const OF_BLOCK_READINGS = ['load', 'power', 'speed', 'exhaustTemperature', 'fuelRack', 'oilMist', 'crankcasePressure'];
const { bindings } = buildPlant(tags as unknown as Parameters<typeof buildPlant>[0]);

it('has a tag for each slot of four engines, bound to it', () => {
  const bound = new Map(bindings.map(({ slot, tagId }) => [tagId, slot]));
  expect(MIMIC_TAGS.filter(({ slot }, place) => bound.get((place + 1) as never) !== slot)).toEqual([]);
});

it('fills with the block of each engine more than 300 readings', () => {
  const filled = new Set(bindings.map(({ slot }) => slot));
  const readings = [1, 2, 3, 4].flatMap((number) => {
    const template = buildEngineMimic(`main-engine-${number}`, 18);
    const { nodes } = placeMimic(template, { isFilled: (slot) => filled.has(slot), moved: {} });
    const ofBlock = OF_BLOCK_READINGS.map((key) => formatSlotRef(`main-engine-${number}`, key));
    const drawn = nodes.flatMap(({ readouts }) => readouts.map(({ slot }) => slot));
    return [...drawn, ...ofBlock].filter((slot) => filled.has(slot));
  });
  expect(new Set(readings).size).toBeGreaterThan(300);
});
