/** Which tag a path of the recorded Signal K deltas is (docs/tags.md), and how its figure becomes the tag's. */
import { convert, type UnitName } from '@fms/domain/unit';

const same = (figure: number) => figure;
const degrees = (radians: number) => (radians * 180) / Math.PI;
/** Paths that only the yacht itself has, so that all values of the file are its own. */
export const kees: Readonly<Record<string, readonly [tag: string, toTag: (figure: number) => number]>> = {
  'electrical.batteries.0.current': ['Battery 0 current', same],
  'electrical.batteries.0.voltage': ['Battery 0 voltage', same],
  'electrical.batteries.0.temperature': ['Battery 0 temperature', (figure) => convert(figure, 'K', '°C')],
  'environment.depth.belowSurface': ['Depth below surface', same],
  'environment.depth.belowTransducer': ['Depth below transducer', same],
  'environment.wind.speedApparent': ['Apparent wind speed', same],
  'environment.wind.angleApparent': ['Apparent wind angle', degrees],
  'environment.wind.speedTrue': ['True wind speed', same],
  'environment.temperature.0.outside': ['environment.temperature.0.outside', same],
  'environment.temperature.0.sea': ['environment.temperature.0.sea', same],
  'navigation.255.rudderAngle': ['navigation.255.rudderAngle', same],
  'navigation.rateOfTurn': ['Rate of turn', (figure) => convert(figure, 'rad/s', '°/min')],
  'navigation.speedThroughWater': ['Speed through water', (figure) => convert(figure, 'm/s', 'kn')],
  'navigation.totalDistance': ['navigation.totalDistance', same],
  'navigation.XTE': ['navigation.XTE', same],
  'tanks.fuel.15.currentLevel': ['Fuel tank 15 level', (figure) => figure * 100],
};

/** Units of tags and those Signal K has for the same; whatever is not listed is the same in both. */
const SI_OF = {
  kn: 'm/s',
  nm: 'm',
  bar: 'Pa',
  hPa: 'Pa',
  '°C': 'K',
  '%': 'ratio',
  '°': 'rad',
  '°/min': 'rad/s',
  rpm: 'Hz',
  min: 's',
  h: 's',
  kW: 'W',
  kWh: 'J',
  Ah: 'C',
  l: 'm³',
  'l/h': 'm³/s',
} as const;

/** A tag's value as Signal K would have it, for comparison with what a server said. */
export function toSi(value: number, unit: string): number {
  const si = SI_OF[unit as keyof typeof SI_OF];
  return si === undefined ? value : convert(value, unit as UnitName, si as never);
}
