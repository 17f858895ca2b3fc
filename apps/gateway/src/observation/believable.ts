/** What a ship can mean at all, by the unit of a tag. */

export type Range = readonly [low: number, high: number];

const BELIEVABLE: Readonly<Record<string, Range>> = {
  '°': [-360, 360],
  '°C': [-100, 1500],
  kn: [-150, 150],
  'm/s': [0, 150],
  m: [-1000, 12_000],
  hPa: [500, 1200],
  '%': [-200, 200],
  '°/min': [-7200, 7200],
};
const ANYTHING: Range = [-Infinity, Infinity];

/** Both ends belong to the range; a unit without a range of its own can have any value. */
export const getBelievableRange = (unit: string): Range => BELIEVABLE[unit] ?? ANYTHING;
