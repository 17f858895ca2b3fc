import { describe, expect, it } from 'vitest';
import type { Curve } from '../../../entities/statistic/index.ts';
import { buildScatterGroups, buildScatterPoints, getScatterAxes } from './scatter-points.ts';

const MINUTE = 60_000;
const point = (time: number, avg: number, count = 1) => ({ time, avg, min: avg, max: avg, count });

function aCurve(key: string, given: Partial<Curve>): Curve {
  const usual = {
    unit: 'kn',
    decimals: 1,
    order: 0,
    points: [],
    gaps: [],
    bucketMs: MINUTE,
    compared: false,
    banded: true,
  };
  return { key, name: `Tag ${key}`, ...usual, ...given };
}

const curves = [aCurve('1', {}), aCurve('2', {}), aCurve('3', {}), aCurve('1', { compared: true })];
const chosen = (x?: string, y?: string) => {
  const axes = getScatterAxes(curves, { axes: { x, y } });
  return axes && [axes.x.key, axes.y.key];
};

describe('getScatterAxes', () => {
  it.each([
    ['the first two where none are chosen', undefined, undefined, ['1', '2']],
    ['those of the address', '3', '1', ['3', '1']],
    ['another one where both are the same', '2', '2', ['2', '1']],
    ['the first ones where what was chosen is not drawn', '9', '8', ['1', '2']],
  ])('%s', (_sentence, x, y, keys) => {
    expect(chosen(x, y)).toEqual(keys);
  });

  it('are none with a single curve', () => {
    expect(getScatterAxes(curves.slice(0, 1), { axes: { x: undefined, y: undefined } })).toBeUndefined();
  });
});

describe('buildScatterPoints', () => {
  const x = aCurve('1', { points: [point(0, 10), point(MINUTE, 12, 3), point(4 * MINUTE, 20)] });
  const y = aCurve('2', { points: [point(0, 100), point(2 * MINUTE, 300)], bucketMs: 2 * MINUTE });

  it('are the buckets of the wider curve in which both were measured, narrower ones averaged by their readings', () => {
    expect(buildScatterPoints([x, y], { x, y })).toEqual([
      { name: 'Tag 2', compared: false, points: [{ time: 0, x: 11.5, y: 100 }] },
    ]);
  });

  it('keep what is compared apart, in a colour of its own', () => {
    const earlier = [
      { ...x, compared: true },
      { ...y, compared: true, name: 'Tag 2 · 1 d earlier' },
    ];
    expect(
      buildScatterGroups([x, y, ...earlier], { x, y }, ['#1', '#2', '#3', '#4']).map(({ name, color }) => [
        name,
        color,
      ]),
    ).toEqual([
      ['Tag 2', '#1'],
      ['Tag 2 · 1 d earlier', '#4'],
    ]);
  });
});
