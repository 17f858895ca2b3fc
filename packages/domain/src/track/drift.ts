/**
 * Where a vessel drifted, found from its positions alone: carried on by wind and current, too slow to be under way and too
 * steady to swing about an anchor (§B4-16). A dragging anchor looks the same, and should.
 */
import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';
import { KMH_PER_KNOT } from './prediction.ts';
import type { Fix } from './track-jump.ts';
import { TRACK_GAP_MS } from './track-line.ts';

/** Shorter than this is manoeuvring. */
export const DRIFT_MIN_MS = 60 * 60 * 1000;
/** Faster than this, in any step, no ship is without using its engines. */
export const DRIFT_MAX_KNOTS = 2;
/** Slower than this over an hour a ship is held: the largest one swings no further about its anchor. */
export const DRIFT_MIN_KNOTS = 0.3;
/** What was made good must be this share of the way: an anchored ship goes to and fro. */
export const DRIFT_STRAIGHTNESS = 0.7;
/** Way is measured between fixes this far apart, so that the scatter of a receiver adds nothing. */
export const DRIFT_STEP_MS = 10 * 60 * 1000;

export interface Drift {
  readonly from: Instant;
  readonly to: Instant;
}

/** Drifts among fixes in order of time, to within a step. A silence ends a drift: what followed is not known. */
export function findDrifts(fixes: readonly Fix[]): Drift[] {
  return stepChains(fixes).flatMap(driftsOfChain);
}

/** Fixes a step apart, a chain for each run without a silence. */
function stepChains(fixes: readonly Fix[]): Fix[][] {
  const chains: Fix[][] = [];
  let before: Fix | undefined;
  for (const fix of fixes) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (before === undefined || chain === undefined || fix.time - before.time > TRACK_GAP_MS) chains.push([fix]);
    else if (last !== undefined && fix.time - last.time >= DRIFT_STEP_MS) chain.push(fix);
    before = fix;
  }
  return chains;
}

/** Every stretch as long as the least drift is evaluated by itself; those that drift and overlap are one. */
function driftsOfChain(chain: readonly Fix[]): Drift[] {
  const drifts: Drift[] = [];
  let end = 0;
  chain.forEach((first, start) => {
    while (end < chain.length && (chain[end] as Fix).time - first.time < DRIFT_MIN_MS) end += 1;
    const last = chain[end];
    if (last === undefined || !isDrifting(chain.slice(start, end + 1))) return;
    const known = drifts.at(-1);
    if (known !== undefined && first.time <= known.to) drifts[drifts.length - 1] = { from: known.from, to: last.time };
    else drifts.push({ from: first.time, to: last.time });
  });
  return drifts.map((drift) => trimmed(chain, drift)).filter(({ from, to }) => to - from >= DRIFT_MIN_MS);
}

/** Without the steps at either end in which the vessel lay still already: they belong to the stay before or after. */
function trimmed(chain: readonly Fix[], { from, to }: Drift): Drift {
  const steps = chain.filter(({ time }) => time >= from && time <= to);
  const isMoving = (fix: Fix, index: number) => {
    const next = steps[index + 1];
    return next !== undefined && knotsBetween(fix, next) >= DRIFT_MIN_KNOTS;
  };
  const first = steps.findIndex(isMoving);
  const last = steps.findLastIndex(isMoving);
  return { from: steps[first]?.time ?? from, to: steps[last + 1]?.time ?? from };
}

function isDrifting(stretch: readonly Fix[]): boolean {
  const [first, last] = [stretch[0] as Fix, stretch.at(-1) as Fix];
  let way = 0;
  for (let index = 1; index < stretch.length; index += 1) {
    const [before, after] = [stretch[index - 1] as Fix, stretch[index] as Fix];
    if (knotsBetween(before, after) > DRIFT_MAX_KNOTS) return false;
    way += computeDistanceMeters(before, after);
  }
  return knotsBetween(first, last) >= DRIFT_MIN_KNOTS && computeDistanceMeters(first, last) >= DRIFT_STRAIGHTNESS * way;
}

function knotsBetween(before: Fix, after: Fix): number {
  return computeDistanceMeters(before, after) / 1000 / KMH_PER_KNOT / ((after.time - before.time) / 3_600_000);
}
