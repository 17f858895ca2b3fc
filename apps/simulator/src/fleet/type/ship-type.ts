/** A ship type: everything two sister ships share. */
import type { ShipType } from '@fms/contract/vessel';
import type { Handling } from '../../route/voyage.ts';
import { DISTILLATE, RESIDUAL } from '../../spec/fuel-spec.ts';
import { BASIC_INSTRUMENTS, type InstrumentSpec } from '../../spec/instrument-spec.ts';
import type { BatterySpec, EngineSpec, MachinerySpec, TankSpec } from '../../spec/machinery-spec.ts';
import type { Hull } from '../../spec/ship-spec.ts';
import { placeTank, type TankOrder } from './tank-place.ts';

export interface ShipClass {
  readonly shipType: ShipType;
  readonly hull: Hull;
  readonly handling: Handling;
  readonly machinery: MachinerySpec;
}

/** What a class has; a part that is left out is not on board. */
interface Equipment extends Pick<ShipClass, 'hull' | 'handling'>, Pick<MachinerySpec, 'generators'> {
  readonly propulsion: Pick<MachinerySpec, 'shafts' | 'propulsionKw'> &
    Partial<Pick<MachinerySpec, 'pull' | 'hold' | 'propeller'>>;
  readonly tanks: readonly TankOrder[];
  /** Electric load. */
  readonly load: Pick<MachinerySpec, 'hotelKw' | 'portKw'>;
  /** False when left out. */
  readonly dynamicPositioning?: boolean;
  readonly worksCargo?: boolean;
  /** Without an engine the shafts are driven by motors. */
  readonly engine?: EngineSpec;
  readonly battery?: BatterySpec;
  readonly thrusters?: MachinerySpec['thrusters'];
  /** It burns residual fuel then. */
  readonly scrubber?: boolean;
  /** Its sets burn distillate at the berth, where no exhaust is cleaned; it needs a tank of gas oil. */
  readonly changesOver?: boolean;
  readonly instruments?: Partial<InstrumentSpec>;
}

export function defineShipClass(shipType: ShipType, equipment: Equipment): ShipClass {
  const { hull, handling, propulsion, load, engine, generators, battery, thrusters, tanks, scrubber } = equipment;
  const machinery: MachinerySpec = {
    drive: engine ? 'mechanical' : 'electric',
    pull: 0,
    hold: 0,
    propeller: 'fixed',
    ...propulsion,
    ...load,
    engine: engine ?? null,
    generators,
    battery: battery ?? null,
    thrusters: thrusters ?? [],
    tanks: tanks.map((tank) => placeTank(hull, tank)),
    dynamicPositioning: equipment.dynamicPositioning ?? false,
    worksCargo: equipment.worksCargo ?? false,
    scrubber: scrubber ?? false,
    fuel: scrubber ? RESIDUAL : DISTILLATE,
    berthFuel: equipment.changesOver ? DISTILLATE : null,
    instruments: { ...BASIC_INSTRUMENTS, ...equipment.instruments },
  };
  return { shipType, hull, handling, machinery };
}

export const defineTank = (
  name: string,
  code: string,
  content: TankSpec['content'],
  capacityM3: number,
): TankOrder => ({
  name,
  code,
  content,
  capacityM3,
});

/** Two tanks side by side, as `Ballast tank 3, port` with the code `BW3P`. */
export const defineTankPair = (
  name: string,
  code: string,
  content: TankSpec['content'],
  capacityM3: number,
): TankOrder[] => [
  defineTank(`${name}, port`, `${code}P`, content, capacityM3),
  defineTank(`${name}, starboard`, `${code}S`, content, capacityM3),
];

/** A pair of fuel tanks and the day tank they fill, lube oil, fresh water and sewage: what every ship has. */
export const defineServiceTanks = (fuelM3: number, dayM3: number, waterM3: number): TankOrder[] => [
  ...defineTankPair('Fuel oil tank', 'FO1', 'fuel oil', fuelM3),
  defineTank('Fuel oil day tank', 'FODAY', 'fuel oil day', dayM3),
  defineTank('Lube oil tank', 'LO', 'lube oil', Math.max(2, fuelM3 * 0.06)),
  defineTank('Fresh water tank', 'FW', 'fresh water', waterM3),
  defineTank('Sewage tank', 'SEW', 'sewage', Math.max(4, waterM3 * 0.4)),
];

export const defineThruster = (name: string, code: string, ratedKw: number) => ({ name, code, ratedKw });
