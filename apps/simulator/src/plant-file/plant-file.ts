/**
 * The plant of a ship as data: parameters of its equipment, which tags do not tell. The demonstration's server stores
 * them with the vessel of that MMSI; which tag fills which slot its rules find by themselves.
 */
import type { PlantEquipment } from '@fms/domain/plant';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { listPowerEquipment } from './power-equipment.ts';
import { listPropulsionEquipment } from './propulsion-equipment.ts';
import { listTankEquipment } from './tank-equipment.ts';

export const listPlantEquipment = (ship: ShipSpec): PlantEquipment[] => [
  ...listPropulsionEquipment(ship),
  ...listPowerEquipment(ship),
  ...listTankEquipment(ship.machinery),
];

/** By the MMSI, under which the server knows a vessel. */
export const getPlantFileName = ({ particulars }: Pick<ShipSpec, 'particulars'>) => `${particulars.MMSI}.json`;

/** JSON with one piece of equipment a line, so that a change shows what it is a change of. */
export function formatPlantFile(ship: ShipSpec): string {
  const lines = listPlantEquipment(ship).map((one) => `    ${JSON.stringify(one)}`);
  return `{\n  "name": ${JSON.stringify(ship.particulars.name)},\n  "equipment": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
