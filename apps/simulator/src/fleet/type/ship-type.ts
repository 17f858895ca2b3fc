/** A ship type: everything two sister ships share. */
import type { ShipType } from '@fms/contract/vessel';
import type { Handling } from '../../route/voyage.ts';
import type { MachinerySpec, TankSpec } from '../../spec/machinery-spec.ts';
import type { Hull } from '../../spec/ship-spec.ts';

export interface ShipClass {
  readonly shipType: ShipType;
  readonly hull: Hull;
  readonly handling: Handling;
  readonly machinery: MachinerySpec;
}

export const defineTank = (name: string, code: string, content: TankSpec['content'], capacityM3: number): TankSpec => ({
  name,
  code,
  content,
  capacityM3,
});

/** A pair of fuel tanks and the day tank they fill, lube oil, fresh water and sewage: what every ship has. */
export const defineServiceTanks = (fuelM3: number, dayM3: number, waterM3: number): TankSpec[] => [
  defineTank('Fuel oil tank, port', 'FO1P', 'fuel oil', fuelM3),
  defineTank('Fuel oil tank, starboard', 'FO1S', 'fuel oil', fuelM3),
  defineTank('Fuel oil day tank', 'FODAY', 'fuel oil day', dayM3),
  defineTank('Lube oil tank', 'LO', 'lube oil', Math.max(2, fuelM3 * 0.06)),
  defineTank('Fresh water tank', 'FW', 'fresh water', waterM3),
  defineTank('Sewage tank', 'SEW', 'sewage', Math.max(4, waterM3 * 0.4)),
];

export const defineThruster = (name: string, code: string, ratedKw: number) => ({ name, code, ratedKw });
