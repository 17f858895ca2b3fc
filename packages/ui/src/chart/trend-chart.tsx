import 'uplot/dist/uPlot.min.css';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Palette } from '../theme/palette.ts';
import { cursorTime } from './time-axis.ts';
import style from './trend-chart.module.css';
import { createTrendCursor, type TrendCursor } from './trend-cursor.ts';
import { TrendHead, valueText } from './trend-head.tsx';
import { TrendOverlay } from './trend-overlay.tsx';
import { createTrendPlot, type TrendPlot } from './trend-plot.ts';
import { indexAt, nearestIndex, type TrendData } from './trend-series.ts';

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
}

/**
 * A pane of curves over UTC time: line and min–max band per series, gaps hatched, limits dotted and named, one cursor.
 * Arrow keys move the cursor by a sample, Page Up and Down by ten, Home and End to the edges, Escape takes it away.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, palette, height, showTime = true, showPill = true } = props;
  const { time, series, window, gaps, limits } = props;
  const data = useMemo<TrendData>(() => ({ time, series, window, gaps, limits }), [time, series, window, gaps, limits]);
  const [ownCursor] = useState(createTrendCursor);
  const cursor = props.cursor ?? ownCursor;
  const { place, plot } = useTrendPlot(data, { palette, showTime }, height);
  const moveTo = (x: number) => {
    const index = plot === undefined ? undefined : nearestIndex(time, plot.timeAt(x));
    cursor.set(index === undefined ? undefined : time[index]);
  };
  const area = plot?.area();
  return (
    <figure className={style.chart} aria-label={label} data-pill={showPill}>
      <TrendHead data={data} palette={palette} cursor={cursor} />
      <div ref={place} className={style.pane} style={{ height }}>
        {plot !== undefined && area !== undefined && (
          <CursorSlider data={data} cursor={cursor} label={label} area={area} onMove={moveTo}>
            <TrendOverlay plot={plot} data={data} palette={palette} cursor={cursor} showPill={showPill} />
          </CursorSlider>
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
  const [plot, setPlot] = useState<TrendPlot>();
  const [, setDraws] = useState(0);
  const { palette, showTime } = look;
  const shape = data.series
    .map(({ id, axis, order, min, max }) => `${id}/${axis}/${order}/${min !== undefined && max !== undefined}`)
    .join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the data that needs another chart
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const size = { width: element.clientWidth, height };
    const made = createTrendPlot(element, latest.current, { palette, showTime }, size, () =>
      setDraws((draws) => draws + 1),
    );
    setPlot(made);
    const observer = new ResizeObserver(() => made.resize(element.clientWidth, height));
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      setPlot(undefined);
    };
  }, [shape, palette, showTime, height]);

  useEffect(() => {
    plot?.update(data);
  }, [plot, data]);
  return { place, plot };
}

interface CursorSliderProps {
  data: TrendData;
  cursor: TrendCursor;
  label: string;
  area: { left: number; top: number; width: number; height: number };
  onMove: (x: number) => void;
  children: React.ReactNode;
}

/** The plotting area as a slider over time: pointer, finger and arrow keys move the same cursor. */
function CursorSlider({ data, cursor, label, area, onMove, children }: CursorSliderProps) {
  const at = useSyncExternalStore(cursor.subscribe, cursor.get);
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    onMove(event.clientX - event.currentTarget.getBoundingClientRect().left);
  return (
    <div
      className={style.slider}
      style={area}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={data.window.from}
      aria-valuemax={data.window.to}
      aria-valuenow={at ?? data.window.to}
      aria-valuetext={spokenValues(data, at)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => cursor.set(undefined)}
      onKeyDown={(event) => onKey(event, data, cursor)}
    >
      {children}
    </div>
  );
}

/** "07:54 UTC, Speed over ground 12.5 kn", or the last values when the cursor is nowhere. */
function spokenValues(data: TrendData, at: number | undefined): string {
  const moment = at ?? data.time[data.time.length - 1];
  if (moment === undefined) return '';
  const row = indexAt(data, moment);
  const values = data.series.map((series) => `${series.name} ${valueText(series, row)} ${series.unit}`);
  return [cursorTime(moment, data.window.to - data.window.from), ...values].join(', ');
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -10, PageUp: 10 };

function onKey(event: KeyboardEvent, { time }: TrendData, cursor: TrendCursor): void {
  const last = time.length - 1;
  const present = nearestIndex(time, cursor.get() ?? time[last] ?? 0);
  if (present === undefined) return;
  const step = STEPS[event.key];
  if (step !== undefined) cursor.set(time[Math.min(last, Math.max(0, present + step))]);
  else if (event.key === 'Home') cursor.set(time[0]);
  else if (event.key === 'End') cursor.set(time[last]);
  else if (event.key === 'Escape') cursor.set(undefined);
  else return;
  event.preventDefault();
}
