/** Where a vessel was in a span, and how it moved and steered there: one call for a whole playback. */
import { type GeoConning, type GeoPoint, getGeo } from '@fms/contract/geo';
import { toWireTime } from '@fms/contract/scalar';
import type { TagId } from '@fms/domain/identity';
import { computeMinSpacingMs, MAX_SCOPE, WORLD_WINDOW } from '@fms/domain/map';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

/** Points of one playback: a bar on screen has no more pixels. */
const MOST_POINTS = 2000;
/** Older than this, or than three of the steps the points come in, a point says nothing of a moment. */
const LEAST_AGE_MS = 60_000;

export interface ConningPoint extends GeoConning {
  readonly time: Instant;
  readonly latitude: number;
  readonly longitude: number;
}

/** The finest scope that gives a span no more points than a bar can show. */
export function findPlaybackScope({ from, to }: TimeSpan): number {
  let scope = MAX_SCOPE - 1;
  while (scope > 0 && (to - from) / computeMinSpacingMs(scope) > MOST_POINTS) scope -= 1;
  return scope;
}

export const createConningTrackQuery = (positionTagId: TagId | null, span: TimeSpan) =>
  queryOptions({
    queryKey: ['conning-track', positionTagId, span.from, span.to],
    queryFn:
      positionTagId === null
        ? skipToken
        : async ({ signal }): Promise<readonly ConningPoint[]> => {
            const time = { fromTime: toWireTime(span.from), toTime: toWireTime(span.to) };
            const asked = { ...WORLD_WINDOW, ...time, scope: findPlaybackScope(span), getConning: true };
            const points = await call(getGeo, { body: { ...asked, dataTagIds: [positionTagId] }, signal });
            return points.toReversed().flatMap(toConningPoint);
          },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

function toConningPoint({ timestamp, latitude, longitude, conning }: GeoPoint): ConningPoint[] {
  return conning === undefined ? [] : [{ ...conning, time: Date.parse(timestamp), latitude, longitude }];
}

/** The last point at or before a moment; undefined where the vessel was silent then. `points` oldest first. */
export function findConningAt(
  points: readonly ConningPoint[],
  at: Instant,
  spacingMs: number,
): ConningPoint | undefined {
  const last = points[points.findLastIndex(({ time }) => time <= at)];
  return last !== undefined && at - last.time <= Math.max(LEAST_AGE_MS, 3 * spacingMs) ? last : undefined;
}

/** Where no point came for longer than a point counts, from the beginning of the span to its end. */
export function findSilences(points: readonly ConningPoint[], span: TimeSpan, spacingMs: number): TimeSpan[] {
  const longest = Math.max(LEAST_AGE_MS, 3 * spacingMs);
  const times = [span.from, ...points.map(({ time }) => time), span.to];
  return times.slice(1).flatMap((to, index) => {
    const from = times[index] ?? to;
    return to - from > longest ? [{ from, to }] : [];
  });
}
