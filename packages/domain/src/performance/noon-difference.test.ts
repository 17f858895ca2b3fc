import { expect, it } from 'vitest';
import { compareNoonReport, findReportedDay } from './noon-difference.ts';

const measured = { hours: 24, miles: 300, tonnes: 20, kilowatts: 5000 };

it('ranks differences by their size: 22 t of 20 are 10 % too much, 297 nm of 300 are 1 % too little', () => {
  const found = compareNoonReport({ hours: 24, miles: 297, tonnes: 22, kilowatts: null }, measured);
  expect(found.map(({ quantity, percent }) => [quantity, Math.round(percent * 1e6) / 1e6])).toEqual([
    ['tonnes', 10],
    ['miles', -1],
    ['hours', 0],
  ]);
});

it('compares nothing with what was not measured', () => {
  const none = { hours: 0, miles: null, tonnes: null, kilowatts: null };
  expect(compareNoonReport({ hours: 12, miles: 150, tonnes: 11, kilowatts: 4000 }, none)).toEqual([]);
});

it('finds the whole day that ends within three hours of a report', () => {
  const NOON = Date.UTC(2026, 10, 21, 12);
  const HOUR = 3_600_000;
  const days = [
    { to: NOON, isPartial: false },
    { to: NOON - 24 * HOUR, isPartial: true },
  ];
  expect(findReportedDay(days, NOON + 2 * HOUR)).toBe(days[0]);
  expect(findReportedDay(days, NOON + 4 * HOUR)).toBeUndefined();
  expect(findReportedDay(days, NOON - 24 * HOUR)).toBeUndefined();
});
