import { describe, expect, it } from 'vitest';
import { findTransfers, type RateMoment } from './transfer.ts';

const MINUTE = 60_000;
/** A moment a minute with the rates of port, starboard and day tank; the day tank holds another grade. */
const moments = (minutes: number, port: number, starboard: number, day = 0, from = 0): RateMoment[] =>
  Array.from({ length: minutes }, (_, index) => ({
    time: (from + index) * MINUTE,
    rates: [
      { tank: 'port', grade: 'MGO', rate: port },
      { tank: 'starboard', grade: 'MGO', rate: starboard },
      { tank: 'day', grade: 'HFO', rate: day },
    ],
  }));

describe('findTransfers', () => {
  it('finds the tank that gives and the one that takes, with the volume between them', () => {
    const course = [...moments(10, 0, 0), ...moments(31, -30, 28, 0, 10), ...moments(10, 0, 0, 0, 41)];
    expect(findTransfers(course)).toEqual([
      {
        from: 10 * MINUTE,
        to: 40 * MINUTE,
        fromTank: 'port',
        toTank: 'starboard',
        grade: 'MGO',
        volume: expect.closeTo(14.5, 9),
        isRunning: false,
      },
    ]);
  });

  it('says that one is running', () => {
    expect(findTransfers(moments(6, -30, 30))).toMatchObject([{ isRunning: true }]);
  });

  it.each([
    ['rates 20 % apart', moments(20, -30, 24)],
    ['five minutes not reached', [...moments(5, -30, 30), ...moments(5, 0, 0, 0, 5)]],
    ['tanks of two grades', moments(20, -30, 0, 30)],
    ['both filling', moments(20, 30, 30)],
    ['steady tanks', moments(20, 0, 0)],
  ])('finds none: %s', (_words, course) => {
    expect(findTransfers(course)).toEqual([]);
  });

  it('does not reach over a silence', () => {
    const parted = [...moments(4, -30, 30), ...moments(4, -30, 30, 0, 60)];
    expect(findTransfers(parted)).toEqual([]);
  });
});
