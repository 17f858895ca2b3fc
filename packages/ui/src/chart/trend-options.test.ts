import { describe, expect, it } from 'vitest';
import { formatAxisLabel, getDecimals, getSeriesStyle } from './trend-options.ts';

const series = { id: 's', name: 'Speed', unit: 'kn', decimals: 1, avg: [] };

describe('labels of an axis', () => {
  it.each([
    ['whole steps', [0, 5, 10], ['0', '5', '10']],
    ['halves', [2, 2.5, 3], ['2.0', '2.5', '3.0']],
    ['hundredths', [0.01, 0.02], ['0.01', '0.02']],
    ['steps of thousands', [0, 2000, 4000], ['0', '2 k', '4 k']],
    ['steps of half a thousand and more', [1000, 2500, 4000], ['1.0 k', '2.5 k', '4.0 k']],
    ['below zero', [-10, 0, 10], ['−10', '0', '10']],
    ['one alone', [7], ['7']],
  ])('%s', (_words, ticks, labels) => {
    expect(ticks.map((tick) => formatAxisLabel(tick, ticks))).toEqual(labels);
  });

  it.each([
    [0, 0],
    [20, 0],
    [0.25, 2],
    [0.1 + 0.2, 1],
    [1 / 3, 6],
  ])('a step of %d needs %d decimals', (step, decimals) => {
    expect(getDecimals(step)).toBe(decimals);
  });
});

describe('colour and dash of a series', () => {
  it('go by its place in the order of use, and begin anew after six', () => {
    const styles = [0, 1, 5, 6].map((index) => getSeriesStyle(series, index, 'day'));
    expect(styles.map(({ dash }) => dash)).toEqual([[], [6, 3], [8, 3, 2, 3], []]);
    expect(styles[3]).toEqual(styles[0]);
    expect(getSeriesStyle({ ...series, order: 1 }, 0, 'day')).toEqual(styles[1]);
  });

  it('are the organisation’s where it has a colour of its own', () => {
    expect(getSeriesStyle({ ...series, color: '#123456' }, 0, 'night').color).toBe('#123456');
  });
});
