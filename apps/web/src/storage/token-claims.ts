/** Claims of the bearer token, read without a check of its signature, which the server does. */
import { type TokenClaims, tokenClaims } from '@fms/contract/account';
import type { Instant } from '@fms/domain/time';

/** The claims, or undefined when the token cannot be decoded or carries something else. */
export function readClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return tokenClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** A token that cannot be read counts as expired (§8.1). */
export function isExpired(token: string, nowMs: Instant): boolean {
  const claims = readClaims(token);
  return claims === undefined || claims.exp * 1000 <= nowMs;
}

/** How long the token is still good; zero when it is not. */
export function getRemainingMs(token: string, nowMs: Instant): number {
  const claims = readClaims(token);
  return claims === undefined ? 0 : Math.max(0, claims.exp * 1000 - nowMs);
}
