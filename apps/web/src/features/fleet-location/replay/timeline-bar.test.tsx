import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { buildAlarm, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { buildReplay, HOUR_MS, SPAN } from '../testing/build-replay.ts';
import { TimelineBar } from './timeline-bar.tsx';
import type { Replay } from './use-replay.ts';

afterEach(clearScreen);

/** A key press moves by this: a 240th of the window. */
const STEP_MS = HOUR_MS / 10;

function draw(time: number, given: Partial<Replay> = {}) {
  const onTogglePlay = vi.fn();
  const replay = buildReplay(time, given);
  const { goTo } = replay;
  const middle = { latitude: 0, longitude: 0 };
  const children = <TimelineBar replay={replay} time={time} middle={middle} onTogglePlay={onTogglePlay} />;
  const { container } = renderLive({ tags: [], children });
  return { goTo, onTogglePlay, container, bar: screen.getByRole('slider', { name: 'Time shown on the map' }) };
}

describe('the playhead', () => {
  it('says “now” at the end, and its time elsewhere', () => {
    expect(draw(NOON).bar.getAttribute('aria-valuetext')).toBe('now');
    clearScreen();
    document.body.replaceChildren();
    expect(draw(NOON - HOUR_MS).bar.getAttribute('aria-valuetext')).toBe('11:00:00 UTC');
  });

  it.each([
    ['ArrowLeft', false, NOON - 12 * HOUR_MS - STEP_MS],
    ['ArrowRight', false, NOON - 12 * HOUR_MS + STEP_MS],
    ['ArrowLeft', true, NOON - 12 * HOUR_MS - 10 * STEP_MS],
    ['PageUp', false, NOON - 12 * HOUR_MS + 10 * STEP_MS],
    ['PageDown', false, NOON - 12 * HOUR_MS - 10 * STEP_MS],
    ['Home', false, SPAN.from],
    ['End', false, SPAN.to],
  ])('%s (shift %s) moves it', (key, shiftKey, expected) => {
    const { bar, goTo } = draw(NOON - 12 * HOUR_MS);
    fireEvent.keyDown(bar, { key, shiftKey });
    expect(goTo).toHaveBeenCalledWith(expected);
  });

  it('does not leave the window at its start', () => {
    const { bar, goTo } = draw(SPAN.from);
    fireEvent.keyDown(bar, { key: 'ArrowLeft' });
    expect(goTo).toHaveBeenCalledWith(SPAN.from);
  });

  it('plays and pauses by the space bar; other keys are not its own', () => {
    const { bar, goTo, onTogglePlay } = draw(NOON);
    expect(fireEvent.keyDown(bar, { key: ' ' })).toBe(false);
    expect(fireEvent.keyDown(bar, { key: 'a' })).toBe(true);
    expect([onTogglePlay.mock.calls.length, goTo.mock.calls.length]).toEqual([1, 0]);
  });
});

it('marks alarms at their time, the ones ahead of the playhead apart', () => {
  const raised = (hoursAgo: number) =>
    buildAlarm(hoursAgo, { time: new Date(NOON - hoursAgo * HOUR_MS).toISOString() });
  const { container } = draw(NOON - 12 * HOUR_MS, { alarms: [raised(18), raised(6)] });
  const marks = [...container.querySelectorAll('svg')].map((mark) => [mark.style.left, mark.dataset.ahead]);
  expect(marks).toEqual([
    ['25%', 'false'],
    ['75%', 'true'],
  ]);
});

it('shades the night of the middle of the map, about half of a day on the equator', () => {
  const { container } = draw(NOON);
  const nights = [...container.querySelectorAll<HTMLElement>('[class*="night"]')];
  const dark = nights.reduce((sum, { style }) => sum + Number.parseFloat(style.width), 0);
  expect(dark).toBeGreaterThan(45);
  expect(dark).toBeLessThan(52);
});
