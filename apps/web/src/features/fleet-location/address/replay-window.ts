/** The spans the timeline offers, and how finely the fleet is replayed in each. */

import { HOUR_MS, type Instant, type TimeSpan } from '@fms/domain/time';

export const REPLAY_WINDOWS = ['6h', '24h', '7d', '30d'] as const;
export type ReplayWindow = (typeof REPLAY_WINDOWS)[number];

export const WINDOW_MS: Record<ReplayWindow, number> = {
  '6h': 6 * HOUR_MS,
  '24h': 24 * HOUR_MS,
  '7d': 7 * 24 * HOUR_MS,
  '30d': 30 * 24 * HOUR_MS,
};

/** A longer span is thinned more: each is a few hundred points a vessel, which a slow line carries in seconds. */
export const WINDOW_SCOPE: Record<ReplayWindow, number> = { '6h': 9, '24h': 7, '7d': 5, '30d': 4 };

/** The window moves on in steps of this, so that it is not asked for again with every minute. */
const STEP_MS = 5 * 60_000;

/** The span of a window that ends now, to the next step. */
export function getReplaySpan(window: ReplayWindow, nowMs: Instant): TimeSpan {
  const to = Math.ceil(nowMs / STEP_MS) * STEP_MS;
  return { from: to - WINDOW_MS[window], to };
}
