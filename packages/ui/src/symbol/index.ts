/** Symbols of the map. */
export { ALERT_SHAPE_BOX, ALERT_SHAPES, buildAlertShape, getAlertColor } from './alert-shape.ts';
export { buildClusterParts, CLUSTER_BOX } from './cluster.ts';
export { drawParts, drawVesselSymbol } from './draw-symbol.ts';
export { buildBracketParts, LATE_OPACITY, SELECTED_SCALE, SYMBOL_BOX, type VesselSymbolState } from './symbol-part.ts';
export type { VesselSymbolType } from './vessel-hull.ts';
export { VesselSymbol } from './vessel-symbol.tsx';
