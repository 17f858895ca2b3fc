import { describe, expect, it } from 'vitest';
import { adviseRotation, countStarts, evaluateRunning, sumLowLoadHours } from './set-running.ts';

const MINUTE = 60_000;
/** One sample a second; `x` turns, `.` stands. */
const seconds = (marks: string) => [...marks].map((mark, index) => ({ time: index * 1000, isTurning: mark === 'x' }));

describe('evaluateRunning', () => {
  it.each([
    ['..xxxxxx', 'running'],
    ['..xxxxx', 'starting'],
    ['xxxxxx.xx', 'starting'],
    ['xxxxxx.', 'standing'],
    ['', 'unknown'],
  ] as const)('%s is %s', (marks, state) => {
    expect(evaluateRunning(seconds(marks), Math.max(0, marks.length - 1) * 1000)).toBe(state);
  });
});

it.each([
  ['..xxxxxx..xxxxxxx', 2],
  ['..xxx..xxxxxxx', 1],
  ['xxxxxxxxxx', 0],
  ['xxxxxx.x.xxxxxxx', 1],
])('%s started %d times', (marks, starts) => {
  expect(countStarts(seconds(marks))).toBe(starts);
});

describe('sumLowLoadHours', () => {
  const minutes = (loads: readonly (number | null)[], isTurning = true) =>
    loads.map((loadPercent, index) => ({ time: index * MINUTE, isTurning, loadPercent }));

  it('adds the time under 30 % while the set runs', () => {
    expect(sumLowLoadHours(minutes([29, 29, 30, 10, null, 10, 50]))).toBeCloseTo(4 / 60, 12);
    expect(sumLowLoadHours(minutes([10, 10, 10], false))).toBe(0);
  });

  it('adds nothing for a gap', () => {
    const [first] = minutes([10]);
    expect(first && sumLowLoadHours([first, { time: 11 * MINUTE, isTurning: true, loadPercent: 10 }])).toBe(0);
  });
});

describe('adviseRotation', () => {
  const set = (name: string, runningHours: number | null, isRunning: boolean, isAvailable = true) => ({
    name,
    runningHours,
    isRunning,
    isAvailable,
  });
  const sets = [
    set('DG 1', 18_422, true),
    set('DG 2', 17_905, false),
    set('DG 3', 18_101, true),
    set('DG 4', 100, false, false),
  ];

  it('names the standing set of the fewest hours', () => {
    expect(adviseRotation(sets)).toEqual({ next: 'DG 2', instead: 'DG 3', fewerHours: 196 });
  });

  it('is silent with nothing to gain', () => {
    expect(adviseRotation([set('DG 1', 5, true), set('DG 2', 6, false)])).toBeNull();
    expect(adviseRotation([set('DG 1', null, true), set('DG 2', 6, false)])).toBeNull();
  });
});
