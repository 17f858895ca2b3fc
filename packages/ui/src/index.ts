/** Everything that the shell needs at once. Charts and instruments are imported by path, so that they load when used. */
export { AlarmCount, type AlarmCountEntry, type AlarmCountProps } from './alarm/alarm-count.tsx';
export { AlarmMark, type AlarmMarkProps, type AlarmMarkState } from './alarm/alarm-mark.tsx';
export { Chip, type ChipProps } from './control/chip.tsx';
export { IconButton, type IconButtonProps } from './control/icon-button.tsx';
export { KeyHint } from './control/key-hint.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './control/segmented.tsx';
export { FmsMark, type FmsMarkProps } from './icon/fms-mark.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/icon-names.ts';
export { Panel, type PanelProps } from './panel/panel.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LoadingState,
  type LoadingStateProps,
  NoRightsState,
  OfflineState,
  ProblemLine,
  type StateAction,
} from './panel/panel-state.tsx';
export { useIsVisible } from './panel/use-in-sight.ts';
export { ALERT_SHAPE_BOX, ALERT_SHAPES, buildAlertShape, getAlertColor } from './symbol/alert-shape.ts';
export { buildClusterParts, CLUSTER_BOX, type ClusterStyle } from './symbol/cluster.ts';
export {
  type DrawnSymbol,
  drawParts,
  drawVesselSymbol,
  type MapImage,
  renderPartsImage,
  renderSymbolImage,
} from './symbol/draw-symbol.ts';
export {
  buildBracketParts,
  buildSymbolParts,
  LATE_OPACITY,
  SELECTED_SCALE,
  SYMBOL_BOX,
  type SymbolColors,
  type SymbolPart,
  type SymbolStyle,
  type VesselSymbolState,
} from './symbol/symbol-part.ts';
export { renderPartSvg, renderSymbolSvg } from './symbol/symbol-svg.ts';
export { VESSEL_HULLS, VESSEL_SYMBOL_TYPES, type VesselHull, type VesselSymbolType } from './symbol/vessel-hull.ts';
export { VesselSymbol, type VesselSymbolProps } from './symbol/vessel-symbol.tsx';
export { type BlinkKind, useBlink } from './theme/blink.ts';
export { getColorScheme, isPalette, PALETTES, type Palette } from './theme/palette.ts';
export { getPaletteColors, type MapColors, type PaletteColors, SERIES_DASHES } from './theme/palette-colors.ts';
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider.tsx';
export { AgeMark, type AgeMarkProps } from './value/age-mark.tsx';
export { Hatch } from './value/hatch.tsx';
export { Reading, type ReadingAlarm, type ReadingProps } from './value/reading.tsx';
export { formatReading, type ReadingState } from './value/reading-state.ts';
export type { SparkColumns, TimeSpan } from './value/spark-path.ts';
export { Sparkline, type SparklineProps } from './value/sparkline.tsx';
