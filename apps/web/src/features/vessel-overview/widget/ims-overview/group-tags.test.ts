import type { SlotRef } from '@fms/domain/plant';
import { expect, it } from 'vitest';
import { buildTag } from '../../../../testing/builders.ts';
import { groupTags } from './group-tags.ts';

const tags = ['PX 1', 'DG2 Leistung', 'ME load', 'Galley oven'].map((name, i) => buildTag(i + 1, { name }));
const [oil, power, load, oven] = tags.map(({ Id }) => Id);
const equipment = (['main-engine', 'generator'] as const).map((kind) => ({
  ...{ id: kind, kind, name: kind, parentId: null, parameters: {} },
}));
const plant = {
  equipment,
  bindings: [
    { slot: 'main-engine/lubeOilPressure' as SlotRef, tagId: oil ?? null },
    { slot: 'main-engine/load' as SlotRef, tagId: load ?? null },
    { slot: 'generator/power' as SlotRef, tagId: power ?? null },
    { slot: 'generator/load' as SlotRef, tagId: null },
  ],
};
const groupsOf = (...groups: Parameters<typeof groupTags>[2]) =>
  groupTags(tags, plant, groups).map((group) => [group.name, group.tags.map(({ Id }) => Id)]);

it('puts a tag under the first group that names a slot it fills, whatever it is called on board', () => {
  expect(
    groupsOf(
      { name: 'Load', slots: ['main-engine/load', 'generator/load'] },
      { name: 'Engines', slots: ['main-engine/*'] },
      { name: 'Power', slots: ['generator/power'] },
    ),
  ).toEqual([
    ['Load', [load]],
    ['Engines', [oil]],
    ['Power', [power]],
    [undefined, [oven]],
  ]);
});

it('leaves out a group that nothing fills', () => {
  expect(groupsOf({ name: 'Scrubber', slots: ['scrubber/*'] })).toEqual([[undefined, [oil, power, load, oven]]]);
});
