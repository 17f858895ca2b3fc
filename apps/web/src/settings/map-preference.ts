/** Type and style of the map: chosen on this device, else as configured (specification sections 2.3, 2.8). */
import type { MapStyle, MapType, Palette } from '@fms/contract';
import { useMemo } from 'react';
import { useAppSetting } from './app-setting.ts';
import { changeDevicePreference, useDevicePreference } from './device-preference.ts';
import { usePalette } from './palette.ts';

export interface MapPreference {
  readonly mapType: MapType;
  readonly mapStyle: MapStyle;
  readonly palette: Palette;
}

/** Section 2.8: satellite and hybrid have no style. */
export function hasStyle(mapType: MapType): boolean {
  return mapType === 'terrain' || mapType === 'roadmap';
}

/** The same object until something changed, so that a map is not exchanged for its equal. */
export function useMapPreference(): [
  preference: MapPreference,
  change: (to: Partial<Pick<MapPreference, 'mapType' | 'mapStyle'>>) => void,
] {
  const [palette] = usePalette();
  const { map } = useAppSetting();
  const { mapType = map.defaultType, mapStyle = map.defaultStyle } = useDevicePreference();
  const preference = useMemo(() => ({ mapType, mapStyle, palette }), [mapType, mapStyle, palette]);
  return [preference, changeDevicePreference];
}
