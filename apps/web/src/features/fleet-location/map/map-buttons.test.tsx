import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { buildTag } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, renderScreen } from '../../../testing/screen.tsx';
import { CopyPosition } from './copy-position.tsx';
import { MapButtons } from './map-buttons.tsx';
import MapOptions, { type TrackOptions } from './map-options.tsx';

afterEach(clearScreen);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('tells which tool is asked for, shows the one that has the pointer, and remembers the timeline', () => {
  const did = { onTool: vi.fn(), onSave: vi.fn(), onFullScreen: vi.fn() };
  renderLive({ tags: [], children: <MapButtons engine={undefined} tool="rings" isTimelineOpen {...did} /> });
  const pressed = screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));
  expect(pressed).toEqual(['Range rings around a point', 'Timeline of the fleet']);
  press('Measure distance and bearing');
  press('Range rings around a point');
  expect(did.onTool.mock.calls).toEqual([['measure'], ['rings']]);
  press('Timeline of the fleet');
  expect(localStorage.getItem('devicePreference')).toContain('"timelineOpen":false');
  press('Full screen');
  press('Save the map as a picture');
  expect([did.onFullScreen.mock.calls.length, did.onSave.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ["58°58.20' N 005°43.80' E", /^58°58\.\d+/],
  ['decimal', /^58\.97/],
])('copies a position as %s', async (_words, written) => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  renderScreen(<CopyPosition position={{ latitude: 58.97, longitude: 5.73 }} />);
  fireEvent.click(screen.getByTitle('Copy the position'));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  const item = items.find(({ textContent }) => written.test(textContent ?? ''));
  if (item === undefined) throw new Error('This way of writing is not offered');
  await act(async () => void fireEvent.click(item));
  expect(copied).toEqual([item.textContent]);
  expect(screen.getByRole('status').textContent).toBe(`Copied: ${item.textContent}`);
});

it('colours tracks by a number of the vessel, or by speed again', () => {
  const load = buildTag(3, { name: 'Main engine load', unit: '%' });
  const options = {
    ...{ shown: true, onShown: vi.fn(), span: '24 h', tags: [load], tag: null, onTag: vi.fn() },
    ...{ outliers: true, onOutliers: vi.fn(), outlierCount: 7 },
  } satisfies TrackOptions;
  renderLive({ tags: [], children: <MapOptions {...options} /> });
  const choice = screen.getByRole('combobox', { name: 'Track colour' });
  fireEvent.change(choice, { target: { value: '3' } });
  expect(options.onTag).toHaveBeenCalledWith(load);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tracks' }));
  expect(options.onShown).toHaveBeenCalledWith(false);
  expect(screen.getByText('7')).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Sea marks' })).toBeNull();
});
