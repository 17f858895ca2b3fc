/** Keeps a sign-in alive while the user is active, and ends it after the time-out (§4.3, §9.5). */
import { refreshToken } from '@fms/contract/account';
import { call } from '../../api/index.ts';
import { IdleWatch, signOutIdle, TokenKeeper } from '../../features/session/index.ts';
import type { Live } from '../../live/index.ts';
import { readCurrentUser, replaceToken } from '../../storage/current-user.ts';
import { getRemainingMs, readClaims } from '../../storage/token-claims.ts';

interface StayParts {
  readonly hub: Pick<Live['hub'], 'status' | 'invoke'>;
  /** The user's preference; the default holds until it is known. */
  readonly isAutoLogout: () => boolean;
}

const tokenNow = () => readCurrentUser()?.token ?? '';

/** Starts the watch and the renewal. Returns the function that stops both. */
export function startTokenRenewal({ hub, isAutoLogout }: StayParts): () => void {
  const keeper = new TokenKeeper({
    now: Date.now,
    remainingMs: () => getRemainingMs(tokenNow(), Date.now()),
    isIdle: () => watch.isIdle,
    isAutoLogout,
    isRenewable: () => readClaims(tokenNow())?.act === undefined,
    renew: async () => {
      // §4.3: over the realtime connection; a user who switched that off stays signed in by the call.
      if (hub.status.phase !== 'live') return (await call(refreshToken)).token;
      return String(await hub.invoke('RefreshToken'));
    },
    onToken: replaceToken,
  });
  const watch: IdleWatch = new IdleWatch({
    now: Date.now,
    mayEnd: isAutoLogout,
    // Idle, the token is left to end: it must outlast the 25 minutes that follow.
    onIdle: () => void keeper.renewNow(),
    onReturn: () => void keeper.renewNow(),
    onTimeout: () => void signOutIdle(),
  });
  const stopWatching = watch.run();
  const stopKeeping = keeper.run();
  return () => {
    stopKeeping();
    stopWatching();
  };
}
