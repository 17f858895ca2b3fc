/** Fits a whole track into a map that is smaller than the page. */
import type { FleetMapEngine, MapTrack } from '../../map/index.ts';

/** Room for names above and for the legend below, px. */
const FIT_PADDING = { top: 56, bottom: 76, left: 70, right: 80 };
/** A ship that stayed in one harbour all the time. */
const FIT_MAX_ZOOM = 9;

/** Longitudes of a track step no more than half a turn, so that 180° is no border. Without a track nothing moves. */
export function frameTrackOnMap(engine: FleetMapEngine, tracks: readonly MapTrack[], padding = FIT_PADDING): void {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { geometry } of tracks.flatMap(({ features, tail }) => [
    ...features.features,
    ...(tail?.features ?? []),
  ])) {
    for (const [longitude = 0, latitude = 0] of geometry.coordinates) {
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
  }
  if (west > east) return;
  engine.map.fitBounds([west, south, east, north], { padding, maxZoom: FIT_MAX_ZOOM, duration: 0 });
}
