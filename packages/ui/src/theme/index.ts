/** Palettes, colours, blinking, and the theme around the application. */
export type { Palette } from './palette.ts';
export { getPaletteColors, type PaletteColors } from './palette-colors.ts';
export { ThemeProvider } from './theme-provider.tsx';
