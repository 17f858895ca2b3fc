import { describe, expect, it } from 'vitest';
import { findIndexAt, findNearestIndex, findRowAt, type TrendData, toPlotColumns } from './trend-series.ts';

const window = { from: 0, to: 100 };
const speed = { id: 's', name: 'Speed', unit: 'kn', decimals: 1 };

function trend(props: Partial<TrendData> = {}): TrendData {
  return { time: [0, 10, 90, 100], series: [{ ...speed, avg: [1, 2, 3, 4] }], window, ...props };
}

describe('toPlotColumns', () => {
  it('puts a row without values into a gap that no sample falls into, so that the line stops', () => {
    const [time, avg] = toPlotColumns(trend({ gaps: [{ from: 10, to: 90 }] }));
    expect(time).toEqual([0, 10, 50, 90, 100]);
    expect(avg).toEqual([1, 2, null, 3, 4]);
  });

  it('turns whatever is no number into a hole', () => {
    const series = [{ ...speed, avg: [1, null, Number.NaN, Number.POSITIVE_INFINITY] }];
    expect(toPlotColumns(trend({ series }))[1]).toEqual([1, null, null, null]);
  });

  it('appends min and max of banded series after all averages', () => {
    const banded = { ...speed, id: 'b', avg: [5, 5, 5, 5], min: [4, 4, 4, 4], max: [6, 6, 6, 6] };
    const columns = toPlotColumns(trend({ series: [banded, { ...speed, avg: [1, 1, 1, 1] }] }));
    expect(columns.map((column) => column[0])).toEqual([0, 5, 1, 4, 6]);
  });
});

describe('series that were measured at different times', () => {
  const rare = { ...speed, avg: [1, undefined, undefined, 4] };

  it('joins over rows of others and stops where nothing was measured', () => {
    const [, joined, stopped] = toPlotColumns(trend({ series: [rare, { ...speed, avg: [1, null, 3, 4] }] }));
    expect(joined).toEqual([1, undefined, undefined, 4]);
    expect(stopped).toEqual([1, null, 3, 4]);
  });

  it.each([
    [10, 0],
    [49, 0],
    [80, 3],
    [100, 3],
  ])('at %d the rare one is read at its own row %d', (at, row) => {
    expect(findRowAt(trend({ series: [rare] }), rare, at)).toBe(row);
  });
});

describe('the sample under the cursor', () => {
  it.each([
    [-5, 0],
    [4, 0],
    [6, 1],
    [49, 1],
    [51, 2],
    [500, 3],
  ])('at %d is row %d, the nearest one', (at, row) => {
    expect(findNearestIndex([0, 10, 90, 100], at)).toBe(row);
  });

  it('is one in a gap of another series', () => {
    const data = trend({ gaps: [{ from: 10, to: 90, seriesId: 'other' }] });
    expect(findIndexAt(data, 50)).not.toBeUndefined();
    expect(toPlotColumns(data)[0]).not.toContain(50);
  });

  it('is none inside a gap, and none where there are no samples', () => {
    const data = trend({ gaps: [{ from: 10, to: 90 }] });
    expect(findIndexAt(data, 50)).toBeUndefined();
    expect(findIndexAt(data, 10)).toBe(1);
    expect(findNearestIndex([], 50)).toBeUndefined();
  });
});
