/** The kinds of equipment a ship's plant is made of, and what is known of each beside its measurements. */

/** `place`: several of one kind are told apart by a side of the ship, by a number, or by a name of their own. */
export type EquipmentMark = 'side' | 'number' | 'name' | 'none';

export interface Parameter {
  readonly key: string;
  readonly unit: string;
  /** `curve`: points of two numbers; `text`: words. */
  readonly kind: 'number' | 'curve' | 'text';
}

export interface EquipmentKindRule {
  readonly mark: EquipmentMark;
  /** What it may be a part of. */
  readonly parent?: EquipmentKind;
  readonly parameters: readonly Parameter[];
}

export const equipmentKinds = [
  'vessel',
  'main-engine',
  'propulsion-motor',
  'shaft',
  'rudder',
  'thruster',
  'azimuth',
  'generator',
  'switchboard',
  'bus-tie',
  'shore-connection',
  'battery',
  'battery-string',
  'battery-module',
  'tank',
  'pump',
  'valve',
  'filter',
  'flow-meter',
  'fuel-system',
  'scrubber',
] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];

const number = (key: string, unit: string): Parameter => ({ key, unit, kind: 'number' });
const curve = (key: string, unit: string): Parameter => ({ key, unit, kind: 'curve' });
const text = (key: string): Parameter => ({ key, unit: '', kind: 'text' });

const RATED_POWER = number('ratedPower', 'kW');
const RATED_SPEED = number('ratedSpeed', 'rpm');
/** Load in per cent against specific consumption in g/kWh, from the acceptance trial of the engine. */
const SHOP_TEST = curve('shopTest', '%, g/kWh');
/** Litres in the fuel lines between the change-over valve and the injectors: what is flushed when the grade changes. */
const FUEL_LINES = number('fuelLinesVolume', 'l');
const FLUID = text('fluid');
const RATED_FLOW = number('ratedFlow', 'm³/h');

export const EQUIPMENT_KINDS: Readonly<Record<EquipmentKind, EquipmentKindRule>> = {
  vessel: {
    mark: 'none',
    parameters: [
      number('deadweight', 't'),
      number('displacement', 't'),
      number('designDraught', 'm'),
      /** Mean draught in metres against displacement in tonnes, from the hydrostatic tables. */
      curve('displacementTable', 'm, t'),
      /** Transverse area above water. */
      number('windArea', 'm²'),
      /** In calm water, 0 to 1. */
      number('propulsiveEfficiency', ''),
      /** Speed through water in knots against shaft power in kW, from the sea trial. */
      curve('trialCurve', 'kn, kW'),
      text('fuelGrade'),
      number('fuelSulphur', '%'),
      /** Speed over ground and fuel of the main engines that the charter party warrants. */
      number('charterSpeed', 'kn'),
      number('charterConsumption', 't/d'),
      /** The fastest it goes in a harbour: beyond is transit. */
      number('harbourSpeed', 'kn'),
      /** 1 where it holds its place by dynamic positioning, 1 where it tows ships or a trawl; else 0. */
      number('dynamicPositioning', ''),
      number('towing', ''),
      /** Electric load over that of the resting ship from which cargo is worked. */
      number('cargoLoad', 'kW'),
    ],
  },
  'main-engine': {
    mark: 'side',
    parameters: [
      RATED_POWER,
      RATED_SPEED,
      number('cylinders', ''),
      number('overhaulInterval', 'h'),
      number('hoursAtOverhaul', 'h'),
      number('majorOverhaulInterval', 'h'),
      number('hoursAtMajorOverhaul', 'h'),
      SHOP_TEST,
      text('fuelGrade'),
      FUEL_LINES,
    ],
  },
  'propulsion-motor': { mark: 'side', parameters: [RATED_POWER, RATED_SPEED] },
  shaft: { mark: 'side', parameters: [RATED_POWER, RATED_SPEED, number('propellerPitch', 'm')] },
  rudder: { mark: 'side', parameters: [number('highestAngle', '°')] },
  thruster: { mark: 'name', parameters: [RATED_POWER, number('ratedSpeed', 'rpm')] },
  azimuth: { mark: 'side', parameters: [RATED_POWER, RATED_SPEED] },
  generator: {
    mark: 'number',
    parent: 'switchboard',
    parameters: [
      RATED_POWER,
      number('ratedVoltage', 'V'),
      number('ratedFrequency', 'Hz'),
      number('overhaulInterval', 'h'),
      number('hoursAtOverhaul', 'h'),
      SHOP_TEST,
      FUEL_LINES,
    ],
  },
  switchboard: { mark: 'name', parameters: [number('ratedVoltage', 'V')] },
  'bus-tie': { mark: 'number', parameters: [] },
  'shore-connection': { mark: 'number', parent: 'switchboard', parameters: [RATED_POWER] },
  battery: {
    mark: 'number',
    parent: 'switchboard',
    parameters: [
      number('capacity', 'kWh'),
      number('nominalVoltage', 'V'),
      number('lowestCharge', '%'),
      number('highestDischarge', 'kW'),
      number('highestCharge', 'kW'),
    ],
  },
  'battery-string': {
    mark: 'number',
    parent: 'battery',
    parameters: [
      number('capacity', 'kWh'),
      /** Between full and empty as new: what a state of health from its current is a share of. */
      number('chargeCapacity', 'Ah'),
      number('packs', ''),
      number('modules', ''),
      number('cells', ''),
    ],
  },
  'battery-module': { mark: 'name', parent: 'battery-string', parameters: [number('cells', '')] },
  tank: {
    mark: 'name',
    parameters: [
      number('capacity', 'm³'),
      number('unpumpable', 'm³'),
      number('density', 'kg/m³'),
      FLUID,
      /** Sounding in metres against volume in m³ on even keel. */
      curve('soundingTable', 'm, m³'),
      /** Metres from the aft perpendicular, to starboard of the centre line and above the keel. */
      number('aftEnd', 'm'),
      number('foreEnd', 'm'),
      number('innerSide', 'm'),
      number('outerSide', 'm'),
      number('bottom', 'm'),
      number('top', 'm'),
      /** Where the sounding pipe stands, in the same way. */
      number('pipeFromAft', 'm'),
      number('pipeFromCentre', 'm'),
    ],
  },
  pump: { mark: 'name', parameters: [FLUID, RATED_FLOW, number('standingPressure', 'bar')] },
  valve: { mark: 'name', parameters: [FLUID] },
  filter: { mark: 'name', parameters: [FLUID, number('highestPressureDrop', 'bar')] },
  'flow-meter': { mark: 'name', parameters: [FLUID, RATED_FLOW] },
  'fuel-system': { mark: 'number', parameters: [text('fuelGrade'), number('density', 'kg/m³')] },
  scrubber: { mark: 'number', parameters: [RATED_POWER, RATED_FLOW] },
};

export const isEquipmentKind = (word: string): word is EquipmentKind =>
  (equipmentKinds as readonly string[]).includes(word);
