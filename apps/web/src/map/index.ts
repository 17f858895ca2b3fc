/**
 * The map: base map, fleet, track. It knows no feature. The component is loaded when a screen first shows a map, since
 * the engine behind it is by far the largest part of the application.
 */
import { lazy } from 'react';

export type { MapChoice, OnlineMap } from './base-map/map-choice.ts';
export type { FleetMoment } from './fleet/fleet-moment.ts';
export { REPLAY_SPEEDS, ReplayMoment, type ReplaySpeed } from './fleet/replay-moment.ts';
export type { MapVessel } from './fleet/vessel-marker.ts';
export type { FleetMapEngine, MapTool, MapView, ViewCause } from './fleet-map-engine.ts';
export { CARD_AIR, type MapRoom } from './geometry/map-room.ts';
export { computeMetersPerPixel } from './geometry/screen-geometry.ts';
export { MapControls } from './map-controls.tsx';
export { listAttributions, MapFoot } from './map-foot.tsx';
export { getSymbolPalette } from './symbol-palette.ts';
export { buildOutlierFeatures } from './track/outlier-feature.ts';
export {
  buildTrackFeatures,
  isTrackGap,
  type MapTrack,
  STEP_GAP,
  type TrackColour,
  type TrackFeatures,
} from './track/track-feature.ts';

export const FleetMap = lazy(() => import('./fleet-map.tsx'));
