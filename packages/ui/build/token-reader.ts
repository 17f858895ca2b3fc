/**
 * Reads the palettes as a browser would: OpenBridge's cut style sheets under token.css, custom properties followed to
 * plain colours. Enough CSS for these files and no more: custom properties of `:root`, `var()`, `rgb()`, `#rrggbb` and
 * `color-mix(in srgb, … n%, transparent | black)`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Palette } from '../src/theme/palette.ts';

/** Red, green, blue 0–255 and opacity 0–1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const BLACK: Rgba = [0, 0, 0, 1];
const THEME = resolve(import.meta.dirname, '../src/theme');

/** The value of a custom property in a palette, as a colour. */
export type TokenReader = (name: string) => Rgba;

export function readTokens(palette: Palette): TokenReader {
  const properties = new Map<string, string>();
  for (const file of ['openbridge/palette.css', 'token.css']) {
    for (const [name, value] of declarations(readFileSync(resolve(THEME, file), 'utf8'), palette))
      properties.set(name, value);
  }
  const read = (name: string): Rgba => {
    const value = properties.get(name);
    if (value === undefined) throw new Error(`no custom property ${name} in ${palette}`);
    return color(value, read);
  };
  return read;
}

/** Declarations of the rules that match the root element in this palette, in order; media queries do not match. */
function declarations(css: string, palette: Palette): [string, string][] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@media[^{]*\{[^{}]*\{[^}]*\}\s*\}/g, '');
  const general: [string, string][] = [];
  const own: [string, string][] = [];
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const names = selectors.split(',').map((selector) => selector.trim().replaceAll('"', "'"));
    const target = names.includes(`:root[data-obc-theme='${palette}']`)
      ? own
      : names.includes(':root')
        ? general
        : undefined;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      target?.push([name, value.trim()]);
  }
  // The selector with the palette is the more specific one, wherever it stands.
  return [...general, ...own];
}

function color(value: string, read: TokenReader): Rgba {
  const reference = value.match(/^var\((--[\w-]+)\)$/)?.[1];
  if (reference !== undefined) return read(reference);
  const mix = value.match(/^color-mix\(\s*in srgb,\s*(.+?)\s+([\d.]+)%,\s*(transparent|black)\s*\)$/);
  if (mix !== null) {
    const [red, green, blue, alpha] = color(mix[1] ?? '', read);
    const share = Number(mix[2]) / 100;
    return mix[3] === 'black' ? blendOver([red, green, blue, share], BLACK) : [red, green, blue, alpha * share];
  }
  const channels = value
    .match(/^rgb\(([^)]+)\)$/)?.[1]
    ?.split(/[,/\s]+/)
    .map(Number);
  if (channels !== undefined) return [channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0, channels[3] ?? 1];
  return parseHexColor(value);
}

/** `#rgb` or `#rrggbb`. */
export function parseHexColor(value: string): Rgba {
  const digits = value.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)?.[1];
  if (digits === undefined) throw new Error(`not a colour this reader knows: ${value}`);
  const size = digits.length / 3;
  const channel = (place: number) =>
    Number.parseInt(digits.slice(place * size, (place + 1) * size).repeat(2 / size), 16);
  return [channel(0), channel(1), channel(2), 1];
}

/** `#rrggbb` of an opaque colour. */
export function toHex([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** What is seen where `top` lies over `ground`. */
export function blendOver([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const mixed = (channel: number, under: number) => channel * alpha + under * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function computeContrast(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
