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

/** Units that differ from the first of their quantity by a factor alone. */
function linear<Name extends string>(scales: Record<Name, number>): Record<Name, Unit> {
  const units = Object.entries<number>(scales).map(([name, scale]) => [name, { scale }]);
  return Object.fromEntries(units) as Record<Name, Unit>;
}

export const UNITS = {
  speed: linear({ 'm/s': 1, kn: 1852 / 3600, 'km/h': 1 / 3.6, mph: 0.44704 }),
  temperature: {
    K: { scale: 1 },
    '°C': { scale: 1, offset: KELVIN_OF_ZERO_CELSIUS },
    '°F': { scale: 5 / 9, offset: KELVIN_OF_ZERO_CELSIUS - 160 / 9 },
  },
  pressure: linear({ Pa: 1, hPa: 100, mbar: 100, kPa: 1000, bar: 100_000, MPa: 1_000_000, psi: PASCAL_PER_PSI }),
  length: linear({ m: 1, mm: 0.001, cm: 0.01, ft: 0.3048, fathom: 1.8288, km: 1000, nm: 1852 }),
  ratio: linear({ ratio: 1, '%': 0.01, ppm: 1e-6 }),
  angle: linear({ rad: 1, '°': Math.PI / 180 }),
  rotation: linear({
    'rad/s': 1,
    '°/s': Math.PI / 180,
    '°/min': Math.PI / 180 / 60,
    Hz: 2 * Math.PI,
    rpm: (2 * Math.PI) / 60,
  }),
  volume: linear({ 'm³': 1, l: 0.001, gal: LITRES_PER_US_GALLON / 1000 }),
  volumeFlow: linear({ 'm³/s': 1, 'm³/h': 1 / 3600, 'l/s': 0.001, 'l/min': 0.001 / 60, 'l/h': 0.001 / 3600 }),
  mass: linear({ kg: 1, g: 0.001, t: 1000 }),
  massFlow: linear({ 'kg/s': 1, 'kg/h': 1 / 3600, 't/h': 1000 / 3600, 't/d': 1000 / 86_400 }),
  power: linear({ W: 1, kW: 1000, MW: 1_000_000 }),
  energy: linear({ J: 1, MJ: 1_000_000, Wh: 3600, kWh: 3_600_000, MWh: 3_600_000_000 }),
  charge: linear({ C: 1, Ah: 3600 }),
  voltage: linear({ V: 1, mV: 0.001, kV: 1000 }),
  current: linear({ A: 1, mA: 0.001 }),
  duration: linear({ s: 1, ms: 0.001, min: 60, h: 3600, d: 86_400 }),
  torque: linear({ N·m: 1, kN·m: 1000 }),
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
