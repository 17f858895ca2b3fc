import { formatNumber } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { buildCurvePath } from '../chart/curve-path.ts';
import { buildTimeTicks, computeTimeStep, formatTimeLabel } from '../chart/time-axis.ts';
import style from './session-curve.module.css';
import { useSpanDrag } from './use-span-drag.ts';

export interface CurvePoint {
  readonly time: number;
  readonly value: number;
}

export interface DrawnCurve {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; without it the live colour. */
  readonly color?: string | undefined;
  readonly points: readonly CurvePoint[];
}

export interface DrawnSession {
  readonly id: string;
  readonly from: number;
  /** Null: no end was received; drawn as a frame up to the end of the window. */
  readonly to: number | null;
  readonly text: string;
}

interface SessionCurveProps {
  readonly label: string;
  readonly window: TimeSpan;
  readonly curves: readonly DrawnCurve[];
  readonly sessions: readonly DrawnSession[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** The span that was drawn over with the pointer. */
  readonly picked?: TimeSpan | undefined;
  /** A drag along the time; undefined: a press that took the span away. */
  readonly onPick?: ((span: TimeSpan | undefined) => void) | undefined;
  /** A longer silence between two points is a gap: the line stops. */
  readonly gapMs: number;
}

const WIDTH = 1000;
const HEIGHT = 220;
/** A time nearer to the left edge stands right of its tick. */
const FIRST = 20;

/** State of charge over time with charges shaded; an open one is a frame, gaps stay gaps. */
export function SessionCurve(props: SessionCurveProps) {
  const { label, window, curves, sessions, selected, onSelect, picked, onPick, gapMs } = props;
  const { drawn, ...drag } = useSpanDrag(window, onPick);
  const shown = drawn ?? picked;
  const values = curves.flatMap(({ points }) => points.map(({ value }) => value));
  const low = Math.floor((Math.min(100, ...values) - 1) / 10) * 10;
  const high = Math.min(100, Math.ceil((Math.max(0, ...values) + 1) / 10) * 10);
  const x = (time: number) => ((time - window.from) / (window.to - window.from)) * WIDTH;
  const y = (value: number) => HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT;
  const step = computeTimeStep(window.from, window.to, WIDTH / 2);
  const levels = Array.from({ length: Math.max(0, Math.round((high - low) / 10) + 1) }, (_, place) => low + place * 10);
  return (
    <figure className={style.chart} aria-label={label}>
      <div className={style.plot} {...drag}>
        {shown && <span className={style.picked} style={shareStyle(shown.from, shown.to, window)} />}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {levels.map((level) => (
            <path key={level} className={style.grid} d={`M0 ${y(level)}H${WIDTH}`} />
          ))}
          {curves.map(({ id, color, points }) => (
            <path
              key={id}
              className={style.line}
              d={buildCurvePath(points, { gapMs, x, y })}
              style={color ? { stroke: color } : {}}
            />
          ))}
        </svg>
        {sessions.map(({ id, from, to, text }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the table below is the way of the keyboard; marks may be a pixel wide
          // biome-ignore lint/a11y/noStaticElementInteractions: the same
          <span
            key={id}
            className={style.session}
            data-open={to === null}
            data-chosen={id === selected}
            title={text}
            style={shareStyle(from, to ?? window.to, window)}
            onClick={() => onSelect(id)}
          />
        ))}
        {levels.map((level) => (
          <span key={level} className={style.level} style={{ top: `${(y(level) / HEIGHT) * 100}%` }}>
            {formatNumber(level)}
            {level === high && ' %'}
          </span>
        ))}
      </div>
      <div className={style.axis} aria-hidden="true">
        {buildTimeTicks(window.from, window.to, step).map((at) => (
          <span key={at} data-first={x(at) < FIRST} style={{ left: `${(x(at) / WIDTH) * 100}%` }}>
            {formatTimeLabel(at, step)}
          </span>
        ))}
      </div>
    </figure>
  );
}

function shareStyle(from: number, to: number, window: TimeSpan) {
  const share = (time: number) =>
    (Math.min(window.to, Math.max(window.from, time)) - window.from) / (window.to - window.from);
  return { left: `${share(from) * 100}%`, width: `${Math.max(0, share(to) - share(from)) * 100}%` };
}
