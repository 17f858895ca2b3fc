import { MINUTE_MS } from '@fms/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenKeeper, type TokenKeeperParts } from './token-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aKeeper(given: Partial<TokenKeeperParts> = {}) {
  const tokens: string[] = [];
  const keeper = new TokenKeeper({
    now: Date.now,
    remainingMs: () => 30 * MINUTE_MS,
    isIdle: () => false,
    isAutoLogout: () => true,
    isRenewable: () => true,
    renew: async () => `token-${tokens.length + 1}`,
    onToken: (token) => tokens.push(token),
    ...given,
  });
  return { tokens, keeper, stop: keeper.run() };
}

describe('§4.3, the token', () => {
  it.each<readonly [string, Partial<TokenKeeperParts>, number, number]>([
    ['with 10 minutes to go it is left alone', { remainingMs: () => 10 * MINUTE_MS }, 10_000, 0],
    ['with less it is renewed at the keepalive of 10 s', { remainingMs: () => 10 * MINUTE_MS - 1 }, 10_000, 1],
    ['and not before it', { remainingMs: () => 1 }, 9999, 0],
    ['while idle it is left to end', { remainingMs: () => 1, isIdle: () => true }, 10 * MINUTE_MS, 0],
    ['without auto-logout it is renewed every 60 s', { isAutoLogout: () => false }, 3 * MINUTE_MS, 3],
    ['idle or not', { isAutoLogout: () => false, isIdle: () => true }, MINUTE_MS, 1],
    ['an impersonation is never renewed', { remainingMs: () => 1, isRenewable: () => false }, MINUTE_MS, 0],
  ])('%s', async (_words, given, forMs, renewals) => {
    const { tokens, stop } = aKeeper(given);
    await vi.advanceTimersByTimeAsync(forMs);
    expect(tokens).toHaveLength(renewals);
    stop();
  });

  it('is asked for again at the next keepalive after a call without an answer', async () => {
    let answers = 0;
    const renew = async () => {
      answers += 1;
      if (answers === 1) throw new Error('the hub is away');
      return 'late';
    };
    const { tokens, stop } = aKeeper({ remainingMs: () => 1, renew });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tokens).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tokens).toEqual(['late']);
    stop();
  });

  it('is renewed at once when idle ends, and not twice at a time', async () => {
    const { tokens, keeper, stop } = aKeeper();
    await Promise.all([keeper.renewNow(), keeper.renewNow()]);
    expect(tokens).toEqual(['token-1']);
    stop();
  });
});
