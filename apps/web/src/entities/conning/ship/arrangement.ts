/** How a ship is driven and steered, from its plant: it decides which instruments conning shows. */
import type { PlantEquipment } from '@fms/domain/plant';
import { formatSlotRef } from '@fms/domain/plant';
import type { PlantView } from '../../plant/index.ts';

export const ARRANGEMENTS = ['twin-screw', 'single-screw', 'azimuth', 'pod'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Undefined for a ship without a known shaft or azimuth. */
export function findArrangement(plant: Pick<PlantView, 'ofKind'>): Arrangement | undefined {
  const turning = plant.ofKind('azimuth');
  if (turning.length > 0) return turning.every(({ name }) => /\bpod\b/i.test(name)) ? 'pod' : 'azimuth';
  const shafts = plant.ofKind('shaft').length;
  if (shafts === 0) return undefined;
  return shafts > 1 ? 'twin-screw' : 'single-screw';
}

/** Whether the blades of a propeller turn: its pitch is measured. */
export const hasControllablePitch = (plant: Pick<PlantView, 'has' | 'ofKind'>): boolean =>
  plant.ofKind('shaft').some(({ id }) => plant.has(formatSlotRef(id, 'propellerPitch')));

export type Side = 'port' | 'starboard' | 'centre';

/** The side a piece of equipment stands on, by its id; undefined for the only one. */
export function findSide({ id }: Pick<PlantEquipment, 'id'>): Side | undefined {
  const side = id.split('-').at(-1);
  return side === 'port' || side === 'starboard' || side === 'centre' ? side : undefined;
}
