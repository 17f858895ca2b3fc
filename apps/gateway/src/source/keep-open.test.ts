import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOpen, type OpenedConnection } from './keep-open.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('opens again after each loss, ever later until something comes, and no more once it was stopped', async () => {
  const opened: OpenedConnection[] = [];
  const ended: number[] = [];
  const down: string[] = [];
  const open = (one: OpenedConnection) => {
    const place = opened.push(one);
    return async () => void ended.push(place);
  };
  const source = keepOpen(open, (reason) => down.push(reason), [1, 100]);
  opened[0]?.lost('cut');
  vi.advanceTimersByTime(2000);
  opened[1]?.lost('cut again');
  vi.advanceTimersByTime(2000);
  expect(opened).toHaveLength(2);
  vi.advanceTimersByTime(200_000);
  opened[2]?.came();
  opened[2]?.lost('and again');
  vi.advanceTimersByTime(2000);
  expect(opened).toHaveLength(4);
  await source.stop();
  opened[3]?.lost('its end');
  vi.advanceTimersByTime(1_000_000);
  expect([opened.length, ended, down]).toEqual([4, [4], ['cut', 'cut again', 'and again']]);
});
