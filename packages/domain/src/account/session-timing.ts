/** Every span of time that governs a session (§4.3, §4.4, §4.11 and §9.1). */
import { MINUTE_MS, SECOND_MS } from '../time/unit.ts';

/** §4.3: idle after this much inactivity. */
export const IDLE_MS = 5 * MINUTE_MS;
/** §4.3: the time-out that follows. */
export const IDLE_TIMEOUT_MS = 25 * MINUTE_MS;
/** §4.3. */
export const KEEPALIVE_MS = 10 * SECOND_MS;
/** §4.3: token refresh when auto-logout is not enabled. */
export const TOKEN_REFRESH_MS = 60 * SECOND_MS;
/** §4.11. */
export const UPDATE_CHECK_MS = 60 * MINUTE_MS;
/** §4.4. */
export const HUB_RECONNECT_DELAYS_MS = [10, 30, 60, 120, 240].map((seconds) => seconds * SECOND_MS);

/** Wait before reconnect attempt 0, 1, 2 …: the delays of §4.4, then the last one for ever (§9.1-5). */
export function getHubReconnectDelayMs(attempt: number): number {
  const last = HUB_RECONNECT_DELAYS_MS.length - 1;
  return HUB_RECONNECT_DELAYS_MS[Math.min(Math.max(0, attempt), last)] ?? 0;
}
