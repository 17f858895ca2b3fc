import { expect, it } from 'vitest';
import { isClockWrong } from './clock-check.ts';

const MINUTE = 60_000;

it.each([
  ['the 30 minutes of a fresh token', 30 * MINUTE, false],
  ['exactly 31 minutes', 31 * MINUTE, false],
  ['more than 31 minutes', 31 * MINUTE + 1, true],
  ['31 minutes ago', -31 * MINUTE, false],
  ['more than 31 minutes ago', -31 * MINUTE - 1, true],
])('§5, "Clock check at login": %s', (_name, difference, expected) => {
  expect(isClockWrong(1e12 + difference, 1e12)).toBe(expected);
});
