import { expect, it } from 'vitest';
import { buildGroundLayers } from './app-layers.ts';

function trackWidths(strokeWeight?: number): unknown[] {
  return buildGroundLayers('day', strokeWeight).flatMap((layer) =>
    layer.type === 'line' && /tracks-(halo|line)$/.test(layer.id) ? [layer.paint?.['line-width']] : [],
  );
}

it.each([
  ['2, the default of §9.3', undefined, [6, 3.2]],
  ['2, configured', 2, [6, 3.2]],
  ['4', 4, [12, 6.4]],
])('draws tracks as wide as a stroke weight of %s says', (_name, strokeWeight, widths) => {
  expect(trackWidths(strokeWeight)).toEqual(widths);
});
