/** Images of the map by name: drawn when the map first asks for one, so that only what is seen is drawn. */
import { ALARM_PRIORITIES, type AlarmPriority } from '@fms/domain';
import {
  ALERT_SHAPE_BOX,
  alertShapeParts,
  bracketParts,
  type MapImage,
  PALETTES,
  type Palette,
  paletteColors,
  partsImage,
  SELECTED_SCALE,
  SYMBOL_BOX,
  symbolImage,
  VESSEL_HULLS,
  type VesselSymbolState,
  type VesselSymbolType,
} from '@fms/ui';

export interface VesselImage {
  readonly palette: Palette;
  readonly type: VesselSymbolType;
  readonly state: VesselSymbolState;
  readonly selected: boolean;
}

const STATES: readonly VesselSymbolState[] = ['moving', 'stopped', 'late', 'lost'];
const ALERT_SIZE = 12;

export function vesselImageId({ palette, type, state, selected }: VesselImage): string {
  return `vessel/${palette}/${type}/${state}${selected ? '/selected' : ''}`;
}

export function bracketImageId(palette: Palette): string {
  return `bracket/${palette}`;
}

export function alertImageId(palette: Palette, priority: AlarmPriority): string {
  return `alert/${palette}/${priority}`;
}

/** Draws the image of that name; undefined for a name that is none of ours. */
export function drawMapImage(id: string, pixelRatio: number): MapImage | undefined {
  const [kind, paletteName, ...rest] = id.split('/');
  const palette = PALETTES.find((name) => name === paletteName);
  if (palette === undefined) return undefined;
  if (kind === 'vessel') return drawVessel(palette, rest, pixelRatio);
  if (kind === 'bracket') return drawBracket(palette, pixelRatio);
  return kind === 'alert' ? drawAlert(palette, rest[0], pixelRatio) : undefined;
}

function drawVessel(palette: Palette, rest: readonly string[], pixelRatio: number): MapImage | undefined {
  const [typeName, stateName, selectedWord] = rest;
  const type = (Object.keys(VESSEL_HULLS) as VesselSymbolType[]).find((name) => name === typeName);
  const state = STATES.find((name) => name === stateName);
  if (type === undefined || state === undefined) return undefined;
  const { map, liveNumber } = paletteColors(palette);
  const selected = selectedWord === 'selected';
  const colors = { symbol: selected ? liveNumber : map.symbol, halo: map.halo };
  return symbolImage({ type, state, colors }, pixelRatio, selected ? SYMBOL_BOX * SELECTED_SCALE : SYMBOL_BOX);
}

function drawBracket(palette: Palette, pixelRatio: number): MapImage | undefined {
  const { map, liveNumber } = paletteColors(palette);
  // The corners stand 6 px and half a stroke outside the box of the symbol.
  return partsImage(bracketParts(liveNumber, map.halo), { box: SYMBOL_BOX, size: SYMBOL_BOX, margin: 12, pixelRatio });
}

function drawAlert(palette: Palette, word: string | undefined, pixelRatio: number): MapImage | undefined {
  const priority = ALARM_PRIORITIES.find((name) => name === word);
  if (priority === undefined) return undefined;
  const colors = paletteColors(palette);
  const parts = alertShapeParts(priority, colors, colors.map.halo);
  return partsImage(parts, { box: ALERT_SHAPE_BOX, size: ALERT_SIZE, margin: 2, pixelRatio });
}
