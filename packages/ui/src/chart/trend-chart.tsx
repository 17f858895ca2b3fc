import 'uplot/dist/uPlot.min.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Palette } from '../theme/palette.ts';
import type { TimeSpan } from '../value/spark-path.ts';
import style from './trend-chart.module.css';
import { createTrendCursor, type TrendCursor } from './trend-cursor.ts';
import { TrendHead } from './trend-head.tsx';
import { TrendOverlay } from './trend-overlay.tsx';
import { createTrendPlot, type TrendPlot } from './trend-plot.ts';
import type { TrendData } from './trend-series.ts';
import { TrendSlider } from './trend-slider.tsx';

export interface TrendChartProps extends TrendData {
  /** The pane in words: "Speed over ground, last 8 hours". */
  label: string;
  palette: Palette;
  /** Of the plotting area and time axis, px; the head comes on top. */
  height: number;
  /** Panes under each other share one; a pane alone makes its own. */
  cursor?: TrendCursor | undefined;
  /** Off for all but the lowest pane of a stack. */
  showTime?: boolean;
  /** The cursor's time and the gaps' causes; off for all but the topmost pane of a stack. */
  showPill?: boolean;
  /** Told which window a drag, the wheel or a key asks for; without it the window stands. */
  onWindow?: ((window: TimeSpan) => void) | undefined;
  /** Told which series is pressed by its name, by its id; without it names are words. */
  onSeries?: ((id: string) => void) | undefined;
  /** Told which moment is pressed. */
  onMoment?: ((time: number) => void) | undefined;
}

/**
 * A pane of curves over UTC time: line and min–max band per series, gaps hatched, limits dotted and named, one cursor.
 * What pointer, wheel and keys do stands at {@link TrendSlider}.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, palette, height, showTime = true, showPill = true } = props;
  const { time, series, window, gaps, limits, marks, ends } = props;
  const data = useMemo<TrendData>(
    () => ({ time, series, window, gaps, limits, marks, ends }),
    [time, series, window, gaps, limits, marks, ends],
  );
  const [ownCursor] = useState(createTrendCursor);
  const cursor = props.cursor ?? ownCursor;
  const { place, plot } = useTrendPlot(data, { palette, showTime }, height);
  const area = plot?.area();
  return (
    <figure className={style.chart} aria-label={label} data-pill={showPill}>
      <TrendHead data={data} palette={palette} cursor={cursor} onSeries={props.onSeries} />
      <div ref={place} className={style.pane} style={{ height }}>
        {plot !== undefined && area !== undefined && (
          <TrendSlider
            {...{ data, cursor, label, area }}
            timeAt={plot.timeAt}
            onWindow={props.onWindow}
            onMoment={props.onMoment}
          >
            <TrendOverlay plot={plot} data={data} palette={palette} cursor={cursor} showPill={showPill} />
          </TrendSlider>
        )}
      </div>
    </figure>
  );
}

/** Keeps one uPlot in the pane: made anew when its shape or palette changes, fed otherwise, gone with the pane. */
function useTrendPlot(data: TrendData, look: { palette: Palette; showTime: boolean }, height: number) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(data);
  latest.current = data;
  const [known, setKnown] = useState<{ readonly kind: string; readonly plot: TrendPlot }>();
  const [, setDraws] = useState(0);
  const { palette, showTime } = look;
  const shape = data.series
    .map(
      ({ id, axis, order, color, min, max, compared }) =>
        `${id}/${axis}/${order}/${color}/${compared}/${min !== undefined && max !== undefined}`,
    )
    .join(' ');

  const kind = [shape, palette, showTime, height].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `kind` stands for the data that needs another chart
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const size = { width: element.clientWidth, height };
    const made = createTrendPlot(element, latest.current, { palette, showTime }, size, () =>
      setDraws((draws) => draws + 1),
    );
    setKnown({ kind, plot: made });
    const observer = new ResizeObserver(() => made.resize(element.clientWidth, height));
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      setKnown(undefined);
    };
  }, [kind]);

  // In the turn in which a curve comes or goes the last plot is still known; it has no place for this data.
  const plot = known?.kind === kind ? known.plot : undefined;
  useEffect(() => {
    plot?.update(data);
  }, [plot, data]);
  return { place, plot };
}
