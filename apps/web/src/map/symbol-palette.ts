import type { Palette } from '@fms/ui/theme';
import { getMapPalette, isImagery, type MapChoice } from './base-map/map-choice.ts';

/**
 * In which palette vessels, names and tracks are drawn: that of the map under them. Imagery is dark in every palette, so
 * that only the light symbols of the dark ones can be seen on it.
 */
export function getSymbolPalette(choice: MapChoice): Palette {
  const ground = getMapPalette(choice);
  return isImagery(choice.mapType) && ground !== 'night' ? 'dusk' : ground;
}
