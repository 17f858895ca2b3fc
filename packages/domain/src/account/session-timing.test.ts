import { describe, expect, it } from 'vitest';
import {
  getHubReconnectDelayMs,
  IDLE_MS,
  IDLE_TIMEOUT_MS,
  KEEPALIVE_MS,
  TOKEN_REFRESH_MS,
  UPDATE_CHECK_MS,
} from './session-timing.ts';

describe('§9.1', () => {
  it.each([
    ['idle 5 min', IDLE_MS, 300_000],
    ['idle time-out 25 min', IDLE_TIMEOUT_MS, 1_500_000],
    ['keepalive 10 s', KEEPALIVE_MS, 10_000],
    ['token refresh 60 s', TOKEN_REFRESH_MS, 60_000],
    ['update check every 60 min', UPDATE_CHECK_MS, 3_600_000],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('hub reconnects after 10, 30, 60, 120, 240 s, then every 240 s', () => {
    const seconds = [0, 1, 2, 3, 4, 5, 99].map((attempt) => getHubReconnectDelayMs(attempt) / 1000);
    expect(seconds).toEqual([10, 30, 60, 120, 240, 240, 240]);
  });
});
