import { describe, expect, it } from 'vitest';
import { addSeries, filterDrawnPanes, hasRoom, moveSeries, type Panes, removeSeries } from './pane-plan.ts';

const UNITS: Record<string, string> = { 1: 'kn', 2: 'kW', 3: 'bar', 4: 'bar', 5: 'l/h', 6: '°C', 7: 'kn' };
const unitOf = (key: string) => UNITS[key] ?? '';
const build = (...keys: string[]) => keys.reduce<Panes>((panes, key) => addSeries(panes, key, unitOf), []);

describe('addSeries', () => {
  it.each([
    ['a second unit gets the second axis', ['1', '2'], [['1', '2']]],
    ['a third unit gets a pane of its own', ['1', '2', '3'], [['1', '2'], ['3']]],
    [
      'the same unit stands on the same axis',
      ['1', '2', '3', '4', '7'],
      [
        ['1', '2', '7'],
        ['3', '4'],
      ],
    ],
    ['free axes are used before new panes', ['1', '2', '3', '5', '6'], [['1', '2'], ['3', '5'], ['6']]],
    ['none stands twice', ['1', '1'], [['1']]],
  ])('%s', (_words, keys, expected) => {
    expect(build(...keys)).toEqual(expected);
  });
});

describe('a plan that is changed by hand', () => {
  const panes = [['1', '2'], ['3']];

  it('moves a curve and drops the pane it left empty', () => {
    expect(moveSeries(panes, '2', 1)).toEqual([['1'], ['3', '2']]);
    expect(moveSeries(panes, '3', 0)).toEqual([['1', '2', '3']]);
    expect(moveSeries(panes, '2', 2)).toEqual([['1'], ['3'], ['2']]);
    expect(removeSeries(panes, '3')).toEqual([['1', '2']]);
  });

  it('has room where an axis is free or of the same unit', () => {
    expect(hasRoom(['1', '2'], '3', unitOf)).toBe(false);
    expect(hasRoom(['1', '2'], '7', unitOf)).toBe(true);
    expect(hasRoom(['3'], '1', unitOf)).toBe(true);
  });

  it('is drawn as small multiples past six curves', () => {
    expect(
      filterDrawnPanes([
        ['1', '2'],
        ['3', '4', '5', '6'],
      ]),
    ).toHaveLength(2);
    expect(
      filterDrawnPanes([
        ['1', '2', '7'],
        ['3', '4', '5', '6'],
      ]),
    ).toHaveLength(7);
  });
});
