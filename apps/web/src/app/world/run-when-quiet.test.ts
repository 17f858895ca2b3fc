import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhenQuiet } from './run-when-quiet.ts';

const LONGEST_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client that waits for an answer, until it is given. */
function awaiting() {
  const client = new QueryClient();
  let answer = (_value: string): void => {};
  const queryFn = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const asked = client.fetchQuery({ queryKey: ['asked'], queryFn });
  return {
    client,
    async give() {
      answer('there');
      await asked;
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

it('begins at once where nothing is awaited', () => {
  const work = vi.fn();
  runWhenQuiet(new QueryClient(), LONGEST_MS, work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('lets what was asked for come first, and begins once', async () => {
  const work = vi.fn();
  const { client, give } = awaiting();
  runWhenQuiet(client, LONGEST_MS, work);
  expect(work).not.toHaveBeenCalled();
  await give();
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits no longer than it may, and not at all for who has left', async () => {
  const [late, left] = [vi.fn(), vi.fn()];
  const { client } = awaiting();
  runWhenQuiet(client, LONGEST_MS, late);
  runWhenQuiet(client, LONGEST_MS, left)();
  await vi.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
