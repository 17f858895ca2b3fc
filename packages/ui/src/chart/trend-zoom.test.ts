import { describe, expect, it } from 'vitest';
import { computeDragWindow, MAX_WINDOW_MS, MIN_WINDOW_MS, panWindow, zoomWindow } from './trend-zoom.ts';

const HOUR = 3_600_000;
const window = { from: 0, to: 4 * HOUR };

describe('zoomed', () => {
  it.each([
    ['in about the middle', 2 * HOUR, 0.5, { from: HOUR, to: 3 * HOUR }],
    ['in about its left edge', 0, 0.5, { from: 0, to: 2 * HOUR }],
    ['out about its right edge', 4 * HOUR, 2, { from: -4 * HOUR, to: 4 * HOUR }],
  ])('%s', (_words, at, factor, expected) => {
    expect(zoomWindow(window, at, factor)).toEqual(expected);
  });

  it('never gets narrower than ten seconds nor wider than two years', () => {
    const narrow = zoomWindow(window, HOUR, 1e-9);
    expect(narrow.to - narrow.from).toBe(MIN_WINDOW_MS);
    const wide = zoomWindow(window, HOUR, 1e9);
    expect(wide.to - wide.from).toBe(MAX_WINDOW_MS);
  });
});

describe('panned and dragged', () => {
  it('moves by a share of its own width', () => {
    expect(panWindow(window, -0.25)).toEqual({ from: -HOUR, to: 3 * HOUR });
  });

  it.each([
    ['to the right', HOUR, 2 * HOUR, { from: HOUR, to: 2 * HOUR }],
    ['to the left', 2 * HOUR, HOUR, { from: HOUR, to: 2 * HOUR }],
    ['by nothing', HOUR, HOUR, undefined],
    ['by less than can be shown', 60_000, 62_000, { from: 56_000, to: 66_000 }],
  ])('drags %s', (_words, a, b, expected) => {
    expect(computeDragWindow(a, b)).toEqual(expected);
  });
});
