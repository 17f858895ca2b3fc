/** The user's choice of map (§2.8), and which of our four grounds follows from it. */

export const MAP_TYPES = ['terrain', 'roadmap', 'satellite', 'hybrid'] as const;
export type MapType = (typeof MAP_TYPES)[number];

export const MAP_STYLES = ['dark-theme', 'light-theme', 'default'] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

export const MAP_PALETTES = ['bright', 'day', 'dusk', 'night'] as const;
export type MapPalette = (typeof MAP_PALETTES)[number];

/** Servers the operator configured (`appSetting.json`), for the chosen type of map. */
export interface OnlineMap {
  /** Address of tiles with `{z}`, `{x}` and `{y}`; absent: the shipped map. */
  readonly tiles?: string;
  /** Address of tiles of sea marks, when they are switched on. */
  readonly seaMarks?: string;
  /** Whom to name for both. */
  readonly attribution?: string;
}

export interface MapChoice {
  readonly mapType: MapType;
  readonly mapStyle: MapStyle;
  /** The palette the whole app is in. */
  readonly palette: MapPalette;
  /** The same object until it changes. */
  readonly online?: OnlineMap | undefined;
  /** As configured (§9.3): 2 is the width tracks are designed with. */
  readonly strokeWeight?: number;
  /** As configured (§9.3): the closest scale at which a fleet or a vessel is framed. */
  readonly defaultZoom?: number;
}

/**
 * The palette the map is drawn in. "default" follows the app; "dark-theme" and "light-theme" hold the map dark
 * or light while the app changes. Two exceptions: in night nothing on a bridge may be bright, so night stays
 * night; and imagery has no style (the setting is disabled then), it only dims with the app.
 */
export function getMapPalette({ mapType, mapStyle, palette }: MapChoice): MapPalette {
  if (palette === 'night' || mapStyle === 'default' || isImagery(mapType)) return palette;
  if (mapStyle === 'dark-theme') return 'dusk';
  return palette === 'bright' ? 'bright' : 'day';
}

export const isImagery = (mapType: MapType): boolean => mapType === 'satellite' || mapType === 'hybrid';
