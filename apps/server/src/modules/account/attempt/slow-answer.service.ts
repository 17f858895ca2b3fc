/** Makes guesses at one name wait, longer with each failure: it takes nothing from other names, and no thread. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../../platform/failure/failure.ts';
import { FAILURES_PER_NAME } from './attempt.service.ts';

export const SLOWEST_ANSWER_MS = 5000;
const FIRST_DELAY_MS = 250;
/** Guesses at one name that may wait at a time: one a second is let through at most. */
export const MAX_SLOWED_OF_NAME = 5;
/** Guesses at all names that may wait at a time. */
export const MAX_SLOWED = 200;

/** How long an answer takes, ms, after so many failures of the name: 0 at first, then twice as long with each, to 5 s. */
export function delayAfter(failures: number): number {
  if (failures < FAILURES_PER_NAME) return 0;
  return Math.min(SLOWEST_ANSWER_MS, FIRST_DELAY_MS * 2 ** (failures - FAILURES_PER_NAME));
}

export type Wait = (ms: number) => Promise<unknown>;

/** `wait` is for tests. The answer is a function that throws `too-many-requests` when too many wait already. */
export function createSlowAnswers(wait: Wait = (ms) => sleep(ms)): (name: string, ms: number) => Promise<void> {
  const waiting = new Map<string, number>();
  let all = 0;
  return async (name, ms) => {
    const ofName = waiting.get(name) ?? 0;
    if (all >= MAX_SLOWED || ofName >= MAX_SLOWED_OF_NAME) {
      throw new Failure('too-many-requests', 'Too many sign-ins wait already. Try again in a few seconds.');
    }
    waiting.set(name, ofName + 1);
    all++;
    try {
      await wait(ms);
    } finally {
      all--;
      const left = (waiting.get(name) ?? 1) - 1;
      if (left > 0) waiting.set(name, left);
      else waiting.delete(name);
    }
  };
}
