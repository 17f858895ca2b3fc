/** At night a charging battery, the largest coloured surface of an overview, stays darker than the marks of alarms. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { blendOver, computeContrast, type Rgba, readTokens } from './token-reader.ts';

const BLACK: Rgba = [0, 0, 0, 1];
/** Of a luminance of 0.1 beside black, by WCAG: (0.1 + 0.05) : 0.05. */
const DARK = 3;
const RULE =
  /"night"\] \.battery\[data-charging="true"\] \{\s+--fill: color-mix\(in srgb, var\(--alert-running-color\) (\d+)%, black\)/;

it('has a luminance of at most 0.1, where the colour it is mixed from has more', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../src/instrument/battery-bar.module.css'), 'utf8');
  const share = Number(RULE.exec(css)?.[1]) / 100;
  const read = readTokens('night');
  const [red, green, blue] = read('--alert-running-color');
  const fill = blendOver([red, green, blue, share], BLACK);
  expect(computeContrast([red, green, blue, 1], BLACK)).toBeGreaterThan(DARK);
  expect(computeContrast(fill, BLACK)).toBeLessThanOrEqual(DARK);
  expect(computeContrast(read('--alert-alarm-color'), BLACK)).toBeGreaterThan(computeContrast(fill, BLACK));
});
