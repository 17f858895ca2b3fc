import { describe, expect, it } from 'vitest';
import { createSteps } from './step-value.ts';

const bucket = (time: number, min: number, max = min) => ({ time, min, max, avg: (min + max) / 2, count: 2 });

describe('a state that is sent on change', () => {
  it('holds from its last change, and is unknown before the first', () => {
    const at = createSteps(null, [bucket(60, 1), bucket(300, 0)]);
    expect([0, 59, 60, 299, 300, 9000].map(at)).toEqual([null, null, 1, 1, 0, 0]);
  });

  it('begins with what it was before the window', () => {
    expect(createSteps(2, [bucket(60, 1)])(0)).toBe(2);
  });

  it('takes of a bucket in which it changed the value it changed to', () => {
    const at = createSteps(0, [bucket(60, 0, 1), bucket(120, 1), bucket(180, 0, 1)]);
    expect([60, 120, 180].map(at)).toEqual([1, 1, 0]);
  });
});
