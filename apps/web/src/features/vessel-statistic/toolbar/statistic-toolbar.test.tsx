import { HOUR_MS } from '@fms/domain/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { buildCurve, buildPoints, buildShown } from '../testing/shown-statistic.ts';
import { StatisticToolbar } from './statistic-toolbar.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const FIXED_HOUR = 'from=2026-11-21T11:00:00Z&to=2026-11-21T12:00:00Z';

/** Over the hour before noon; answers the changes that the toolbar asks for. */
function drawToolbar(query: string, curves = [buildCurve(1)]) {
  stubCalls({ '/api/v1.3/vessel/GetAll': { body: [] }, '/api/v2/chart-view/list': { body: [] } });
  const change = vi.fn();
  const children = (
    <StatisticToolbar {...buildShown(query, curves)} change={change}>
      Tags
    </StatisticToolbar>
  );
  renderLive({ tags: [], children });
  return change;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const choose = (name: string, option: string) => fireEvent.click(group(name).getByRole('radio', { name: option }));
const isChosen = (name: string, option: string) =>
  group(name).getByRole<HTMLInputElement>('radio', { name: option }).checked;
const fixed = (from: number, to: number) => ({ time: { mode: 'fixed', from: NOON + from, to: NOON + to } });

it.each([
  ['Earlier', -1.5 * HOUR_MS, -0.5 * HOUR_MS],
  ['Later', -0.5 * HOUR_MS, 0.5 * HOUR_MS],
  ['Zoom in', -0.75 * HOUR_MS, -0.25 * HOUR_MS],
  ['Zoom out', -1.5 * HOUR_MS, 0.5 * HOUR_MS],
])('moves the window by the button %s, and keeps it a fixed one', (name, from, to) => {
  const change = drawToolbar(FIXED_HOUR);
  press(name);
  expect(change.mock.calls).toEqual([[fixed(from, to)]]);
});

it('keeps a live window live at another range, and a fixed one at its end', () => {
  const live = drawToolbar('range=8h');
  expect(isChosen('Range', '8 h')).toBe(true);
  choose('Range', '24 h');
  expect(live).toHaveBeenLastCalledWith({ time: { mode: 'live', range: '24h' } });
});

it('ends a fixed window of another range where it ended', () => {
  const change = drawToolbar(FIXED_HOUR);
  expect(isChosen('Range', '1 h')).toBe(true);
  choose('Range', '8 h');
  expect(change).toHaveBeenLastCalledWith(fixed(-8 * HOUR_MS, 0));
});

it('marks no range where the window is as wide as none', () => {
  drawToolbar('from=2026-11-21T09:00:00Z&to=2026-11-21T12:00:00Z');
  expect(
    group('Range')
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked),
  ).toEqual([]);
});

it('stops a live window where it stands', () => {
  const change = drawToolbar('range=1h');
  choose('Live or fixed', 'Fixed');
  expect(change).toHaveBeenLastCalledWith(fixed(-HOUR_MS, 0));
});

it.each([
  [FIXED_HOUR, '1h'],
  ['from=2026-11-21T09:00:00Z&to=2026-11-21T12:00:00Z', '8h'],
])('runs live again from %s over %s', (query, range) => {
  const change = drawToolbar(query);
  choose('Live or fixed', 'Live');
  expect(change).toHaveBeenLastCalledWith({ time: { mode: 'live', range } });
});

it('says the window in UTC, the width of its buckets and how much of it is known', () => {
  const gaps = [{ from: NOON - HOUR_MS, to: NOON - HOUR_MS / 2 }];
  drawToolbar(FIXED_HOUR, [buildCurve(1, { points: buildPoints(NOON - HOUR_MS / 2, 10, 11), gaps })]);
  expect(screen.getByRole('button', { name: '21 Nov 11:00 – 12:00 UTC' })).toBeTruthy();
  expect(screen.getAllByText('1 min mean, min–max · 50 % complete')).not.toEqual([]);
});

it('says no resolution while no width is known', () => {
  drawToolbar(FIXED_HOUR, [buildCurve(1, { bucketMs: 0 })]);
  expect(screen.queryByText(/complete/)).toBeNull();
});

it('changes the look, and says which it is', () => {
  const change = drawToolbar('as=scatter');
  expect(isChosen('Curves, histogram or scatter', 'Scatter')).toBe(true);
  choose('Curves, histogram or scatter', 'Histogram');
  expect(change).toHaveBeenLastCalledWith({ look: 'histogram' });
});

it.each([
  ['', 'false', true],
  ['shifts=1', 'true', false],
])('switches shifts at the address "%s"', (query, pressed, shifts) => {
  const change = drawToolbar(query);
  expect(screen.getByRole('button', { name: 'Shifts' }).getAttribute('aria-pressed')).toBe(pressed);
  press('Shifts');
  expect(change).toHaveBeenLastCalledWith({ shifts });
});

it('shows a window as it was known at a moment, and again with all that is known now', async () => {
  const asked = drawToolbar('range=1h');
  press('As known at');
  const field = await screen.findByLabelText('As known at, UTC');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.submit(field);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: '2026-11-21 11:30' } });
  fireEvent.submit(field);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const { knownAt, time } = asked.mock.lastCall?.[0] ?? {};
  expect([knownAt, time.mode]).toEqual([NOON - HOUR_MS / 2, 'fixed']);
  clearScreen();
  const ended = drawToolbar(`${FIXED_HOUR}&known=2026-11-21T11:30:00.000Z`);
  press('As known at 2026-11-21 11:30 UTC');
  fireEvent.click(await screen.findByText('Show all that is known now'));
  expect(ended.mock.lastCall).toEqual([{ knownAt: undefined }]);
});
