/** Charts of values over time, and of their distribution. */
export { HistogramChart } from './histogram-chart.tsx';
export { ScatterChart, type ScatterGroup } from './scatter-chart.tsx';
export { computeScatterScale } from './scatter-scale.ts';
export { buildTimeTicks, computeTimeStep, formatTimeLabel } from './time-axis.ts';
export { TrendChart } from './trend-chart.tsx';
export { createTrendCursor, type TrendCursor } from './trend-cursor.ts';
export { GUTTER_PX } from './trend-options.ts';
export type { TrendData, TrendLimit, TrendMark, TrendSeries } from './trend-series.ts';
export { panWindow, zoomWindow } from './trend-zoom.ts';
