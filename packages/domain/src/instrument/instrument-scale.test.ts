import { describe, expect, it } from 'vitest';
import { computeScaleEnd } from './instrument-scale.ts';

const shaft = { max: 2000, alarmLevel: null, emergencyLevel: null };

describe('computeScaleEnd', () => {
  it.each([
    ['a slow shaft on the scale of every engine', shaft, 102, 150],
    ['a faster one', shaft, 240, 300],
    ['one that fills a quarter of the scale', shaft, 500, 2000],
    ['just less than a quarter', shaft, 499, 600],
    ['limits lie within', { ...shaft, alarmLevel: 160, emergencyLevel: 180 }, 102, 200],
    ['a limit at the end of the scale', { ...shaft, emergencyLevel: 2000 }, 102, 2000],
    ['never beyond the scale of the tag', { ...shaft, max: 7 }, 1.7, 2.5],
    ['nothing known', shaft, undefined, 2000],
    ['a machine that stood still', shaft, 0, 2000],
    ['one that only went astern', shaft, -80, 2000],
    ['a small number', { ...shaft, max: 10 }, 0.41, 0.5],
  ])('%s', (_words, tag, highest, end) => {
    expect(computeScaleEnd(tag, highest)).toBeCloseTo(end, 9);
  });
});
