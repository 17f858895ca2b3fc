/** The four palettes of OpenBridge, from strong sunlight to a dark bridge. */
export const PALETTES = ['bright', 'day', 'dusk', 'night'] as const;

export type Palette = (typeof PALETTES)[number];

/** True for the four words above; anything else comes from an old preference or a hand-made link. */
export function isPalette(word: unknown): word is Palette {
  return PALETTES.some((palette) => palette === word);
}

/** Mantine knows two schemes: bright and day are light, dusk and night are dark. */
export function getColorScheme(palette: Palette): 'light' | 'dark' {
  return palette === 'bright' || palette === 'day' ? 'light' : 'dark';
}
