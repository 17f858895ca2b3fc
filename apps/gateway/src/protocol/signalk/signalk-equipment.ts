/** Where Signal K keeps machinery and power: which equipment a path is about, and which of its measures. */
import { AC, BATTERY, CONVERTER, ENGINE, type Measure, PLACE, SWITCH, TANK } from '../../observation/equipment-tag.ts';

/** What a leaf of a piece of equipment is, and its SI unit; without a unit it is what the tag is in. */
export type Leaves = Readonly<Record<string, readonly [Measure, string?]>>;
interface Family {
  readonly pattern: RegExp;
  /** `House battery` of `house`, `Battery 2` of `battery-2` or `2`. */
  readonly kind: string;
  readonly leaves: Leaves;
}

/** One device may have a direct and an alternating side, each with a voltage of its own. */
const named = (measure: Measure, name: string): Measure => ({ ...measure, given: { ...measure.given, name } });

const FAMILIES: readonly Family[] = [
  {
    pattern: /^propulsion\.([^.]+)\.(.+)$/,
    kind: 'Engine',
    leaves: {
      revolutions: [ENGINE.speed, 'Hz'],
      temperature: [ENGINE.coolantTemperature, 'K'],
      coolantTemperature: [ENGINE.coolantTemperature, 'K'],
      coolantPressure: [ENGINE.coolantPressure, 'Pa'],
      oilTemperature: [ENGINE.oilTemperature, 'K'],
      oilPressure: [ENGINE.oilPressure, 'Pa'],
      exhaustTemperature: [ENGINE.exhaustTemperature, 'K'],
      boostPressure: [ENGINE.boostPressure, 'Pa'],
      alternatorVoltage: [ENGINE.alternatorVoltage],
      runTime: [ENGINE.hours, 's'],
      engineLoad: [ENGINE.load, 'ratio'],
      engineTorque: [ENGINE.torque, 'ratio'],
      'fuel.rate': [ENGINE.fuelRate, 'm³/s'],
      'fuel.pressure': [ENGINE.fuelPressure, 'Pa'],
      'transmission.gear': [ENGINE.gear],
      'transmission.oilPressure': [ENGINE.gearOilPressure, 'Pa'],
      'transmission.oilTemperature': [ENGINE.gearOilTemperature, 'K'],
      state: [ENGINE.state],
    },
  },
  {
    pattern: /^electrical\.batteries\.([^.]+)\.(.+)$/,
    kind: 'Battery',
    leaves: {
      voltage: [BATTERY.voltage],
      current: [BATTERY.current],
      power: [BATTERY.power],
      temperature: [BATTERY.temperature, 'K'],
      'capacity.stateOfCharge': [BATTERY.stateOfCharge, 'ratio'],
      'capacity.stateOfHealth': [BATTERY.stateOfHealth, 'ratio'],
      'capacity.timeRemaining': [BATTERY.timeRemaining, 's'],
      chemistry: [BATTERY.chemistry],
    },
  },
  ...(['charger', 'inverter', 'alternator', 'solar'] as const).map((kind) => ({
    pattern: new RegExp(`^electrical\\.${kind}s?\\.([^.]+)\\.(.+)$`),
    kind: kind === 'solar' ? 'Solar regulator' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    leaves: converterLeaves(),
  })),
  {
    pattern: /^electrical\.switches\.bank\.([^.]+\.[^.]+)\.(.+)$/,
    kind: 'Bank switch',
    leaves: { state: [SWITCH.on] },
  },
  { pattern: /^electrical\.switches\.([^.]+)\.(.+)$/, kind: 'Switch', leaves: { state: [SWITCH.on] } },
  {
    pattern: /^environment\.inside\.([^.]+)\.(.+)$/,
    kind: '',
    leaves: { temperature: [PLACE.temperature, 'K'], relativeHumidity: [PLACE.humidity, 'ratio'] },
  },
];

function converterLeaves(): Leaves {
  return {
    voltage: [CONVERTER.voltage],
    'dc.voltage': [CONVERTER.voltage],
    current: [CONVERTER.current],
    'dc.current': [CONVERTER.current],
    power: [CONVERTER.power],
    temperature: [CONVERTER.temperature, 'K'],
    'ac.voltage': [named(AC.voltage, 'AC voltage')],
    'ac.current': [named(AC.current, 'AC current')],
    'ac.frequency': [named(CONVERTER.frequency, 'AC frequency')],
    'ac.power': [named(AC.power, 'AC power'), 'W'],
    'acin.voltage': [named(AC.voltage, 'AC input voltage')],
    'acin.current': [named(AC.current, 'AC input current')],
    'acin.frequency': [named(CONVERTER.frequency, 'AC input frequency')],
    alternatorVoltage: [named(CONVERTER.voltage, 'output voltage')],
    alternatorTemperature: [named(CONVERTER.temperature, 'winding temperature'), 'K'],
    senseVoltage: [named(CONVERTER.voltage, 'sense voltage')],
    fieldCurrent: [named(CONVERTER.current, 'field current')],
    batteryVoltage: [named(CONVERTER.voltage, 'battery voltage')],
    chargeCurrent: [named(CONVERTER.current, 'charge current')],
    panelVoltage: [named(CONVERTER.voltage, 'panel voltage')],
    panelCurrent: [named(CONVERTER.current, 'panel current')],
    panelPower: [named(CONVERTER.power, 'panel power')],
    yieldTotal: [named(AC.energyExport, 'yield'), 'J'],
    yieldToday: [named(AC.energyExport, 'yield today'), 'J'],
    chargingMode: [CONVERTER.mode],
    mode: [CONVERTER.mode],
    enabled: [CONVERTER.enabled],
  };
}

const TANK_PATH = /^tanks\.([A-Za-z]+)\.([^.]+)\.(.+)$/;
const TANK_KINDS: Readonly<Record<string, string>> = {
  fuel: 'Fuel tank',
  freshWater: 'Fresh water tank',
  greyWater: 'Grey water tank',
  wasteWater: 'Grey water tank',
  blackWater: 'Black water tank',
  lubrication: 'Oil tank',
  liveWell: 'Live well',
  ballast: 'Ballast tank',
};
const TANK_LEAVES: Leaves = {
  currentLevel: [TANK.level, 'ratio'],
  currentVolume: [TANK.volume, 'm³'],
  capacity: [TANK.capacity, 'm³'],
  temperature: [TANK.temperature, 'K'],
  pressure: [TANK.pressure, 'Pa'],
};

export interface EquipmentPath {
  readonly kind: string;
  readonly id: string;
  readonly leaf: readonly [Measure, string?];
}

/** Null for a path that is about no equipment, or a leaf of it that has no measure. */
export function findEquipmentPath(path: string): EquipmentPath | null {
  const tank = TANK_PATH.exec(path);
  const kind = tank && TANK_KINDS[tank[1] ?? ''];
  const tankLeaf = tank && TANK_LEAVES[tank[3] ?? ''];
  if (kind && tankLeaf) return { kind, id: tank[2] ?? '', leaf: tankLeaf };
  for (const { pattern, kind: familyKind, leaves } of FAMILIES) {
    const match = pattern.exec(path);
    const leaf = match && leaves[match[2] ?? ''];
    if (leaf) return { kind: familyKind, id: match[1] ?? '', leaf };
  }
  return null;
}
