import { expect, it } from 'vitest';
import { cutAtYears } from './year-cut.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1);

it('cuts what crosses the end of a year, and leaves what touches it', () => {
  const spans = [
    { id: 'before', from: NEW_YEAR - 20, to: NEW_YEAR - 10 },
    { id: 'across', from: NEW_YEAR - 10, to: NEW_YEAR + 10 },
    { id: 'after', from: NEW_YEAR + 10, to: NEW_YEAR + 20 },
  ];
  expect(cutAtYears(spans)).toEqual([
    spans[0],
    { id: 'across', from: NEW_YEAR - 10, to: NEW_YEAR },
    { id: 'across', from: NEW_YEAR, to: NEW_YEAR + 10 },
    spans[2],
  ]);
  expect(cutAtYears([{ from: NEW_YEAR - 5, to: NEW_YEAR }])).toHaveLength(1);
});

it('makes a part of each year of a long span', () => {
  expect(cutAtYears([{ from: Date.UTC(2024, 6, 1), to: Date.UTC(2026, 6, 1) }])).toHaveLength(3);
});
