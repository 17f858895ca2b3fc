import { HOUR_MS } from '@fms/domain/time';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { GUTTER_PX } from '@fms/ui/chart';
import { NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { answerVoyage, buildParts, buildStay } from '../testing/location-parts.ts';
import { PlaybackBar } from './playback-bar.tsx';

afterEach(clearScreen);

async function draw(at?: number) {
  answerVoyage({ stays: [buildStay(4, 2)] });
  const parts = buildParts({ at });
  renderLive({ tags: [], children: <PlaybackBar {...parts} /> });
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Previous arrival or departure')).toHaveProperty('disabled', false),
  );
  return parts;
}
const slider = () => screen.getByRole('slider', { name: 'Playback' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('begins and ends where the curves below it do', async () => {
  await draw();
  expect(slider().parentElement?.style.marginInline).toBe(`${GUTTER_PX}px`);
});

it('goes back from the end to the departure, then to the arrival, and no farther', async () => {
  const { hold, cursor } = await draw();
  press('Previous arrival or departure');
  expect(hold).toHaveBeenLastCalledWith(NOON - 2 * HOUR_MS);
  act(() => cursor.hold(NOON - 2 * HOUR_MS));
  press('Previous arrival or departure');
  expect(hold).toHaveBeenLastCalledWith(NOON - 4 * HOUR_MS);
  act(() => cursor.hold(NOON - 4 * HOUR_MS));
  expect(screen.getByRole('button', { name: 'Previous arrival or departure' })).toHaveProperty('disabled', true);
  press('Next arrival or departure');
  expect(hold).toHaveBeenLastCalledWith(NOON - 2 * HOUR_MS);
});

it('writes the held moment and releases it', async () => {
  const { hold } = await draw(NOON - HOUR_MS);
  expect(screen.getByText('Replay 21 Nov 11:00:00 UTC')).toBeDefined();
  press('Back to the end');
  expect(hold).toHaveBeenLastCalledWith(undefined);
});

it('holds the moment the slider is moved to when it is let go', async () => {
  const { hold, cursor } = await draw();
  fireEvent.change(slider(), { target: { value: String(NOON - 3 * HOUR_MS) } });
  expect(cursor.held()).toBe(NOON - 3 * HOUR_MS);
  expect(slider().getAttribute('aria-valuetext')).toBe('21 Nov 09:00:00 UTC');
  expect(hold).not.toHaveBeenCalled();
  fireEvent.keyUp(slider(), { key: 'ArrowLeft' });
  expect(hold).toHaveBeenLastCalledWith(NOON - 3 * HOUR_MS);
});

it('draws each stay as long as it was', async () => {
  await draw();
  const [stay] = document.querySelectorAll('[data-kind]');
  expect((stay as HTMLElement).style.left).toMatch(/^33\.3/);
  expect((stay as HTMLElement).dataset.kind).toBe('port');
});

it('plays the window as many times faster as is chosen, and stops at its end', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const { cursor, hold } = await draw(NOON - HOUR_MS);
  frames.length = 0;
  const pass = (ms: number) =>
    act(() => {
      for (const frame of frames.splice(0)) frame(ms);
    });
  fireEvent.click(screen.getByRole('radio', { name: '3600×' }));
  press('Play');
  pass(1000);
  pass(1500);
  expect(cursor.held()).toBe(NOON - HOUR_MS / 2);
  press('Pause');
  expect(hold).toHaveBeenLastCalledWith(NOON - HOUR_MS / 2);
  press('Play');
  pass(2000);
  pass(9000);
  expect(cursor.held()).toBe(NOON);
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});
