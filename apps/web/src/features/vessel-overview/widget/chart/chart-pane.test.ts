import { describe, expect, it } from 'vitest';
import { translate } from '../../../../language/index.ts';
import { buildTag, NOON } from '../../../../testing/builders.ts';
import { buildChartPanes } from './chart-pane.ts';

const ENDS = { min: 0, max: 100 };
const ask = {
  byTag: new Map(),
  window: { from: NOON - 3_600_000, to: NOON },
  colors: ['#333333'],
  ends: { min: null, max: null },
  t: translate,
};

describe('buildChartPanes', () => {
  const tags = [
    buildTag(1, { unit: '%' }),
    buildTag(2, { unit: 'kW' }),
    buildTag(3, { unit: 'bar' }),
    buildTag(4, { unit: '%' }),
  ];

  it('gives no pane a third unit', () => {
    const panes = buildChartPanes({ ...ask, tags });
    expect(panes.map(({ series }) => series.map(({ name, axis }) => `${name} ${axis}`))).toEqual([
      ['Tag 1 left', 'Tag 2 right', 'Tag 4 left'],
      ['Tag 3 left'],
    ]);
  });

  it('keeps the ends a person set to the first pane', () => {
    expect(buildChartPanes({ ...ask, tags, ends: ENDS }).map(({ ends }) => ends)).toEqual([ENDS, undefined]);
  });

  it('draws in the colours of the organisation, over again where they are few', () => {
    const [first] = buildChartPanes({ ...ask, tags, colors: ['#111111', '#222222'] });
    expect(first?.series.map(({ color }) => color)).toEqual(['#111111', '#222222', '#222222']);
  });
});
