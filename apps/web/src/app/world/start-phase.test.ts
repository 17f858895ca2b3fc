import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LinkPhase } from '../../live/index.ts';
import { createStartPhase } from './start-phase.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function anOpening(first: LinkPhase) {
  let phase = first;
  let listener: (() => void) | undefined;
  const over = vi.fn();
  const startPhase = createStartPhase();
  const hub = {
    get status() {
      return { phase, offlineSince: undefined, nextAttemptAt: undefined, lastWordAt: undefined, thinned: 0 };
    },
    subscribe: (asked: () => void) => {
      listener = asked;
      return () => {
        listener = undefined;
        return true;
      };
    },
  };
  const become = (next: LinkPhase) => {
    phase = next;
    listener?.();
  };
  return { startPhase, over, become, leave: startPhase.run(hub, over), isHeard: () => listener !== undefined };
}

it.each(['live', 'waiting', 'off'] as const)('is over when the hub is %s', (phase) => {
  const { startPhase, over, become, isHeard } = anOpening('connecting');
  become('connecting');
  expect([startPhase.isOver(), over.mock.calls.length]).toEqual([false, 0]);
  become(phase);
  become('waiting');
  expect([startPhase.isOver(), over.mock.calls.length, isHeard()]).toEqual([true, 1, false]);
});

it('is over at once without a hub', () => {
  expect(anOpening('off').over).toHaveBeenCalledOnce();
});

it('does not wait for a hub that takes long', () => {
  const { startPhase, over } = anOpening('connecting');
  vi.advanceTimersByTime(5999);
  expect(startPhase.isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

it('says nothing after it was left', () => {
  const { over, leave } = anOpening('connecting');
  leave();
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
});
