/** The trend of one tag: a dock at the foot of a vessel's page, opened by a click on a value. */
export { TagTrendChart } from './tag-trend-chart.tsx';
export { TrendDock } from './trend-dock.tsx';
export { type OpenTrend, type Trend, useTrend } from './use-trend.ts';
