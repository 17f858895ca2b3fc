import type { TimeSpan } from '@fms/domain/time';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatCursorTime } from './time-axis.ts';
import style from './trend-chart.module.css';
import type { TrendCursor } from './trend-cursor.ts';
import { formatValue } from './trend-head.tsx';
import { findNearestIndex, findRowAt, type TrendData } from './trend-series.ts';
import { computeDragWindow, panWindow, zoomWindow } from './trend-zoom.ts';

export interface TrendSliderProps {
  data: TrendData;
  cursor: TrendCursor;
  label: string;
  /** Plotting area inside the pane, CSS px. */
  area: { left: number; top: number; width: number; height: number };
  timeAt: (x: number) => number;
  onWindow?: ((window: TimeSpan) => void) | undefined;
  /** Told which moment a press without a drag, or Enter, means. */
  onMoment?: ((time: number) => void) | undefined;
  children: React.ReactNode;
}

/** Shorter than this a drag is a click. */
const DRAG_PX = 5;
const WHEEL_FACTOR = 1.25;

/**
 * The plotting area as a slider over time: pointer, finger and arrow keys move the same cursor. Arrows go by a sample, Page
 * Up and Down by ten, Home and End to the edges, Escape takes the cursor away.
 *
 * With `onWindow` a drag of the mouse asks for what lies under it, with Shift it moves the window; Ctrl and wheel zoom about
 * the pointer, a double click doubles the window; `+`, `-` and Shift with an arrow do the same by keys. The wheel alone
 * still scrolls the page.
 */
export function TrendSlider(props: TrendSliderProps) {
  const { data, cursor, label, area, timeAt, onWindow, onMoment, children } = props;
  const at = useSyncExternalStore(cursor.subscribe, cursor.get);
  const place = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  useWheelZoom(place, data.window, timeAt, onWindow);
  const xOf = (event: PointerEvent<HTMLDivElement>) => event.clientX - event.currentTarget.getBoundingClientRect().left;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const x = xOf(event);
    const index = findNearestIndex(data.time, timeAt(x));
    cursor.set(index === undefined ? undefined : data.time[index]);
    if (drag !== undefined) setDrag({ ...drag, to: x });
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    move(event);
    const at = cursor.get();
    if (onWindow === undefined || event.pointerType !== 'mouse') {
      if (at !== undefined) onMoment?.(at);
    }
    if (onWindow === undefined || event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: xOf(event), to: xOf(event) });
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (drag === undefined) return;
    setDrag(undefined);
    const pointed = cursor.get();
    if (Math.abs(drag.to - drag.from) < DRAG_PX) {
      if (pointed !== undefined) onMoment?.(pointed);
      return;
    }
    const asked = event.shiftKey
      ? panWindow(data.window, (drag.from - drag.to) / area.width)
      : computeDragWindow(timeAt(drag.from), timeAt(drag.to));
    if (asked !== undefined) onWindow?.(asked);
  };
  const middle = (data.window.from + data.window.to) / 2;
  return (
    <div
      ref={place}
      className={style.slider}
      style={area}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={data.window.from}
      aria-valuemax={data.window.to}
      aria-valuenow={at ?? data.window.to}
      aria-valuetext={spokenValues(data, at)}
      onPointerMove={move}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={() => setDrag(undefined)}
      onPointerLeave={() => cursor.set(undefined)}
      onDoubleClick={() => onWindow?.(zoomWindow(data.window, at ?? middle, 2))}
      onKeyDown={(event) => {
        const asked = onWindow === undefined ? undefined : windowByKey(event, data.window, at ?? middle);
        if (asked !== undefined) onWindow?.(asked);
        if (event.key === 'Enter' && at !== undefined) onMoment?.(at);
        if (asked !== undefined || moveByKey(event, data, cursor)) event.preventDefault();
      }}
    >
      {children}
      {drag !== undefined && Math.abs(drag.to - drag.from) >= DRAG_PX && (
        <div
          className={style.selection}
          style={{ left: Math.min(drag.from, drag.to), width: Math.abs(drag.to - drag.from) }}
        />
      )}
    </div>
  );
}

/** A wheel listener of React's is passive and could not keep the page from zooming. */
function useWheelZoom(
  place: React.RefObject<HTMLDivElement | null>,
  window: TimeSpan,
  timeAt: (x: number) => number,
  onWindow: ((window: TimeSpan) => void) | undefined,
): void {
  const latest = useRef({ window, timeAt, onWindow });
  latest.current = { window, timeAt, onWindow };
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const zoom = (event: WheelEvent) => {
      const { onWindow: tell, ...known } = latest.current;
      if (tell === undefined || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const time = known.timeAt(event.clientX - element.getBoundingClientRect().left);
      tell(zoomWindow(known.window, time, event.deltaY > 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [place]);
}

/** "07:54 UTC, Speed over ground 12.5 kn", or the last values when the cursor is nowhere. */
function spokenValues(data: TrendData, at: number | undefined): string {
  const moment = at ?? data.time[data.time.length - 1];
  if (moment === undefined) return '';
  const values = data.series.map(
    (series) => `${series.name} ${formatValue(series, findRowAt(data, series, moment))} ${series.unit}`,
  );
  return [formatCursorTime(moment, data.window.to - data.window.from), ...values].join(', ');
}

function windowByKey({ key, shiftKey }: KeyboardEvent, window: TimeSpan, at: number): TimeSpan | undefined {
  if (key === '+' || key === '=') return zoomWindow(window, at, 0.5);
  if (key === '-') return zoomWindow(window, at, 2);
  if (!shiftKey) return undefined;
  if (key === 'ArrowLeft') return panWindow(window, -0.25);
  return key === 'ArrowRight' ? panWindow(window, 0.25) : undefined;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -10, PageUp: 10 };

/** Whether the key was one of the cursor's. */
function moveByKey({ key }: KeyboardEvent, { time }: TrendData, cursor: TrendCursor): boolean {
  const last = time.length - 1;
  const present = findNearestIndex(time, cursor.get() ?? time[last] ?? 0);
  if (present === undefined) return false;
  const step = STEPS[key];
  if (step !== undefined) cursor.set(time[Math.min(last, Math.max(0, present + step))]);
  else if (key === 'Home') cursor.set(time[0]);
  else if (key === 'End') cursor.set(time[last]);
  else if (key === 'Escape') cursor.set(undefined);
  else return false;
  return true;
}
