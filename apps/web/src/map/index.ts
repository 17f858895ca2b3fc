/**
 * The map: base map, fleet, track. It knows no feature. The component is loaded when a screen first shows a map, since
 * the engine behind it is by far the largest part of the application.
 */
import { lazy } from 'react';

export { ATTRIBUTION } from './base-map/base-map-sources.ts';
export { isImagery, type MapChoice } from './base-map/map-choice.ts';
export type { FleetMapEngine, MapView } from './fleet-map-engine.ts';
export { ScaleBar } from './scale-bar.tsx';
export { symbolPalette } from './symbol-palette.ts';
export { SPEED_RAMP_KNOTS, type TrackFeatures, trackFeatures } from './track-feature.ts';
export type { MapVessel } from './vessel-feature.ts';

export const FleetMap = lazy(() => import('./fleet-map.tsx'));
