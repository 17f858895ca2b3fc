import { expect, it, vi } from 'vitest';
import { createHeldCursor } from './held-cursor.ts';

it('shows what is pointed at, and what is held when nothing is', () => {
  const cursor = createHeldCursor(10);
  const listener = vi.fn();
  cursor.subscribe(listener);
  cursor.set(20);
  expect([cursor.get(), cursor.held()]).toEqual([20, 10]);
  cursor.set(undefined);
  expect(cursor.get()).toBe(10);
  cursor.hold(30);
  cursor.set(undefined);
  expect(cursor.get()).toBe(30);
  cursor.hold(undefined);
  expect(cursor.get()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(4);
});
