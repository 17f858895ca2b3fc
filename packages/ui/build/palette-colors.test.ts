import { describe, expect, it } from 'vitest';
import { PALETTES } from '../src/theme/palette.ts';
import { getPaletteColors, type PaletteColors } from '../src/theme/palette-colors.ts';
import { readTokens, toHex } from './token-reader.ts';

/** Colour of the canvas → custom property of the page. */
const ROLES: [keyof PaletteColors, string][] = [
  ['ground', '--fms-ground'],
  ['surface', '--fms-surface'],
  ['text1', '--fms-text-1'],
  ['text2', '--fms-text-2'],
  ['text3', '--fms-text-3'],
  ['off', '--fms-off'],
  ['live', '--fms-live'],
  ['liveNumber', '--fms-live-number'],
  ['hairline', '--fms-hairline'],
  ['alarm', '--alert-alarm-color'],
  ['warning', '--alert-warning-color'],
  ['caution', '--alert-caution-color'],
];

describe.each(PALETTES)('canvas colours of %s', (palette) => {
  it.each(ROLES)('%s is what the page shows as %s', (role, property) => {
    expect(getPaletteColors(palette)[role]).toBe(toHex(readTokens(palette)(property)));
  });

  it('halo is the sea, so that symbols are cut out of what they lie on', () => {
    const { map } = getPaletteColors(palette);
    expect(map.halo).toBe(map.sea);
  });
});
