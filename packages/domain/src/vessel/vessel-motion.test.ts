import { describe, expect, it } from 'vitest';
import { isOnStation, updateMotion, type VesselMotion } from './vessel-motion.ts';

const MINUTE = 60_000;

/** Sightings of `[minute, knots]` at one place, or `metres` north of it. */
type Step = readonly [minute: number, knots: number | null, metres?: number];

function observe(steps: readonly Step[]): VesselMotion {
  let motion: VesselMotion | undefined;
  for (const [minute, speedKnots, metres = 0] of steps) {
    const latitude = 60 + metres / 111_400;
    motion = updateMotion(motion, { time: minute * MINUTE, speedKnots, latitude, longitude: 3 });
  }
  if (motion === undefined) throw new Error('no sighting');
  return motion;
}

describe('updateMotion', () => {
  it.each<[string, boolean, readonly Step[]]>([
    ['the first sighting is decided at 0.5 kn', true, [[0, 0.5]]],
    ['below that it is stopped', false, [[0, 0.49]]],
    ['an unknown speed is stopped', false, [[0, null]]],
    [
      'less than 0.5 kn for less than 2 min is still moving',
      true,
      [
        [0, 8],
        [1, 0.4],
        [2.9, 0.4],
      ],
    ],
    [
      'less than 0.5 kn for 2 min is stopped',
      false,
      [
        [0, 8],
        [1, 0.4],
        [3, 0.4],
      ],
    ],
    [
      'an unknown speed for 2 min is stopped',
      false,
      [
        [0, 8],
        [1, null],
        [3, null],
      ],
    ],
    [
      '0.5 kn in between starts the 2 min anew',
      true,
      [
        [0, 8],
        [1, 0.4],
        [2, 0.6],
        [3, 0.4],
        [4.9, 0.4],
      ],
    ],
    [
      '0.99 kn does not end a stop',
      false,
      [
        [0, 0],
        [1, 0.99],
        [4, 0.99],
      ],
    ],
    [
      '1 kn for less than 2 min does not either',
      false,
      [
        [0, 0],
        [1, 1],
        [2.9, 1],
      ],
    ],
    [
      '1 kn for 2 min does',
      true,
      [
        [0, 0],
        [1, 1],
        [3, 1],
      ],
    ],
    [
      'after 5 min of silence it is decided anew',
      true,
      [
        [0, 0],
        [5.1, 0.6],
      ],
    ],
  ])('%s', (_words, isMoving, steps) => {
    expect(observe(steps).moving.is).toBe(isMoving);
  });

  it.each<[string, boolean, readonly Step[]]>([
    ['2 kn is slow', true, [[0, 2]]],
    ['more is not', false, [[0, 2.1]]],
    [
      '2.5 kn does not end it',
      true,
      [
        [0, 2],
        [1, 2.5],
        [4, 2.5],
      ],
    ],
    [
      'more for 2 min does',
      false,
      [
        [0, 2],
        [1, 2.6],
        [3, 2.6],
      ],
    ],
    [
      '2 kn for 2 min begins it',
      true,
      [
        [0, 8],
        [1, 2],
        [3, 2],
      ],
    ],
  ])('%s', (_words, isSlow, steps) => {
    expect(observe(steps).slow.is).toBe(isSlow);
  });
});

describe('isOnStation', () => {
  const held = (metres: number, minutes: number, knots = 0.8): Step[] =>
    Array.from({ length: minutes + 1 }, (_, minute) => [minute, knots, minute === 0 ? 0 : metres]);

  it.each<[string, boolean, readonly Step[]]>([
    ['20 min within 300 m', true, held(290, 20)],
    ['less than 20 min', false, held(0, 19)],
    ['outside 300 m of where it began', false, held(310, 20)],
    ['a silence in between', false, [...held(0, 10), [16, 0.8], [20, 0.8]]],
    ['too fast', false, held(0, 20, 4)],
  ])('%s: %s', (_words, expected, steps) => {
    expect(isOnStation(observe(steps))).toBe(expected);
  });
});
