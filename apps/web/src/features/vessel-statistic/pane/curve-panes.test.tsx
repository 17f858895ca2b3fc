import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { buildCurve, buildShown } from '../testing/shown-statistic.ts';
import { CurvePanes } from './curve-panes.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const FIXED_HOUR = 'show=1&from=2026-11-21T11:00:00Z&to=2026-11-21T12:00:00Z';
const MONTH_MS = 30 * 86_400_000;

/** One curve without a point; answers the changes and the readings anew that are asked for. */
function drawPanes(query: string, part = {}) {
  stubCalls({});
  const [change, reload] = [vi.fn(), vi.fn()];
  const shown = buildShown(query, [buildCurve(1)]);
  const data = { ...shown.data, reload, ...part };
  renderLive({ tags: [], children: <CurvePanes {...shown} data={data} change={change} /> });
  return { change, reload };
}

it('says how many tags may be selected while none is', () => {
  drawPanes('show=');
  expect(screen.getByText('No tag selected')).toBeTruthy();
  expect(screen.getByText('Select up to 12 tags.')).toBeTruthy();
});

it('says that the curves load', () => {
  drawPanes(FIXED_HOUR, { isPending: true });
  expect(screen.getByRole('status', { name: 'Loading curves' })).toBeTruthy();
  expect(screen.queryByText('No values in this window')).toBeNull();
});

it('says why the curves could not be read, and reads them again', () => {
  const { reload } = drawPanes(FIXED_HOUR, { error: new Error('Server answered 502') });
  expect(screen.getByRole('alert').textContent).toContain('Server answered 502');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers the 30 days before the end of an empty window, and keeps the rail above it', () => {
  const { change } = drawPanes(FIXED_HOUR);
  expect(screen.getByRole('region', { name: 'Alarms and notes in this window' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show 30 days' }));
  expect(change.mock.calls).toEqual([[{ time: { mode: 'fixed', from: NOON - MONTH_MS, to: NOON } }]]);
});

it.each([
  ['a live window', 'show=1&range=1h', {}],
  ['a window as wide as that', FIXED_HOUR, { window: { from: NOON - MONTH_MS, to: NOON } }],
])('offers no 30 days for %s', (_words, query, part) => {
  drawPanes(query, part);
  expect(screen.getByText('No values in this window')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show 30 days' })).toBeNull();
});
