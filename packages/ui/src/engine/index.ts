/** Drawings of an engine from props alone: cylinders, specific consumption, drift and time to overhauls. */
export { type CylinderBar, CylinderBars, type CylinderBarsProps } from './cylinder-bars.tsx';
export { DriftChart, type DriftChartProps, type DriftLine } from './drift-chart.tsx';
export { LoadChart, type LoadChartProps, type LoadLine } from './load-chart.tsx';
export { ServiceBar } from './service-bar.tsx';
export { SfocChart, type SfocChartProps, type SfocGroup, type SfocPoint } from './sfoc-chart.tsx';
