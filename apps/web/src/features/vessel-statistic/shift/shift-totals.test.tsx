import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { clearScreen, renderScreen } from '../../../testing/screen.tsx';
import { ShiftTotals } from './shift-totals.tsx';
import type { ShiftTotals as Totals } from './use-shift-totals.ts';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const HALF_DAY_MS = 12 * 3_600_000;
const source = (key: string, name: string, unit: string, decimals: number) =>
  ({ ...{ key, name, unit, decimals, order: 0 }, ...{ inputs: [], formula: undefined } }) as const;
const shift = (begin: number) => ({ fromTime: begin, toTime: begin + HALF_DAY_MS });
const total = { mean: 10.26, min: 8, max: 12.5, sum: null, knownShare: 1 };
const speed = source('1', 'Speed', 'kn', 1);

function drawTotals(given: Partial<Totals>) {
  const reload = vi.fn();
  const settled = { isTooLong: false, isAllowed: true, isPending: false, error: null, reload };
  const totals = { zone: '+00:00', sources: [speed], rows: [], ...settled, ...given };
  renderScreen(<ShiftTotals totals={totals} />);
  return reload;
}

/** Of the row after the heads, as they read. */
const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => [...cell.childNodes].map(({ textContent }) => textContent));

it('names each curve with its unit, and a truth value without one', () => {
  drawTotals({ sources: [speed, source('2', 'Pump runs', '', 0)] });
  const [zone, ...curves] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(zone).toMatch(/^Shift, /);
  expect(curves).toEqual(['Speed, kn', 'Pump runs']);
});

it('writes mean, least and most with the decimals of the tag', () => {
  drawTotals({ rows: [{ shift: shift(NOON), isRunning: false, totals: [total] }] });
  expect(cells()).toEqual([['10.3', '8.0–12.5']]);
  expect(screen.queryByText('so far')).toBeNull();
});

it.each([
  [99.96, '100.0 nm'],
  [99.44, '99.4 nm'],
  [120.4, '120 nm'],
])('writes a sum of %s as %s', (value, words) => {
  drawTotals({ rows: [{ shift: shift(NOON), isRunning: false, totals: [{ ...total, sum: { value, unit: 'nm' } }] }] });
  expect(cells()).toEqual([['10.3', '8.0–12.5', words]]);
});

it.each([
  [0.998, []],
  [0.994, ['99 % known']],
  [0.5, ['50 % known']],
])('says what share is known of %s', (knownShare, words) => {
  drawTotals({ rows: [{ shift: shift(NOON), isRunning: false, totals: [{ ...total, knownShare }] }] });
  expect(cells()).toEqual([['10.3', '8.0–12.5', ...words]]);
});

it('marks the shift that runs, and says where nothing was measured', () => {
  drawTotals({ rows: [{ shift: shift(NOON), isRunning: true, totals: [null] }] });
  expect(screen.getByRole('rowheader').textContent).toBe('21 Nov 12:00 – 22 Nov 00:00so far');
  expect(cells()).toEqual([['no data']]);
});

it('asks for a shorter window instead of a table of too many shifts', () => {
  drawTotals({ isTooLong: true });
  expect(screen.getByText('Choose a window of 15 days or less.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that figures of shifts need the right to reports', () => {
  drawTotals({ isAllowed: false });
  expect(screen.getByText('You cannot see shift totals of this vessel')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that the totals load', () => {
  drawTotals({ isPending: true });
  expect(screen.getByRole('status', { name: 'Loading shift totals' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that the shifts could not be read, and reads them again', () => {
  const reload = drawTotals({ error: new Error('Server answered 502') });
  expect(screen.getByText('The shifts could not be read')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stands nowhere while no curve is drawn', () => {
  drawTotals({ sources: [] });
  expect(screen.queryByRole('region')).toBeNull();
});
