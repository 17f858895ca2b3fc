import { expect, it } from 'vitest';
import { countHours, sumRises, sumRisesByDay } from './energy-counter.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const point = (hours: number, min: number, max: number) => ({ time: hours * HOUR, min, max, avg: max, count: 60 });
/** Set back to zero in the hour from 23 on, after 300 kWh; 40 kWh by the end of the next hour. */
const COUNTER = [point(21, 100, 200), point(22, 200, 260), point(23, 0, 300), point(24, 5, 40), point(25, 40, 70)];

it('counts a day across a counter that is set back to zero', () => {
  expect([...sumRisesByDay([COUNTER, [point(24, 10, 15)]])]).toEqual([
    [0, 200],
    [DAY, 70 + 5],
  ]);
});

it('counts a span of several counters, and none where one of them was not heard', () => {
  expect(sumRises([COUNTER, [point(24, 10, 15)]])).toBe(275);
  expect(sumRises([COUNTER, []])).toBeUndefined();
  expect(sumRises([])).toBeUndefined();
});

it('asks for a bucket an hour', () => {
  expect(countHours({ from: 0, to: 31 * DAY })).toBe(744);
  expect(countHours({ from: 0, to: HOUR })).toBe(2);
});
