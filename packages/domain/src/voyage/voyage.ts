/**
 * What a vessel did over time and how far it came, by state: over a period, and from noon to noon of the ship's own zone
 * (§B4-17).
 */

import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { listDailyTimes } from '../time/time-zone.ts';
import { KMH_PER_KNOT } from '../track/prediction.ts';
import type { Stay } from '../track/stay.ts';
import type { Fix } from '../track/track-jump.ts';
import { TRACK_GAP_MS } from '../track/track-line.ts';
import { UNDER_WAY_KNOTS } from '../vessel/status-event.ts';

/** Under way at sea, slower than that and not staying, staying in one of three ways, or not known. */
export const VOYAGE_STATES = ['sea', 'manoeuvre', 'drifting', 'swinging', 'still', 'unknown'] as const;
export type VoyageState = (typeof VOYAGE_STATES)[number];

export interface VoyageTotal {
  readonly ms: number;
  readonly meters: number;
}
export type VoyageTotals = Readonly<Record<VoyageState, VoyageTotal>>;

/** A stretch in one state, between two positions that follow each other. */
export interface VoyageLeg extends TimeSpan {
  readonly state: VoyageState;
  readonly meters: number;
}

/** From one noon to the next, or to where the period begins or ends. */
export interface NoonDay extends TimeSpan {
  /** It begins or ends with the period and not at noon. */
  readonly isPartial: boolean;
  readonly totals: VoyageTotals;
}

/**
 * The period as legs in order of time, each moment in one of them. Between two fixes the state is that of the stay both lie
 * in, else it follows the speed made good, with the bound of §9's status events: 3.5 kn is under way. Silences, and
 * what lies before the first fix and after the last, are unknown and have no distance.
 */
export function findVoyageLegs(fixes: readonly Fix[], stays: readonly Stay[], period: TimeSpan): VoyageLeg[] {
  const [first, last] = [fixes[0], fixes.at(-1)];
  if (first === undefined || last === undefined) return [unknown(period.from, period.to)];
  const legs: VoyageLeg[] = [unknown(period.from, first.time)];
  let next = 0;
  for (let index = 1; index < fixes.length; index += 1) {
    const [before, after] = [fixes[index - 1] as Fix, fixes[index] as Fix];
    while (next < stays.length && (stays[next] as Stay).to < after.time) next += 1;
    legs.push(legBetween(before, after, stays[next]));
  }
  return [...legs, unknown(last.time, period.to)].filter(({ from, to, meters }) => to > from || meters > 0);
}

function unknown(from: Instant, to: Instant): VoyageLeg {
  return { from, to, state: 'unknown', meters: 0 };
}

function legBetween(before: Fix, after: Fix, stay: Stay | undefined): VoyageLeg {
  const [from, to] = [before.time, after.time];
  if (to - from > TRACK_GAP_MS) return unknown(from, to);
  const meters = computeDistanceMeters(before, after);
  if (stay !== undefined && from >= stay.from && to <= stay.to) return { from, to, state: stay.kind, meters };
  return { from, to, state: (computeKnots(meters, to - from) ?? 0) >= UNDER_WAY_KNOTS ? 'sea' : 'manoeuvre', meters };
}

/** Mean speed in knots over a distance in metres and a time in ms; null without time. */
export function computeKnots(meters: number, ms: number): number | null {
  return ms <= 0 ? null : meters / 1000 / KMH_PER_KNOT / (ms / 3_600_000);
}

/** Time and distance by state. */
export function computeVoyageTotals(legs: readonly VoyageLeg[]): VoyageTotals {
  const totals = Object.fromEntries(VOYAGE_STATES.map((state) => [state, { ms: 0, meters: 0 }])) as Record<
    VoyageState,
    { ms: number; meters: number }
  >;
  for (const { from, to, state, meters } of legs) {
    totals[state].ms += to - from;
    totals[state].meters += meters;
  }
  return totals;
}

/** Local hour at which a ship's day of reports ends. */
const NOON_HOUR = 12;

/**
 * The period cut at the noons of a zone (`+00:00` or a name), oldest first: a day is 23 or 25 h long where summer time
 * begins or ends. A leg across noon gives either day its share by time, so that the days add up to the whole.
 */
export function splitNoonDays(legs: readonly VoyageLeg[], period: TimeSpan, zone: string): NoonDay[] {
  const noons = new Set(listDailyTimes(period.from, period.to, [NOON_HOUR], zone));
  const cuts = [...new Set([period.from, ...noons, period.to])];
  let next = 0;
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] as Instant;
    while (next < legs.length && (legs[next] as VoyageLeg).to < from) next += 1;
    const own: VoyageLeg[] = [];
    for (let at = next; at < legs.length && (legs[at] as VoyageLeg).from < to; at += 1) {
      const part = within(legs[at] as VoyageLeg, { from, to });
      if (part !== undefined) own.push(part);
    }
    return { from, to, isPartial: !noons.has(from) || !noons.has(to), totals: computeVoyageTotals(own) };
  });
}

/** The part of a leg that lies in the period, undefined where none does; one without length lies where it begins. */
function within(leg: VoyageLeg, { from, to }: TimeSpan): VoyageLeg | undefined {
  if (leg.from === leg.to) return leg.from >= from ? leg : undefined;
  const part = { from: Math.max(leg.from, from), to: Math.min(leg.to, to) };
  if (part.to <= part.from) return undefined;
  return { ...leg, ...part, meters: (leg.meters * (part.to - part.from)) / (leg.to - leg.from) };
}
