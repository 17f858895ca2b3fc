/**
 * Where a vessel stayed, found from its positions alone: moored, held in place, swinging about an anchor, or drifting. From
 * the time at each place come arrivals and departures (§B4-16).
 */
import { normaliseLongitude, type Position } from '../geo/coordinates.ts';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';
import { type Drift, findDrifts } from './drift.ts';
import type { Fix } from './track-jump.ts';
import { unwrapLongitudes } from './track-line.ts';

/** A ship at anchor swings within this of the middle of its circle: chain and length of the largest ships. */
export const STAY_RADIUS_METERS = 500;
/** Shorter than this is a pause, as before a lock. */
export const STAY_MIN_MS = 20 * 60 * 1000;
/** Nine of ten fixes nearer than this to the middle: held in place, by moorings or by its own means; the scatter of a receiver. */
export const STILL_RADIUS_METERS = 60;

export type StayKind = 'still' | 'swinging' | 'drifting';

export interface Stay extends Position {
  readonly kind: StayKind;
  readonly from: Instant;
  readonly to: Instant;
  /** Nine of ten fixes lie within this of the middle. */
  readonly radiusMeters: number;
}

/**
 * Stays among fixes in order of time, oldest first. A silence between two fixes of one place does not end the stay. Drifts
 * come first: to a place of that size a slow drift looks like one anchorage after the other.
 */
export function findStays(fixes: readonly Fix[]): Stay[] {
  const track = unwrapLongitudes(fixes);
  const drifts = findDrifts(track);
  const still = partsBetween(track, drifts).flatMap(staysOf);
  return [...still, ...drifts.map((drift) => driftStay(track, drift))].sort((a, b) => a.from - b.from);
}

/** The fixes before, between and after the drifts. */
function partsBetween(track: readonly Fix[], drifts: readonly Drift[]): Fix[][] {
  const ends = [...drifts.map(({ from }) => from), Number.POSITIVE_INFINITY];
  const starts = [Number.NEGATIVE_INFINITY, ...drifts.map(({ to }) => to)];
  return ends.map((end, index) => track.filter(({ time }) => time >= (starts[index] as number) && time <= end));
}

function staysOf(track: readonly Fix[]): Stay[] {
  const stays: Stay[] = [];
  for (let first = 0; first < track.length; ) {
    const end = endOfPlace(track, first);
    const stay = stayOf(track.slice(first, end));
    if (stay !== undefined) stays.push(stay);
    first = stay === undefined ? first + 1 : end;
  }
  return stays;
}

function driftStay(track: readonly Fix[], { from, to }: Drift): Stay {
  const fixes = track.filter(({ time }) => time >= from && time <= to);
  return { kind: 'drifting', from, to, ...placeOf(fixes).place };
}

/** Index of the first fix that has left the place of the one at `first`: too far from the mean of all since. */
function endOfPlace(track: readonly Fix[], first: number): number {
  let { latitude, longitude } = track[first] as Fix;
  let index = first + 1;
  for (; index < track.length; index += 1) {
    const fix = track[index] as Fix;
    if (computeDistanceMeters(fix, { latitude, longitude }) > STAY_RADIUS_METERS) break;
    const weight = 1 / (index - first + 1);
    latitude += (fix.latitude - latitude) * weight;
    longitude += (fix.longitude - longitude) * weight;
  }
  return index;
}

/** The stay that these fixes are, with the way in and out cut off; undefined when it was too short. */
function stayOf(place: readonly Fix[]): Stay | undefined {
  if (durationOf(place) < STAY_MIN_MS) return undefined;
  const { middle, place: found } = placeOf(place);
  return heldStay(place, middle) ?? swingingStay(place, middle, found);
}

/**
 * Most of the time within the still radius of the middle. The way in and out is cut off before the evaluation: beside
 * the minutes a ferry lies at its quay it looks like a swing.
 */
function heldStay(place: readonly Fix[], middle: Position): Stay | undefined {
  const held = partWithin(place, middle, STILL_RADIUS_METERS);
  if (durationOf(held) < durationOf(place) / 2) return undefined;
  const { place: found } = placeOf(held);
  return found.radiusMeters > STILL_RADIUS_METERS ? undefined : { kind: 'still', ...endsOf(held), ...found };
}

function swingingStay(place: readonly Fix[], middle: Position, found: PlaceFound): Stay | undefined {
  const swung = partWithin(place, middle, Math.max(2 * found.radiusMeters, STILL_RADIUS_METERS));
  return durationOf(swung) < STAY_MIN_MS ? undefined : { kind: 'swinging', ...endsOf(swung), ...found };
}

/** From the first fix within a distance of the middle to the last one. */
function partWithin(place: readonly Fix[], middle: Position, meters: number): readonly Fix[] {
  const isThere = (fix: Fix) => computeDistanceMeters(fix, middle) <= meters;
  return place.slice(Math.max(0, place.findIndex(isThere)), place.findLastIndex(isThere) + 1);
}

function endsOf(fixes: readonly Fix[]): Pick<Stay, 'from' | 'to'> {
  return { from: fixes[0]?.time ?? Number.NaN, to: fixes.at(-1)?.time ?? Number.NaN };
}

/** In ms; 0 of none. */
function durationOf(fixes: readonly Fix[]): number {
  const { from, to } = endsOf(fixes);
  return to >= from ? to - from : 0;
}

type PlaceFound = Position & Pick<Stay, 'radiusMeters'>;

/** The middle of fixes, as they are written and on the globe, and how far nine of ten of them lie from it. */
function placeOf(fixes: readonly Fix[]): { middle: Position; place: PlaceFound } {
  const middle = {
    latitude: median(fixes.map(({ latitude }) => latitude)),
    longitude: median(fixes.map(({ longitude }) => longitude)),
  };
  const radiusMeters = quantile(
    fixes.map((fix) => computeDistanceMeters(fix, middle)),
    0.9,
  );
  return { middle, place: { ...middle, longitude: normaliseLongitude(middle.longitude), radiusMeters } };
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.floor(share * (ordered.length - 1))] ?? Number.NaN;
}
