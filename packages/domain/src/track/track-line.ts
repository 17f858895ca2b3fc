/** From points to lines that can be drawn: gaps are left open, the antimeridian is crossed, length is measured. */
import { MAX_LONGITUDE, type Position } from '../geo/coordinates.ts';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';

/** Without a position for longer than this a line is not joined; the bound after which a value counts as stale. */
export const TRACK_GAP_MS = 10 * 60 * 1000;

export interface TrackGap<P> {
  readonly before: P;
  readonly after: P;
  readonly durationMs: number;
}

export interface TrackPieces<P> {
  /** Runs of points without a gap, in the order given; never empty ones. */
  readonly segments: P[][];
  /** What lies between them: `gaps[i]` is between `segments[i]` and `segments[i + 1]`. */
  readonly gaps: TrackGap<P>[];
}

/** Splits a track (oldest or newest first) wherever more than `gapMs` passed without a point. */
export function splitAtGaps<P extends { readonly time: Instant }>(
  points: readonly P[],
  gapMs: number = TRACK_GAP_MS,
): TrackPieces<P> {
  const segments: P[][] = [];
  const gaps: TrackGap<P>[] = [];
  let previous: P | undefined;
  for (const point of points) {
    const durationMs = previous ? Math.abs(point.time - previous.time) : 0;
    if (!previous) segments.push([point]);
    else if (durationMs <= gapMs) segments.at(-1)?.push(point);
    else {
      const [before, after] = previous.time < point.time ? [previous, point] : [point, previous];
      gaps.push({ before, after, durationMs });
      segments.push([point]);
    }
    previous = point;
  }
  return { segments, gaps };
}

/**
 * The same points with longitudes that never step by more than 180°, so that a map draws the short way: 179, −179
 * becomes 179, 181. The first longitude stays as it is; later ones may leave ±180, which is meant for drawing only.
 */
export function unwrapLongitudes<P extends Position>(points: readonly P[]): P[] {
  let turn = 0;
  let last: number | undefined;
  return points.map((point) => {
    if (last !== undefined) turn += turnAcross(last, point.longitude);
    last = point.longitude;
    return turn === 0 ? point : { ...point, longitude: point.longitude + turn };
  });
}

/**
 * The same line as pieces that stay within ±180°, for targets that cannot draw beyond it (exported files, small
 * still maps). Each crossing ends one piece at ±180° and starts the next at ∓180°, at the latitude between.
 */
export function splitAtAntimeridian(points: readonly Position[]): Position[][] {
  const pieces: Position[][] = [];
  let previous: Position | undefined;
  for (const { latitude, longitude } of points) {
    const turn = previous ? turnAcross(previous.longitude, longitude) : 0;
    if (!previous) pieces.push([]);
    else if (turn !== 0) {
      const edge = turn > 0 ? MAX_LONGITUDE : -MAX_LONGITUDE;
      const step = longitude + turn - previous.longitude;
      const share = step === 0 ? 0 : (edge - previous.longitude) / step;
      const crossing = previous.latitude + share * (latitude - previous.latitude);
      pieces.at(-1)?.push({ latitude: crossing, longitude: edge });
      pieces.push([{ latitude: crossing, longitude: -edge }]);
    }
    pieces.at(-1)?.push({ latitude, longitude });
    previous = { latitude, longitude };
  }
  return pieces;
}

/** Length along the points in metres; to leave out gaps, measure the segments instead. */
export function computeTrackDistanceMeters(points: readonly Position[]): number {
  let meters = 0;
  let previous: Position | undefined;
  for (const point of points) {
    if (previous) meters += computeDistanceMeters(previous, point);
    previous = point;
  }
  return meters;
}

/** +360 when the short way from one longitude to the next leads east over 180°, −360 when west, else 0. */
function turnAcross(from: number, to: number): number {
  if (to - from > MAX_LONGITUDE) return -2 * MAX_LONGITUDE;
  if (to - from < -MAX_LONGITUDE) return 2 * MAX_LONGITUDE;
  return 0;
}
