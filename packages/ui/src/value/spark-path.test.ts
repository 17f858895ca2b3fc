import { describe, expect, it } from 'vitest';
import { computeSparkGeometry } from './spark-path.ts';

const window = { from: 0, to: 100 };

/** Number of separate lines in SVG path data. */
const pieces = (path: string) => path.split('M').length - 1;

describe('computeSparkGeometry', () => {
  it('draws one line over the window, high values at the top', () => {
    const shape = computeSparkGeometry({ time: [0, 50, 100], value: [1, 3, 2], window });
    expect(shape.line).toBe('M0 920L500 80L1000 500');
    expect(shape.end).toEqual({ x: 1, y: 0.5 });
    expect(shape.range).toEqual({ low: 1, high: 3 });
  });

  it('breaks the line at missing values and never joins over them', () => {
    const { line } = computeSparkGeometry({ time: [0, 20, 40, 60, 80], value: [1, 2, null, 2, Number.NaN], window });
    expect(pieces(line)).toBe(2);
  });

  it('breaks the line at a known gap that no sample falls into, and hatches it', () => {
    const shape = computeSparkGeometry({
      time: [0, 20, 80, 100],
      value: [1, 1, 1, 1],
      window,
      gaps: [{ from: 20, to: 80 }],
    });
    expect(pieces(shape.line)).toBe(2);
    expect(shape.holes[0]?.left).toBeCloseTo(0.2);
    expect(shape.holes[0]?.width).toBeCloseTo(0.6);
  });

  it('drops samples inside a gap', () => {
    const { line } = computeSparkGeometry({
      time: [0, 50, 100],
      value: [1, 9, 1],
      window,
      gaps: [{ from: 40, to: 60 }],
    });
    expect(line).toBe('M0 500M1000 500');
  });

  it('cuts a gap that reaches beyond the window', () => {
    const { holes } = computeSparkGeometry({ time: [], value: [], window, gaps: [{ from: -50, to: 30 }] });
    expect(holes).toEqual([{ left: 0, width: 0.3 }]);
  });

  it('closes a band between min and max', () => {
    const { band } = computeSparkGeometry({ time: [0, 100], value: [2, 2], min: [1, 1], max: [3, 3], window });
    expect(band).toBe('M0 80L1000 80L1000 920L0 920Z');
  });

  it('keeps a limit in the picture, so that a curve far from it looks far from it', () => {
    const shape = computeSparkGeometry({ time: [0, 100], value: [4, 4], window, limit: 2 });
    expect(shape.limit).toBeCloseTo(0.92);
    expect(shape.end?.y).toBeCloseTo(0.08);
  });

  it('draws nothing of nothing', () => {
    expect(computeSparkGeometry({ time: [], value: [], window })).toEqual({
      line: '',
      band: '',
      holes: [],
      end: undefined,
      limit: undefined,
      range: undefined,
    });
  });
});
