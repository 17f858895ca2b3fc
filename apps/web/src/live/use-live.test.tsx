import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOON } from '../testing/builders.ts';
import { createStillLive } from '../testing/still-live.ts';
import { createClock } from './clock.ts';
import { LiveProvider } from './live-context.tsx';
import { useFromClock } from './use-live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Seconds() {
  return <p>{useFromClock((nowMs) => nowMs - NOON)}</p>;
}

it('draws with the time of the last tick, however long the drawing takes', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  let time = NOON;
  // The next read of the clock finds that time has passed.
  const { live } = createStillLive({ clock: createClock(() => time++) });
  const stop = live.clock.subscribe(() => {});
  const { unmount } = render(
    <LiveProvider live={live}>
      <Seconds />
    </LiveProvider>,
  );
  expect(complaints.mock.calls).toEqual([]);
  const before = Number(screen.getByRole('paragraph').textContent);
  time += 1000;
  act(() => vi.advanceTimersByTime(1000));
  expect(Number(screen.getByRole('paragraph').textContent) - before).toBeGreaterThanOrEqual(1000);
  expect(complaints.mock.calls).toEqual([]);
  unmount();
  stop();
});
