import type { TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import type { ReadingState } from './reading-state.ts';
import { computeSparkGeometry, SPARK_UNIT, type SparkColumns } from './spark-path.ts';
import style from './sparkline.module.css';

export interface SparklineProps extends SparkColumns {
  /** The time the box spans, epoch ms. */
  window: TimeSpan;
  /** Spans known to hold no data, hatched. What lies after the last value of a stale or bad tag is hatched by itself. */
  gaps?: readonly TimeSpan[];
  limit?: number | undefined;
  /** Height of the box in the tag's unit; as the curve needs where left out. A steady value then shows its noise large. */
  scale?: { low: number; high: number } | undefined;
  state: ReadingState;
  /** The curve in words: name, range and unit, window. It has no axis, so this is all a screen reader gets. */
  label: string;
  height?: number;
  /** Drawn in text 1, in a row that is in alarm or tells of one. */
  plain?: boolean;
}

/** States in which the line ends with the data and the rest of the window is known to be empty. */
const HATCHED_AFTER: readonly ReadingState[] = ['stale', 'bad', 'unknown'];
const LIVE: readonly ReadingState[] = ['fresh', 'manual', 'simulated'];

/** A curve of 1.5 px without an axis, as wide as its place: line, band, dotted limit, hatched gaps, end dot when fresh. */
export function Sparkline(props: SparklineProps) {
  const { time, value, min, max, window, gaps, limit, scale, state, label, height = 28, plain = false } = props;
  const shape = useMemo(() => {
    const known = state === 'unknown' ? [] : time;
    const last = lastTime(known, value);
    const isOver = HATCHED_AFTER.includes(state) && (last ?? window.from) < window.to;
    const from = last ?? window.from;
    // Of gaps that were told for the same time only one is hatched.
    const holes = isOver ? [...(gaps ?? []).filter((gap) => gap.from < from), { from, to: window.to }] : gaps;
    return computeSparkGeometry({ time: known, value, min, max, window, gaps: holes, limit, scale });
  }, [time, value, min, max, window, gaps, limit, scale, state]);
  const isLive = LIVE.includes(state);
  return (
    <div className={style.spark} style={{ height }} role="img" aria-label={label} data-live={isLive} data-plain={plain}>
      {shape.holes.map(({ left, width }) => (
        <span
          key={left}
          className={`${style.hole} fms-hatch`}
          style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
        />
      ))}
      <svg
        viewBox={`0 0 ${SPARK_UNIT} ${SPARK_UNIT}`}
        preserveAspectRatio="none"
        className={style.curve}
        aria-hidden="true"
      >
        {shape.limit !== undefined && (
          <path d={`M0 ${shape.limit * SPARK_UNIT}H${SPARK_UNIT}`} className={style.limit} />
        )}
        {shape.band !== '' && <path d={shape.band} className={style.band} />}
        <path d={shape.line} className={style.line} data-dashed={state === 'manual' || state === 'simulated'} />
      </svg>
      {isLive && shape.end !== undefined && (
        <span className={style.dot} style={{ left: `${shape.end.x * 100}%`, top: `${shape.end.y * 100}%` }} />
      )}
    </div>
  );
}

/** When the curve was last known. */
function lastTime(time: ArrayLike<number>, value: ArrayLike<number | null>): number | undefined {
  for (let index = time.length - 1; index >= 0; index -= 1) {
    if (Number.isFinite(value[index] ?? Number.NaN)) return time[index];
  }
  return undefined;
}
