import { LOST_BAR, SELECTION_BRACKETS, VESSEL_HULLS, type VesselSymbolType } from './vessel-hull.ts';

/** What the map may claim about a vessel; an unknown position is not drawn at all. */
export type VesselSymbolState = 'moving' | 'stopped' | 'late' | 'lost';

export interface SymbolColors {
  /** Of the hull: the palette's symbol colour, Live when selected. */
  symbol: string;
  /** Around the hull and in its deck lines: the ground under it. */
  halo: string;
}

export interface SymbolStyle {
  type: VesselSymbolType;
  state: VesselSymbolState;
  colors: SymbolColors;
  /** Length of the heading line in the symbol's own 24 px; 0 where the map draws the line itself. */
  headingLine?: number;
}

/** One stroke or fill of a symbol; drawn alike by SVG and canvas, in a box of 24. */
export interface SymbolPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
}

export const SYMBOL_BOX = 24;
/** A late symbol is drawn at this opacity as a whole, so that its halo does not shine through its hull. */
export const LATE_OPACITY = 0.55;

const HALO_PX = 1;

/**
 * The strokes of a vessel symbol from back to front, pointing north. Moving is filled with a heading line, stopped is
 * outlined, late is filled with a dashed line (the caller adds {@link LATE_OPACITY}), lost is a dashed outline crossed by
 * a bar (§B6-4).
 */
export function buildSymbolParts({ type, state, colors, headingLine = 0 }: SymbolStyle): SymbolPart[] {
  const { hull, deck, bow } = VESSEL_HULLS[type];
  const isOutline = state === 'stopped' || state === 'lost' || type === 'ais';
  const parts: SymbolPart[] = [];
  if (headingLine > 0 && state !== 'stopped' && state !== 'lost' && type !== 'disc') {
    parts.push(...headingParts(bow, headingLine, state === 'late', colors));
  }
  if (!isOutline) {
    parts.push({ d: hull, fill: colors.symbol, stroke: colors.halo, width: 2 * HALO_PX });
    parts.push({ d: hull, fill: colors.symbol });
    if (deck !== undefined) parts.push({ d: deck, stroke: colors.halo, width: 1.3 });
    return parts;
  }
  const line = state === 'lost' ? { width: 1.5, dash: [2.2, 1.8] } : { width: 1.6 };
  parts.push({ d: hull, stroke: colors.halo, width: line.width + 2 * HALO_PX });
  parts.push({ d: hull, stroke: colors.symbol, ...line });
  if (deck !== undefined) parts.push({ d: deck, stroke: colors.symbol, width: 1.3 });
  if (state === 'lost') {
    parts.push({ d: LOST_BAR, stroke: colors.halo, width: 1.7 + 2 * HALO_PX });
    parts.push({ d: LOST_BAR, stroke: colors.symbol, width: 1.7 });
  }
  return parts;
}

/** Corner brackets in the Live colour; the caller draws the hull inside them larger by 15 %. */
export function buildBracketParts(live: string, halo: string): SymbolPart[] {
  return [
    { d: SELECTION_BRACKETS, stroke: halo, width: 4.2 },
    { d: SELECTION_BRACKETS, stroke: live, width: 2.2 },
  ];
}

export const SELECTED_SCALE = 1.15;

function headingParts(bow: number, length: number, isLate: boolean, colors: SymbolColors): SymbolPart[] {
  const d = `M12 ${bow - 2.5}V${bow - 2.5 - length}`;
  const line: SymbolPart = { d, stroke: colors.symbol, width: 1.4, ...(isLate ? { dash: [2, 2] } : {}) };
  return [{ d, stroke: colors.halo, width: 1.4 + 2 * HALO_PX }, line];
}
