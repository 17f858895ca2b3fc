/** The base map: a style for every choice of type, style and palette. Knows no feature. */
export { ATTRIBUTION } from './base-map-sources.ts';
export {
  BASE_MAP_MAX_ZOOM,
  type BaseMapRequest,
  baseMapStyle,
  trackLayerAnchor,
  vesselLayerAnchor,
} from './base-map-style.ts';
export { type MapGround, mapGroundOf } from './ground.ts';
export { keepAppLayers } from './keep-app-layers.ts';
export { LABEL_FONT } from './label-fonts.ts';
export {
  isImagery,
  MAP_PALETTES,
  MAP_STYLES,
  MAP_TYPES,
  type MapChoice,
  type MapPalette,
  type MapStyle,
  type MapType,
  mapPaletteOf,
} from './map-choice.ts';
export { setUpMapLibre } from './set-up-maplibre.ts';
