/** When a vessel inside a zone is faster than the zone allows, confirmed like an entry (§B2-9). */
import type { Instant } from '../time/instant.ts';
import { ZONE_CONFIRM_MS, ZONE_CONFIRM_POSITIONS, type ZoneFix } from './zone.ts';

/** Faster than the limit by less than this is the scatter of a receiver. */
export const SPEEDING_MARGIN_KNOTS = 0.5;

export interface SpeedFix extends ZoneFix {
  readonly speedKnots: number;
}

/** What is known of one vessel inside one zone. */
export interface ZoneSpeedState {
  /** Speeding was reported; reported again only after a speed within the limit. */
  readonly isOver: boolean;
  /** When it was last seen within the limit; undefined since it entered too fast. */
  readonly slowAt: Instant | undefined;
  /** The first position beyond the limit and how many followed, until speeding is confirmed. */
  readonly doubt: { readonly first: SpeedFix; readonly count: number } | undefined;
}

export interface Speeding {
  /** The first position beyond the limit, with the speed there. */
  readonly first: SpeedFix;
  /** The last one within it, or the first again. */
  readonly knownUntil: Instant;
}

const BEGINNING: ZoneSpeedState = { isOver: false, slowAt: undefined, doubt: undefined };

/** Takes a position inside the zone that is newer than the last one. */
export function evaluateZoneSpeed(
  known: ZoneSpeedState | undefined,
  fix: SpeedFix,
  limitKnots: number,
): { readonly state: ZoneSpeedState; readonly speeding: Speeding | undefined } {
  const state = known ?? BEGINNING;
  if (fix.speedKnots <= limitKnots) {
    return { state: { isOver: false, slowAt: fix.time, doubt: undefined }, speeding: undefined };
  }
  // Within the margin nothing is confirmed or refuted.
  if (state.isOver || fix.speedKnots < limitKnots + SPEEDING_MARGIN_KNOTS) return { state, speeding: undefined };
  const first = state.doubt?.first ?? fix;
  const count = (state.doubt?.count ?? 0) + 1;
  if (count < ZONE_CONFIRM_POSITIONS || fix.time - first.time < ZONE_CONFIRM_MS) {
    return { state: { ...state, doubt: { first, count } }, speeding: undefined };
  }
  return {
    state: { ...state, isOver: true, doubt: undefined },
    speeding: { first, knownUntil: state.slowAt ?? first.time },
  };
}
