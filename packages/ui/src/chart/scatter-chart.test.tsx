import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScatterChart, type ScatterGroup } from './scatter-chart.tsx';
import { computeScatterScale, computeScatterSize, formatAxisTitle } from './scatter-scale.ts';

const ship: ScatterGroup = {
  name: 'Havbris',
  color: '#173f96',
  points: [
    { x: 0, y: 0 },
    { x: 10, y: 100 },
  ],
};
const sister: ScatterGroup = { name: 'Hestnes', color: '#8a6a2c', points: [{ x: 5, y: 50 }] };

function show(groups: readonly ScatterGroup[]) {
  const { container } = render(
    <ScatterChart
      label="Power over speed"
      x={{ name: 'Speed', unit: 'kn' }}
      y={{ name: 'Load', unit: '' }}
      groups={groups}
      palette="day"
    />,
  );
  const paths = [...container.querySelectorAll('path')];
  return {
    dots: paths.map((path) => [...(path.getAttribute('d') ?? '').matchAll(/M([\d.-]+) ([\d.-]+)/g)].map(middleOf)),
    look: paths.map((path) => [path.getAttribute('fill'), path.getAttribute('stroke')]),
    texts: [...container.querySelectorAll('text')].map((text) => text.textContent),
  };
}

/** A dot is drawn from its left edge. */
const middleOf = ([, x, y]: RegExpMatchArray) => [Math.round(Number(x) + 2.4), Math.round(Number(y))];

describe('ScatterChart', () => {
  it('places each point by both of its values, high values at the top', () => {
    const { dots } = show([ship, sister]);
    const [[low, high], [middle]] = dots as [[number[], number[]], [number[]]];
    const between = [0, 1].map((way) => ((low[way] ?? 0) + (high[way] ?? 0)) / 2);
    expect(between.map((way, index) => Math.abs(way - (middle[index] ?? 0)) <= 1)).toEqual([true, true]);
    expect([low, high].map(([x = 0, y = 0]) => [x < 400, y < 220])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('draws the second group as rings', () => {
    expect(show([ship, sister]).look).toEqual([
      ['#173f96', null],
      ['none', '#8a6a2c'],
    ]);
  });

  it('names both axes with their unit, and the groups in a legend', () => {
    const { texts } = show([ship, sister]);
    expect(texts).toEqual(expect.arrayContaining(['Speed, kn', 'Load', '10', '100']));
    expect(screen.getByRole('figure', { name: 'Power over speed' }).textContent).toContain('HavbrisHestnes');
  });

  it('keeps its axes where there is no point', () => {
    const { dots, texts } = show([{ ...ship, points: [] }]);
    expect(dots).toEqual([[]]);
    expect(texts).toContain('Speed, kn');
  });
});

describe('the scale of a scatter', () => {
  it('has round ticks inside its ends and room around all values', () => {
    const { ticks, at } = computeScatterScale([3.2, 17.9], 400);
    const steps = new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0)));
    expect(steps).toEqual(new Set([5]));
    expect(at(3.2)).toBeGreaterThan(0);
    expect(at(17.9)).toBeLessThan(400);
    expect(ticks.every((tick) => at(tick) >= 0 && at(tick) <= 400)).toBe(true);
  });

  it('of one value alone has that value inside', () => {
    const { at } = computeScatterScale([12, 12], 400);
    expect(at(12) > 0 && at(12) < 400).toBe(true);
  });

  it('of a hundred thousand values is found without spreading them', () => {
    const values = Array.from({ length: 200_000 }, (_, index) => index);
    expect(computeScatterScale(values, 400).at(199_999)).toBeLessThanOrEqual(400);
  });

  it.each([
    [undefined, { width: 800, height: 440 }],
    [120, { width: 800, height: 440 }],
    [400, { width: 400, height: 280 }],
    [1000, { width: 1000, height: 440 }],
  ])('%s px free give the size %o', (free, size) => {
    const { width, height } = computeScatterSize(free);
    expect({ width, height: Math.round(height) }).toEqual(size);
  });

  it('writes the unit of an axis where there is one', () => {
    expect(formatAxisTitle({ name: 'Shaft power', unit: 'kW' })).toBe('Shaft power, kW');
    expect(formatAxisTitle({ name: 'Load', unit: '' })).toBe('Load');
  });
});
