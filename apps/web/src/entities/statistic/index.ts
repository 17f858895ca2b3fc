/** Measured values over time: buckets, curves and panes, and the address of the statistic tab. */
export { chartBookKeys, chartBookQueries } from './chart-book.queries.ts';
export { type Curve, findCurveGaps, getGapMs, toCurveBins } from './curve.ts';
export type { LiveSnapshot } from './live-series-set.ts';
export { addSeries, hasRoom, moveSeries, type Panes, removeSeries } from './pane-plan.ts';
export {
  buildPaneTrends,
  buildShiftMarks,
  buildTagLimits,
  type CauseOfGap,
  countShifts,
  MAX_SHIFT_MARKS,
  type PaneTrend,
} from './pane-trend.ts';
export { formatSamplesPath } from './samples-path.ts';
export { getSeriesColor, useSeriesColors, useWidgetChartColors } from './series-color.ts';
export { createShiftQuery, type ShiftTotalsByTag } from './shift.queries.ts';
export { formatLocalClock, formatShift, formatZone } from './shift-text.ts';
export { type Buckets, statisticQueries } from './statistic.queries.ts';
export {
  type FormulaTag,
  isFormulaName,
  MAX_FORMULAS,
  MAX_SERIES,
  RANGE_MS,
  RANGES,
  type SeriesKey,
  STATISTIC_ADDRESS,
  STATISTIC_LOOKS,
  type StatisticCompare,
  type StatisticRange,
  type StatisticState,
  type StatisticTime,
} from './statistic-state.ts';
export { formatPeriod, formatResolution, formatWindow } from './statistic-text.ts';
export { TimeFilterMenu } from './time-filter-menu.tsx';
export { useLiveSeries } from './use-live-series.ts';
