/** Power as a ship makes, shares and stores it: single line, strings and cells of batteries, sums over days. */
export type { BreakerState } from './breaker.tsx';
export { CapacityBars, type CapacityPart } from './capacity-bars.tsx';
export { CellMap, type MapCell, type MapPack } from './cell-map.tsx';
export { POWER_GLYPHS, type PowerGlyphName } from './power-glyph-art.ts';
export {
  type DrawnFeeder,
  type DrawnSection,
  type DrawnSet,
  type DrawnTie,
  type SetState,
  SingleLine,
} from './single-line.tsx';
export { type DrawnString, StringBus } from './string-bus.tsx';
