import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translate } from '../../../language/index.ts';
import { buildToolDrawing } from './tool-drawing.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../../language/inside.ts');
});
const drawn = (tool: 'measure' | 'rings' | 'draw', ...places: readonly [number, number][]) =>
  buildToolDrawing(
    tool,
    places.map(([longitude, latitude]) => ({ longitude, latitude })),
    { reachMiles: 50, t: translate },
  ).features;
const labels = (...asked: Parameters<typeof drawn>) =>
  drawn(...asked).flatMap(({ properties }) => properties?.label ?? []);

describe('buildToolDrawing', () => {
  it('writes bearing and distance beside each leg', () => {
    const [first, second] = labels('measure', [3, 60], [3, 61], [3, 60.5]);
    expect(first).toMatch(/000° 60\.0 nm/);
    expect(second).toMatch(/180° 30\.0 nm/);
  });

  it('writes round distances on range rings', () => {
    expect(labels('rings', [3, 60])).toEqual(['10 nm', '20 nm', '30 nm', '40 nm']);
  });

  it.each([
    [1, []],
    [2, ['LineString']],
    [3, ['Polygon']],
  ])('draws an outline of %i corners', (count, shapes) => {
    const corners: [number, number][] = [
      [3, 60],
      [4, 60],
      [4, 61],
    ];
    const found = drawn('draw', ...corners.slice(0, count)).map(({ geometry }) => geometry.type);
    expect(found.filter((type) => type !== 'Point')).toEqual(shapes);
  });

  it('draws on across 180°', () => {
    const line = drawn('measure', [179, -17], [-179, -17])[0]?.geometry;
    expect(line?.type === 'LineString' && line.coordinates.at(-1)?.[0]).toBe(181);
  });
});
