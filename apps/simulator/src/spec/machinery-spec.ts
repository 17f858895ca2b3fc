/** What a ship carries below deck. A ship type is a choice of these parts. */

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
  /** State of health, per cent. */
  readonly healthPercent: number;
}

export interface TankSpec {
  readonly name: string;
  /** Short name on a bus, e.g. `FO1P`. */
  readonly code: string;
  readonly content:
    | 'fuel oil'
    | 'fuel oil day'
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
  readonly scrubber: boolean;
}

/** A crosshead engine turns its propeller directly, stands still in port and is started to leave. */
export const isCrosshead = (engine: EngineSpec | null) => engine !== null && engine.ratedRpm < 200;
