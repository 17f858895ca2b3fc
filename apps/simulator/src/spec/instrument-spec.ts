/** Measuring points a ship has beyond those that every ship has: what its owner paid for. */
export interface InstrumentSpec {
  /** Orders of rudder, propeller and thrusters beside what they do. */
  readonly orders: boolean;
  /** `condition` adds firing pressures, turbocharger and air; `plant` also pumps, valves and coolers of each engine. */
  readonly engine: 'basic' | 'condition' | 'plant';
  /** `sets` adds breakers and reactive power of each set; `sections` also the two halves of the switchboard. */
  readonly switchboard: 'basic' | 'sets' | 'sections';
  /** Soundings with their tank tables, temperature of every tank, draughts, trim and heel. */
  readonly soundings: boolean;
  /** Flow meters in the supply and return of each consumer. */
  readonly fuelMeters: boolean;
  /** A load cell in the towing winch. */
  readonly towingWinch: boolean;
  /** Strings whose cells are measured one by one, from 0; modules of all strings are measured where there is any. */
  readonly cellsOfStrings: readonly number[];
}

export const BASIC_INSTRUMENTS: InstrumentSpec = {
  orders: false,
  engine: 'basic',
  switchboard: 'basic',
  soundings: false,
  fuelMeters: false,
  towingWinch: false,
  cellsOfStrings: [],
};
