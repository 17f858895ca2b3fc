/** The caller behind an API token: its owner at level 0, narrowed to the token's vessels and words. */
import { API_TOKEN_PREFIX } from '@fms/contract/permission';
import { getPermissionLevel, LEVEL_USER, needsTwoFactor } from '@fms/domain/account';
import type { Instant } from '@fms/domain/time';
import type { Identity } from '../../../platform/access/authenticator.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { getSignInFlow, runInFlow } from '../../../platform/fairness/flow.ts';
import { hashCode } from '../one-time-code/one-time-code.service.ts';
import { findLiveApiToken, type LiveApiToken, markApiTokenUsed } from './api-token.repository.ts';

/** What another process ended is over here after this long; what this one ended at once. */
const CACHE_MS = 5_000;
const CACHE_LIMIT = 10_000;
/** How exactly the last use is known. */
const USED_MS = 60_000;
/** Look-ups of tokens that are not known yet wait in one line, so that guesses crowd out no signed-in user. */
const LOOK_UP = getSignInFlow('api-token');

export const isApiToken = (token: string) => token.startsWith(API_TOKEN_PREFIX);

export interface ApiTokenCallerPorts {
  db: Db;
  bus: Pick<Bus, 'subscribe'>;
  clock: Clock;
  twoFactorByDefault: boolean;
}

export function createApiTokenCallers({ db, bus, clock, twoFactorByDefault }: ApiTokenCallerPorts) {
  const cache = new Map<string, { at: Instant; token: LiveApiToken }>();
  let clearings = 0;
  bus.subscribe('right.changed', () => {
    clearings += 1;
    cache.clear();
  });

  async function find(tokenHash: string): Promise<LiveApiToken | undefined> {
    const known = cache.get(tokenHash);
    if (known && clock.now() - known.at < CACHE_MS) return known.token;
    cache.delete(tokenHash);
    const [at, before] = [clock.now(), clearings];
    const token = await runInFlow(LOOK_UP, () => findLiveApiToken(db, tokenHash));
    // A token that ended while it was looked up is not remembered.
    if (!token || clearings !== before) return token;
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(tokenHash, { at, token });
    return token;
  }

  async function noteUse(token: LiveApiToken): Promise<void> {
    const now = clock.now();
    if (token.lastUsedMs !== null && now - token.lastUsedMs < USED_MS) return;
    token.lastUsedMs = now;
    await markApiTokenUsed(db, token.id, now);
  }

  return {
    /** Throws `not-signed-in` for an unknown token, and `token-expired` from its end on. */
    async authenticate(given: string): Promise<Identity> {
      const token = await find(hashCode(given));
      if (!token) throw new Failure('not-signed-in', 'This API token is not valid.');
      if (token.untilMs !== null && token.untilMs <= clock.now()) {
        throw new Failure('token-expired', 'This API token has expired.');
      }
      await noteUse(token);
      const { id, name, accountId: userId, userName, words } = token;
      const ownerLevel = getPermissionLevel(token.role, needsTwoFactor(token, twoFactorByDefault));
      const apiToken = { id, name, ownerLevel, vesselIds: new Set(token.vesselIds), words };
      const session = { sessionId: `api-token:${id}`, impersonatedBy: null };
      const caller = { userId, userName, role: 'User', level: LEVEL_USER, ...session, apiToken } as const;
      return { caller, expiresAt: token.untilMs ?? Number.POSITIVE_INFINITY, otpPending: false };
    },
  };
}
