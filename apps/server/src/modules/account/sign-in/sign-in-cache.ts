/** Caches sign-ins for a moment, so that not every request reads the store. */
import type { Instant } from '@fms/domain/time';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findLiveSignIn, type LiveSignIn, markSeen } from './sign-in.repository.ts';

/** A revocation or a changed role is effective everywhere after this long, and at once in the process that did it. */
export const SIGN_IN_CACHE_MS = 5_000;
/** How exactly "last seen" is known: a write for every request would be too many. */
const SEEN_MS = 60_000;
/** Sign-ins remembered at most; beyond it everything is asked again. */
const CACHE_LIMIT = 10_000;

export interface SignInCache {
  /** Undefined for one that was revoked or never was. */
  find(id: string): Promise<LiveSignIn | undefined>;
  forget(id: string): void;
}

export function createSignInCache({ db, bus, clock }: { db: Db; bus: Bus; clock: Clock }): SignInCache {
  const cache = new Map<string, { at: Instant; signIn: Promise<LiveSignIn | undefined> }>();
  bus.subscribe('session.revoked', ({ sessionId }) => void cache.delete(sessionId));
  bus.subscribe('right.changed', () => cache.clear());

  async function noteSeen(signIn: LiveSignIn | undefined): Promise<LiveSignIn | undefined> {
    if (signIn && clock.now() - signIn.lastSeenMs >= SEEN_MS) await markSeen(db, signIn.sessionId, clock.now());
    return signIn;
  }

  return {
    find(id) {
      const known = cache.get(id);
      if (known && clock.now() - known.at < SIGN_IN_CACHE_MS) return known.signIn;
      if (cache.size >= CACHE_LIMIT) cache.clear();
      const signIn = findLiveSignIn(db, id).then(noteSeen);
      // The question is remembered, not its answer: a revocation meanwhile removes it, and nothing old comes back.
      cache.set(id, { at: clock.now(), signIn });
      signIn.catch(() => cache.delete(id));
      return signIn;
    },
    forget: (id) => void cache.delete(id),
  };
}
