export type Colour = readonly [red: number, green: number, blue: number];

/** The sea as it looks from above, from the shallowest grey of the elevation grid to its deepest. */
const TONES: readonly (readonly [grey: number, colour: Colour])[] = [
  [8, [8, 20, 40]],
  [22, [9, 25, 49]],
  [36, [12, 32, 60]],
  [52, [16, 43, 75]],
  [71, [25, 62, 96]],
  [82, [32, 76, 110]],
  // Lakes, and shores where the grid mixes land into the sea: no brighter, or steep coasts would glow.
  [110, [24, 60, 94]],
];

/** Colour of water over a floor of this grey; between two tones in proportion. */
export function computeSeaColour(grey: number): Colour {
  const above = TONES.findIndex(([from]) => from >= grey);
  if (above === 0) return TONES[0]?.[1] ?? [0, 0, 0];
  const [fromGrey, from] = TONES[(above < 0 ? TONES.length : above) - 1] ?? [0, [0, 0, 0]];
  const [toGrey, to] = TONES[above] ?? [fromGrey + 1, from];
  const share = Math.min(Math.max((grey - fromGrey) / (toGrey - fromGrey), 0), 1);
  const mixed = from.map((value, channel) => value + ((to[channel] ?? value) - value) * share);
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
}
