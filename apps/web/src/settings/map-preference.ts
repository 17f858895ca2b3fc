/** Type and style of the map: chosen on this device, else as configured (§2.3, §2.8). */
import type { MapStyle, MapType, Palette } from '@fms/contract/account';
import type { AppSetting } from '@fms/contract/setting';
import { useMemo } from 'react';
import { useAppSetting } from './app-setting.ts';
import { changeDevicePreference, useDevicePreference } from './device-preference.ts';
import { usePalette } from './palette.ts';

export interface MapPreference {
  readonly mapType: MapType;
  readonly mapStyle: MapStyle;
  readonly palette: Palette;
  readonly online: OnlineMap | undefined;
  readonly strokeWeight: number;
  readonly defaultZoom: number;
}

/** What the operator configured for a type of map; the map's own type has the same shape. */
export interface OnlineMap {
  readonly tiles?: string;
  readonly seaMarks?: string;
  readonly attribution?: string;
}

/** §2.8: satellite and hybrid have no style. */
export function hasStyle(mapType: MapType): boolean {
  return mapType === 'terrain' || mapType === 'roadmap';
}

/** The same object until something changed, so that a map is not exchanged for its equal. */
export function useMapPreference(): [
  preference: MapPreference,
  change: (to: Partial<Pick<MapPreference, 'mapType' | 'mapStyle'>>) => void,
] {
  const [palette] = usePalette();
  const setting = useAppSetting();
  const { map } = setting;
  const { mapType = map.defaultType, mapStyle = map.defaultStyle, seaMarks = false } = useDevicePreference();
  const online = useMemo(() => onlineMap(setting, mapType, seaMarks), [setting, mapType, seaMarks]);
  const { strokeWeight, defaultZoom } = map;
  const preference = useMemo(
    () => ({ mapType, mapStyle, palette, online, strokeWeight, defaultZoom }),
    [mapType, mapStyle, palette, online, strokeWeight, defaultZoom],
  );
  return [preference, changeDevicePreference];
}

/** Undefined where nothing is configured or switched on: the shipped map needs no server but ours. */
function onlineMap(setting: AppSetting, mapType: MapType, withSeaMarks: boolean): OnlineMap | undefined {
  const withKey = (address: string) => address.replaceAll('{key}', encodeURIComponent(setting.mapKey));
  const tiles = setting.mapSources[mapType];
  const seaMarks = withSeaMarks ? setting.seaMarks : '';
  if (!tiles && seaMarks === '') return undefined;
  return {
    ...(tiles ? { tiles: withKey(tiles) } : {}),
    ...(seaMarks === '' ? {} : { seaMarks: withKey(seaMarks) }),
    attribution: setting.mapAttribution,
  };
}
