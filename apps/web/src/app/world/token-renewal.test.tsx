import { signOut } from '@fms/contract/account';
import { MINUTE_MS } from '@fms/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkStatus } from '../../live/index.ts';
import { readCurrentUser, writeCurrentUser } from '../../storage/current-user.ts';
import { consumeReturnPath } from '../../storage/return-path.ts';
import { getRemainingMs } from '../../storage/token-claims.ts';
import { buildToken, NOON } from '../../testing/builders.ts';
import { stubCalls } from '../../testing/screen.tsx';
import { startTokenRenewal } from './token-renewal.ts';

const LIVE: LinkStatus = {
  phase: 'live',
  offlineSince: undefined,
  nextAttemptAt: undefined,
  lastWordAt: undefined,
  thinned: 0,
};
const tokenOf = (minutes: number) => buildToken({ exp: (Date.now() + minutes * MINUTE_MS) / 1000 });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** Signed in on a page, with a token that has been good for a while; the hub renews it. */
function signedIn({ isAutoLogout = true, minutes = 16 } = {}) {
  const renewedAt: number[] = [];
  history.replaceState(null, '', '/vessel/vessel/7?tab=alarm');
  writeCurrentUser({ token: tokenOf(minutes), username: 'olav', email: '' });
  const stop = startTokenRenewal({
    hub: {
      status: LIVE,
      invoke: async () => {
        renewedAt.push((Date.now() - NOON) / MINUTE_MS);
        return tokenOf(30);
      },
    },
    isAutoLogout: () => isAutoLogout,
  });
  return { renewedAt, stop };
}

const isIn = () => getRemainingMs(readCurrentUser()?.token ?? '', Date.now()) > 0;

describe('§4.3, without activity', () => {
  it('keeps the sign-in for the whole time-out, at any age of the token, and no longer', async () => {
    const asked = stubCalls({ [signOut.path]: { status: 204 } });
    const { renewedAt, stop } = signedIn();
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 10_000);
    expect([isIn(), renewedAt.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([readCurrentUser(), location.pathname, consumeReturnPath()]).toEqual([
      undefined,
      '/',
      '/vessel/vessel/7?tab=alarm',
    ]);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('keeps a user without auto-logout in for ever, by a token every minute', async () => {
    const { renewedAt, stop } = signedIn({ isAutoLogout: false });
    await vi.advanceTimersByTimeAsync(90 * MINUTE_MS);
    expect(isIn()).toBe(true);
    expect(renewedAt.length).toBeGreaterThanOrEqual(89);
    stop();
  });
});
