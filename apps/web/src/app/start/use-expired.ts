import { useSyncExternalStore } from 'react';
import { useProfile } from '../../entities/account/index.ts';
import { readCurrentUser, subscribeCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import { isExpired } from './forced-page.ts';

/** Whether the user's password has expired (§2.2, §5). */
export function useExpired(): boolean {
  const user = useSyncExternalStore(subscribeCurrentUser, readCurrentUser);
  return isExpired(readClaims(user?.token ?? ''), useProfile());
}
