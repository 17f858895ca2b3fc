/** Power as a ship makes, shares and stores it: single line, strings and cells of batteries, sums over days. */
export type { BreakerState } from './breaker.tsx';
export { CapacityBars, type CapacityPart } from './capacity-bars.tsx';
export { CellMap, type MapCell, type MapPack } from './cell-map.tsx';
export { type ColumnBar, ColumnBars } from './column-bars.tsx';
export { type CalendarDay, MonthCalendar } from './month-calendar.tsx';
export { POWER_GLYPHS, type PowerGlyphName } from './power-glyph-art.ts';
export { type CurvePoint, type DrawnCurve, type DrawnSession, SessionCurve } from './session-curve.tsx';
export {
  type DrawnFeeder,
  type DrawnSection,
  type DrawnSet,
  type DrawnTie,
  type SetState,
  SingleLine,
} from './single-line.tsx';
export { type DrawnString, StringBus } from './string-bus.tsx';
