import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import type { SlotRef } from '@fms/domain/plant';
import { describe, expect, it } from 'vitest';
import { createPlantView } from '../../../entities/plant/index.ts';
import { buildTag } from '../../../testing/builders.ts';
import { layOutCells } from './cell-layout.ts';

/** A string of 2 packs × 3 modules × 4 cells; `slots` are those that tags fill. */
function buildString(
  slots: readonly string[],
  parameters: Record<string, number> = { packs: 2, modules: 6, cells: 24 },
) {
  const tags: Tag[] = slots.map((slot, place) => buildTag(place + 1, { name: slot }));
  const modules = Array.from({ length: 6 }, (_, n) => `battery-module-3-module-${n + 1}`);
  const plant = {
    equipment: [
      { id: 'battery-string-3', kind: 'battery-string', name: 'String 3', parentId: null, parameters },
      ...modules.map((id) => ({ id, kind: 'battery-module', name: id, parentId: 'battery-string-3', parameters: {} })),
    ],
    bindings: slots.map((slot, place) => ({ slot: slot as SlotRef, tagId: tags[place]?.Id ?? null })),
  } as unknown as VesselPlant;
  return createPlantView(plant, tags);
}

const cells = Array.from({ length: 24 }, (_, n) => `battery-string-3/cellVoltage:${n + 1}`);
const modules = Array.from({ length: 6 }, (_, n) => `battery-module-3-module-${n + 1}/temperature`);

describe('layOutCells', () => {
  it('stacks cells in modules and packs', () => {
    const layout = layOutCells(buildString(cells), 'battery-string-3', 'voltage');
    expect(layout).toMatchObject({ packs: 2, modulesOfPack: 3, cellsOfModule: 4 });
    const placeOf = (index: number) =>
      layout?.cells.find(({ slot }) => slot === `battery-string-3/cellVoltage:${index}`);
    expect(placeOf(1)).toMatchObject({ pack: 1, module: 1, cell: 1 });
    expect(placeOf(12)).toMatchObject({ pack: 1, module: 3, cell: 4 });
    expect(placeOf(23)).toMatchObject({ pack: 2, module: 3, cell: 3 });
  });

  it('shows modules where cells are not measured', () => {
    const layout = layOutCells(buildString(modules), 'battery-string-3', 'temperature');
    expect(layout?.cells.map(({ pack, module, cell }) => [pack, module, cell])).toEqual([
      [1, 1, undefined],
      [1, 2, undefined],
      [1, 3, undefined],
      [2, 1, undefined],
      [2, 2, undefined],
      [2, 3, undefined],
    ]);
  });

  it('keeps to one pack where none is entered, and is nothing without a measurement', () => {
    expect(layOutCells(buildString(cells, {}), 'battery-string-3', 'voltage')).toMatchObject({
      packs: 1,
      cellsOfModule: 4,
    });
    expect(layOutCells(buildString(modules), 'battery-string-3', 'voltage')).toBeUndefined();
  });
});
