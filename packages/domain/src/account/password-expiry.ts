/** Expiry of passwords (§5 and §9.1). */

import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';

/** §9.1. */
export const PASSWORD_EXPIRY_DAYS = 90;
/** §5: what a missing last-changed value counts as. */
export const PASSWORD_AGE_WHEN_MISSING_DAYS = 999;

/** Whole days since the password was changed; 999 when it is not known when that was. */
export function computePasswordAgeDays(lastChanged: Instant | null | undefined, nowMs: Instant): number {
  if (lastChanged === null || lastChanged === undefined) return PASSWORD_AGE_WHEN_MISSING_DAYS;
  return Math.floor((nowMs - lastChanged) / DAY_MS);
}

/**
 * §5: expired when the days since the last change exceed 90 **and** the expiry flag (`passwordExpired90days` of
 * the profile) is set. `ageDays` is the token's claim, which may be missing.
 */
export function isPasswordExpired(ageDays: number | null | undefined, expiryFlag: boolean): boolean {
  return expiryFlag && (ageDays ?? PASSWORD_AGE_WHEN_MISSING_DAYS) > PASSWORD_EXPIRY_DAYS;
}
