import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { computeCurveWindow } from './curve-window.ts';

const HOUR = 3_600_000;

describe('computeCurveWindow', () => {
  it.each([
    ['just raised', 0, -6 * HOUR],
    ['raised within the least span', -5 * HOUR, -6.25 * HOUR],
    ['raised a day ago', -24 * HOUR, -30 * HOUR],
  ])('of an alarm %s begins before its onset', (_words, raised, from) => {
    expect(computeCurveWindow(NOON + raised, NOON, 6 * HOUR)).toEqual({ from: NOON + from, to: NOON });
  });

  it('shows half an hour before an onset of now, where no longer span is asked for', () => {
    expect(computeCurveWindow(NOON, NOON, 0).from).toBe(NOON - HOUR / 2);
  });
});
