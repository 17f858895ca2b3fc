/** What a ship carries below deck. A ship type is a choice of these parts. */
import type { FuelSpec } from './fuel-spec.ts';
import type { InstrumentSpec } from './instrument-spec.ts';

export interface EngineSpec {
  /** Continuous rating, kW. */
  readonly ratedKw: number;
  readonly ratedRpm: number;
  readonly idleRpm: number;
  readonly cylinders: number;
  /** g/kWh at the best load. */
  readonly bestSfoc: number;
}

export interface GeneratorSpec {
  readonly count: number;
  readonly ratedKw: number;
  readonly bestSfoc: number;
  readonly volts: number;
}

export interface BatterySpec {
  readonly strings: number;
  readonly capacityKwh: number;
  /** Volts at 50 % charge. */
  readonly nominalVolts: number;
  readonly cellsInSeries: number;
  /** Highest charging power of all strings at the berth, kW. */
  readonly shoreKw: number;
  /** Cells in series in a module, and modules in a pack. */
  readonly cellsPerModule: number;
  readonly modulesPerPack: number;
  /** Equivalent full cycles a year: what the trade asks of it. */
  readonly cyclesPerYear: number;
  /** Per string: how fast it ages beside an average one. */
  readonly ageing: readonly number[];
}

export interface TankSpec {
  readonly name: string;
  /** Short name on a bus, e.g. `FO1P`. */
  readonly code: string;
  readonly content:
    | 'fuel oil'
    | 'fuel oil day'
    /** Distillate of a ship that burns residual fuel. */
    | 'gas oil'
    | 'lube oil'
    | 'fresh water'
    | 'sewage'
    | 'urea'
    /** Taken in port for the cargo that went ashore. */
    | 'ballast'
    /** A little of it is moved in port, to keep the ship upright and on even keel. */
    | 'trim'
    /** Pumped from side to side while vehicles drive on and off. */
    | 'heeling'
    /** Brought to a platform. */
    | 'drill water'
    /** Brought back from it. */
    | 'mud';
  readonly capacityM3: number;
  readonly place: TankPlace;
}

/**
 * A box in the hull, with a hopper: its bottom is narrower than its upper part. Metres; `fromAft` from the aft
 * perpendicular to the middle, `fromCentre` from the centre line to the middle, positive to starboard.
 */
export interface TankPlace {
  readonly fromAft: number;
  readonly fromCentre: number;
  readonly aboveKeel: number;
  readonly length: number;
  readonly breadth: number;
  readonly height: number;
}

export interface MachinerySpec {
  /** Drives the shafts by engines, or by motors fed from generators and batteries. */
  readonly drive: 'mechanical' | 'electric';
  readonly shafts: number;
  readonly engine: EngineSpec | null;
  /** kW of propulsion at the hull's top speed in calm water, all shafts. */
  readonly propulsionKw: number;
  readonly generators: GeneratorSpec | null;
  readonly battery: BatterySpec | null;
  readonly thrusters: readonly { readonly name: string; readonly code: string; readonly ratedKw: number }[];
  readonly tanks: readonly TankSpec[];
  /** Electric load of everything that does not move the ship, kW at sea. */
  readonly hotelKw: number;
  /** Extra electric load in port: cranes, pumps, reefers, kW. */
  readonly portKw: number;
  /** Extra power while trawling or towing, share of propulsion power. */
  readonly pull: number;
  /** Power that keeps it where it works, share of propulsion power in calm weather. */
  readonly hold: number;
  /** Holds its place by thrusters under a joystick or a computer. */
  readonly dynamicPositioning: boolean;
  /** Has gear, pumps or cargo that takes power in port while cargo is worked. */
  readonly worksCargo: boolean;
  readonly scrubber: boolean;
  /** How the shafts push: by a fixed pitch, a pitch that can be set, or a propeller that turns around. */
  readonly propeller: 'fixed' | 'controllable' | 'azimuth';
  readonly fuel: FuelSpec;
  /** What the generating sets change over to at the berth, from a tank of its own; null where they go on with `fuel`. */
  readonly berthFuel: FuelSpec | null;
  readonly instruments: InstrumentSpec;
}

/** A crosshead engine turns its propeller directly, stands still in port and is started to leave. */
export const isCrosshead = (engine: EngineSpec | null) => engine !== null && engine.ratedRpm < 200;
