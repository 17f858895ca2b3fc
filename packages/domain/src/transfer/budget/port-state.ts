/** Whether a ship lies in port, for lanes of the line that are open there alone. */
import type { Instant } from '../../time/instant.ts';
import { HOUR_MS } from '../../time/unit.ts';

/** A ship that lies still reports less than this; receivers scatter by some tenths. */
export const BERTH_SPEED_KNOTS = 0.5;
/** An older position says nothing of where the ship is now. */
export const PORT_POSITION_MS = HOUR_MS;

export interface LastPlace {
  readonly time: Instant;
  readonly speedKnots: number | null;
  /** A known port is near. */
  readonly isNearPort: boolean;
}

/** Null where that is not known: no position, an old one, or one near a port without a speed. */
export function isLyingInPort(last: LastPlace | undefined, now: Instant): boolean | null {
  if (last === undefined || now - last.time > PORT_POSITION_MS) return null;
  if (!last.isNearPort) return false;
  return last.speedKnots === null ? null : last.speedKnots < BERTH_SPEED_KNOTS;
}
