/** The base map: a style for every choice of type, style and palette. Knows no feature. */
export {
  buildBaseMapStyle,
  buildGroundStyle,
  getMaxZoom,
  trackLayerAnchor,
  vesselLayerAnchor,
} from './base-map-style.ts';
export { mergeAppLayers } from './keep-app-layers.ts';
export { LABEL_FONT } from './label-fonts.ts';
export type { MapChoice, MapPalette, MapStyle, MapType } from './map-choice.ts';
export { setUpMapLibre } from './set-up-maplibre.ts';
