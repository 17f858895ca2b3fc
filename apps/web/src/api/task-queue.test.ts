import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins one a task, in the order they were asked for', async () => {
  const nextTurn = createTaskQueue();
  const begun: string[] = [];
  for (const name of ['first', 'second', 'third']) void nextTurn().then(() => begun.push(name));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first']);
  await vi.runOnlyPendingTimersAsync();
  expect(begun).toEqual(['first', 'second']);
  await vi.runOnlyPendingTimersAsync();
  expect(begun).toEqual(['first', 'second', 'third']);
});
