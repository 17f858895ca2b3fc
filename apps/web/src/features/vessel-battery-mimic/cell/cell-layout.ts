/** Cells of a string as its maker stacked them: packs of modules of cells; where cells are not measured, modules. */
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { PlantView } from '../../../entities/plant/index.ts';

export type CellQuantity = 'voltage' | 'temperature';

export interface PlacedCell {
  readonly slot: SlotRef;
  readonly pack: number;
  readonly module: number;
  /** Undefined where the whole module is what is measured. */
  readonly cell: number | undefined;
}

export interface CellLayout {
  readonly cells: readonly PlacedCell[];
  readonly packs: number;
  readonly modulesOfPack: number;
  readonly cellsOfModule: number;
}

/** Undefined where neither cells nor modules of the string are measured in that quantity. */
export function layOutCells(plant: PlantView, stringId: string, quantity: CellQuantity): CellLayout | undefined {
  const modules = plant
    .childrenOf(stringId, 'battery-module')
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const indexes = quantity === 'voltage' ? plant.indexesOf(stringId, 'cellVoltage') : [];
  const count = indexes.at(-1) ?? 0;
  const moduleCount = plant.numberOf(stringId, 'modules') ?? (modules.length > 0 ? modules.length : count);
  const packs = Math.max(1, plant.numberOf(stringId, 'packs') ?? 1);
  const modulesOfPack = Math.max(1, Math.ceil(moduleCount / packs));
  if (count > 0) {
    const cellsOfModule = Math.max(
      1,
      Math.round((plant.numberOf(stringId, 'cells') ?? count) / Math.max(1, moduleCount)),
    );
    const cells = indexes.map((index) => {
      const module = Math.ceil(index / cellsOfModule);
      return {
        slot: formatSlotRef(stringId, 'cellVoltage', index),
        ...placeOf(module, modulesOfPack),
        cell: index - (module - 1) * cellsOfModule,
      };
    });
    return { cells, packs, modulesOfPack, cellsOfModule };
  }
  const cells = modules.flatMap(({ id }, place): PlacedCell[] => {
    const slot = formatSlotRef(id, quantity);
    return plant.has(slot) ? [{ slot, ...placeOf(place + 1, modulesOfPack), cell: undefined }] : [];
  });
  return cells.length === 0 ? undefined : { cells, packs, modulesOfPack, cellsOfModule: 1 };
}

/** Pack, and module within it, of a module counted through the string. */
const placeOf = (module: number, modulesOfPack: number) => ({
  pack: Math.ceil(module / modulesOfPack),
  module: ((module - 1) % modulesOfPack) + 1,
});
