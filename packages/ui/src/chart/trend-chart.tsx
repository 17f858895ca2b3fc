import 'uplot/dist/uPlot.min.css';
import type { TimeSpan } from '@fms/domain/time';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIsVisible } from '../panel/use-is-visible.ts';
import type { Palette } from '../theme/palette.ts';
import style from './trend-chart.module.css';
import { createTrendCursor, type TrendCursor } from './trend-cursor.ts';
import { TrendHead } from './trend-head.tsx';
import type { TrendData } from './trend-series.ts';
import { TrendSurface } from './trend-surface.tsx';
import { useTrendPlot } from './use-trend-plot.ts';

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
 * What pointer, wheel and keys do stands at {@link TrendSlider}. Out of sight it stands still, and catches up when seen.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, palette, height, showTime = true, showPill = true } = props;
  const place = useRef<HTMLDivElement>(null);
  const data = useSeenData(props, useIsVisible(place, true));
  const [ownCursor] = useState(createTrendCursor);
  const cursor = props.cursor ?? ownCursor;
  const [onWindow, onMoment, onSeries] = [useSame(props.onWindow), useSame(props.onMoment), useSame(props.onSeries)];
  const drawn = useTrendPlot(place, data, { palette, showTime });
  return (
    <figure className={style.chart} aria-label={label} data-pill={showPill}>
      <TrendHead data={data} palette={palette} cursor={cursor} onSeries={onSeries} />
      <div ref={place} className={style.pane} style={{ height }}>
        {drawn !== undefined && <TrendSurface {...{ drawn, cursor, label, palette, showPill, onWindow, onMoment }} />}
      </div>
    </figure>
  );
}

/** What the pane shows: the newest while it is in sight, else what was last seen. */
function useSeenData(given: TrendData, isInSight: boolean): TrendData {
  const { time, series, window, gaps, limits, marks, ends } = given;
  const newest = useMemo<TrendData>(
    () => ({ time, series, window, gaps, limits, marks, ends }),
    [time, series, window, gaps, limits, marks, ends],
  );
  const seen = useRef(newest);
  if (isInSight) seen.current = newest;
  return seen.current;
}

/** One function forever that calls the newest, so that nothing is drawn again for it; undefined while there is none. */
function useSame<Value>(newest: ((value: Value) => void) | undefined): ((value: Value) => void) | undefined {
  const latest = useRef(newest);
  latest.current = newest;
  const same = useCallback((value: Value) => latest.current?.(value), []);
  return newest === undefined ? undefined : same;
}
