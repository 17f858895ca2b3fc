import { afterEach, expect, it } from 'vitest';
import '../../../language/inside.ts';
import { startLanguage, translate } from '../../../language/index.ts';
import { buildZone } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { buildZoneDrawing } from './zone-drawing.ts';

afterEach(clearScreen);

const ISLAND: [number, number][] = [
  [5, 60],
  [6, 60],
  [6, 61],
];

it('draws each outline closed, with the name, what is allowed there, and which one is chosen', () => {
  startLanguage();
  const plain = buildZone(1, { name: 'Field' });
  const narrow = buildZone(2, { name: 'Narrows', kind: 'restricted', speedLimitKnots: 8, outlines: [ISLAND, ISLAND] });
  const { features } = buildZoneDrawing([plain, narrow], 2, translate);
  expect(features.map(({ properties }) => properties)).toEqual([
    { label: 'Field', chosen: false },
    { label: 'Narrows · Restricted, up to 8 kn', chosen: true },
  ]);
  const closed = [[...ISLAND, ISLAND[0]]];
  expect(features[1]?.geometry).toEqual({ type: 'MultiPolygon', coordinates: [closed, closed] });
});
