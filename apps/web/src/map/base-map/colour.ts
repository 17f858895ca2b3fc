/** Colours as `#rrggbb`, mixed in sRGB: enough for neighbouring tones of one ground. */

/** `share` of `other` in `colour`, 0 to 1. */
export function mixColours(colour: string, other: string, share: number): string {
  const from = channels(colour);
  const to = channels(other);
  return hex(from.map((value, index) => value + ((to[index] ?? value) - value) * share));
}

/** The colour with every channel reduced by `share`, 0 to 1. */
export const darkenColour = (colour: string, share: number): string => mixColours(colour, '#000000', share);

export function setOpacity(colour: string, opacity: number): string {
  return `rgba(${channels(colour).join(',')},${opacity})`;
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** CIE lightness, 0 (black) to 100 (white): how bright a tone looks. */
export function computeLightness(colour: string): number {
  const share = computeLuminance(colour);
  return share > 0.008856 ? 116 * Math.cbrt(share) - 16 : 903.3 * share;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
