import type { Position } from '@fms/domain/geo';
import type { LngLatBounds } from 'maplibre-gl';

/**
 * Extends bounds by places so that they never span more than they must: a fleet on both sides of 180° is framed across
 * it and not around the whole world. The widest stretch of longitudes without any place is left out.
 */
export function extendUnwrapped(bounds: LngLatBounds, places: readonly Position[]): void {
  const longitudes = places.map(({ longitude }) => ((longitude % 360) + 360) % 360).sort((a, b) => a - b);
  let start = longitudes[0] ?? 0;
  let widest = start + 360 - (longitudes.at(-1) ?? 0);
  for (let i = 1; i < longitudes.length; i++) {
    const stretch = (longitudes[i] ?? 0) - (longitudes[i - 1] ?? 0);
    if (stretch <= widest) continue;
    widest = stretch;
    start = longitudes[i] ?? 0;
  }
  const first = start > 180 ? start - 360 : start;
  for (const { longitude, latitude } of places) {
    const turn = (((longitude - first) % 360) + 360) % 360;
    bounds.extend([first + turn, latitude]);
  }
}
