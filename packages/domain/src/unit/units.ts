/**
 * One table of units. Each is a straight line to the first unit of its quantity: `base = value × scale + offset`.
 * Exact where the definition is exact (knot, inch-based units, fathom, psi from the pound and the inch).
 */

interface Unit {
  readonly scale: number;
  readonly offset?: number;
}

const KELVIN_OF_ZERO_CELSIUS = 273.15;
const PASCAL_PER_PSI = 6894.757293168361;
const LITRES_PER_US_GALLON = 3.785411784;

export const UNITS = {
  speed: { 'm/s': { scale: 1 }, kn: { scale: 1852 / 3600 }, 'km/h': { scale: 1 / 3.6 }, mph: { scale: 0.44704 } },
  temperature: {
    K: { scale: 1 },
    '°C': { scale: 1, offset: KELVIN_OF_ZERO_CELSIUS },
    '°F': { scale: 5 / 9, offset: KELVIN_OF_ZERO_CELSIUS - 160 / 9 },
  },
  pressure: {
    Pa: { scale: 1 },
    hPa: { scale: 100 },
    mbar: { scale: 100 },
    kPa: { scale: 1000 },
    bar: { scale: 100_000 },
    MPa: { scale: 1_000_000 },
    psi: { scale: PASCAL_PER_PSI },
  },
  length: {
    m: { scale: 1 },
    mm: { scale: 0.001 },
    cm: { scale: 0.01 },
    ft: { scale: 0.3048 },
    fathom: { scale: 1.8288 },
    km: { scale: 1000 },
    nm: { scale: 1852 },
  },
  ratio: { ratio: { scale: 1 }, '%': { scale: 0.01 }, ppm: { scale: 1e-6 } },
  angle: { rad: { scale: 1 }, '°': { scale: Math.PI / 180 } },
  rotation: {
    'rad/s': { scale: 1 },
    '°/s': { scale: Math.PI / 180 },
    '°/min': { scale: Math.PI / 180 / 60 },
    Hz: { scale: 2 * Math.PI },
    rpm: { scale: (2 * Math.PI) / 60 },
  },
  volume: {
    'm³': { scale: 1 },
    l: { scale: 0.001 },
    gal: { scale: LITRES_PER_US_GALLON / 1000 },
  },
  volumeFlow: {
    'm³/s': { scale: 1 },
    'm³/h': { scale: 1 / 3600 },
    'l/s': { scale: 0.001 },
    'l/min': { scale: 0.001 / 60 },
    'l/h': { scale: 0.001 / 3600 },
  },
  mass: { kg: { scale: 1 }, g: { scale: 0.001 }, t: { scale: 1000 } },
  massFlow: {
    'kg/s': { scale: 1 },
    'kg/h': { scale: 1 / 3600 },
    't/h': { scale: 1000 / 3600 },
    't/d': { scale: 1000 / 86_400 },
  },
  power: { W: { scale: 1 }, kW: { scale: 1000 }, MW: { scale: 1_000_000 } },
  energy: {
    J: { scale: 1 },
    MJ: { scale: 1_000_000 },
    Wh: { scale: 3600 },
    kWh: { scale: 3_600_000 },
    MWh: { scale: 3_600_000_000 },
  },
  charge: { C: { scale: 1 }, Ah: { scale: 3600 } },
  voltage: { V: { scale: 1 }, mV: { scale: 0.001 }, kV: { scale: 1000 } },
  current: { A: { scale: 1 }, mA: { scale: 0.001 } },
  duration: { s: { scale: 1 }, ms: { scale: 0.001 }, min: { scale: 60 }, h: { scale: 3600 }, d: { scale: 86_400 } },
  torque: { N·m: { scale: 1 }, kN·m: { scale: 1000 } },
} as const satisfies Record<string, Record<string, Unit>>;

export type Quantity = keyof typeof UNITS;
export type UnitOf<Q extends Quantity> = keyof (typeof UNITS)[Q] & string;
export type UnitName = { [Q in Quantity]: UnitOf<Q> }[Quantity];
type QuantityOf<U extends UnitName> = { [Q in Quantity]: U extends UnitOf<Q> ? Q : never }[Quantity];

const BY_NAME: ReadonlyMap<string, { readonly quantity: Quantity; readonly unit: Unit }> = new Map(
  (Object.keys(UNITS) as Quantity[]).flatMap((quantity) =>
    Object.entries<Unit>(UNITS[quantity]).map(([name, unit]) => [name, { quantity, unit }] as const),
  ),
);

/** `convert(12, 'kn', 'm/s')`. Units of two quantities, as in `convert(1, 'kn', 'bar')`, do not compile. */
export function convert<From extends UnitName>(value: number, from: From, to: UnitOf<QuantityOf<From>>): number {
  // The types promise two known units of one quantity; NaN would be the honest answer if they were got around.
  return convertIfKnown(value, from, to) ?? Number.NaN;
}

/** The same for names that come from outside; undefined when one is unknown or they measure different things. */
export function convertIfKnown(value: number, from: string, to: string): number | undefined {
  const source = BY_NAME.get(from);
  const target = BY_NAME.get(to);
  if (!source || !target || source.quantity !== target.quantity) return undefined;
  if (from === to) return value;
  const base = value * source.unit.scale + (source.unit.offset ?? 0);
  return (base - (target.unit.offset ?? 0)) / target.unit.scale;
}

/** What a unit measures, or undefined when the table does not know it. */
export function getQuantity(unit: string): Quantity | undefined {
  return BY_NAME.get(unit)?.quantity;
}
