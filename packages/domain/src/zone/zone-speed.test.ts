import { describe, expect, it } from 'vitest';
import { evaluateZoneSpeed, type ZoneSpeedState } from './zone-speed.ts';

const LIMIT = 8;

/** Speeds every `seconds`; answers at which one it was reported, since which, and until when it was known slow. */
function told(speeds: readonly number[], seconds = 30) {
  let state: ZoneSpeedState | undefined;
  return speeds.flatMap((speedKnots, index) => {
    const fix = { time: index * seconds * 1000, latitude: 60, longitude: 5, speedKnots };
    const evaluated = evaluateZoneSpeed(state, fix, LIMIT);
    state = evaluated.state;
    const { speeding } = evaluated;
    const at = (time: number) => time / seconds / 1000;
    return speeding === undefined ? [] : [[index, at(speeding.first.time), at(speeding.knownUntil)]];
  });
}

describe('evaluateZoneSpeed', () => {
  it.each([
    ['never too fast', [7, 8, 8, 7], 30, []],
    ['within the margin', [7, 8.4, 8.4, 8.4, 8.4], 30, []],
    ['too fast three times over a minute', [7, 9, 9, 9], 30, [[3, 1, 0]]],
    ['three times in less than a minute', [7, 9, 9, 9], 20, []],
    ['until the minute is over', [7, 9, 9, 9, 9], 20, [[4, 1, 0]]],
    ['a single wild value', [7, 30, 7, 30, 7, 30, 7], 30, []],
    ['the margin refutes nothing', [7, 9, 8.2, 9, 9], 30, [[4, 1, 0]]],
    ['came in too fast', [12, 12, 12], 30, [[2, 0, 0]]],
    ['told once', [7, 9, 9, 9, 9, 9, 9], 30, [[3, 1, 0]]],
    [
      'and again after it was slow',
      [7, 9, 9, 9, 8, 9, 9, 9],
      30,
      [
        [3, 1, 0],
        [7, 5, 4],
      ],
    ],
  ] as const)('%s', (_words, speeds, seconds, expected) => {
    expect(told(speeds, seconds)).toEqual(expected);
  });
});
