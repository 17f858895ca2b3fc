import uPlot from 'uplot';
import { buildTrendOptions, type TrendStyle } from './trend-options.ts';
import { type TrendData, toPlotColumns } from './trend-series.ts';

/** A drawn pane outside React: what the overlay needs to place its lines, and the way out. */
export interface TrendPlot {
  /** Plotting area inside the pane, CSS px. */
  area: () => { left: number; top: number; width: number; height: number };
  xOf: (time: number) => number;
  yOf: (value: number, axis: 'left' | 'right') => number;
  timeAt: (x: number) => number;
  update: (data: TrendData) => void;
  resize: (width: number, height: number) => void;
  destroy: () => void;
}

let isFirst = true;

/**
 * The first plot of a page is one of nothing, which stands nowhere. uPlot gives each plot an accessor, and V8 keeps that
 * of the first one in the hidden class of plots for as long as compiled code knows the class: forever. All that stood
 * around the first plot was never collected; those after it share no class.
 */
function standInForFirst(): void {
  if (!isFirst) return;
  isFirst = false;
  new uPlot({ width: 0, height: 0, series: [] }, [[]], () => {}).destroy();
}

/** Draws a pane into `element`; `onDraw` is called after every draw. The series' number, axes and bands stay as given. */
export function createTrendPlot(
  element: HTMLElement,
  initial: TrendData,
  look: TrendStyle,
  size: { width: number; height: number },
  onDraw: () => void,
): TrendPlot {
  standInForFirst();
  let data = initial;
  const options = buildTrendOptions(() => data, look, size);
  const plot = new uPlot({ ...options, hooks: { draw: [onDraw] } }, toPlotColumns(data), element);
  return {
    area: () => {
      const { left, top, width, height } = plot.bbox;
      const ratio = uPlot.pxRatio;
      return { left: left / ratio, top: top / ratio, width: width / ratio, height: height / ratio };
    },
    xOf: (time) => plot.valToPos(time, 'x'),
    yOf: (value, axis) => plot.valToPos(value, axis),
    timeAt: (x) => plot.posToVal(x, 'x'),
    update: (next) => {
      data = next;
      plot.setData(toPlotColumns(next));
    },
    resize: (width, height) => plot.setSize({ width, height }),
    destroy: () => plot.destroy(),
  };
}
