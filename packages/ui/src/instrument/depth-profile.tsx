import { formatNumber } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import { computeSparkGeometry, SPARK_UNIT } from '../value/spark-path.ts';
import style from './depth-profile.module.css';
import type { InstrumentProps } from './instrument-frame.tsx';

export interface DepthProfileProps extends InstrumentProps {
  /** Epoch ms, ascending. */
  time: ArrayLike<number>;
  /** Metres of water, null where it was not measured. */
  depth: ArrayLike<number | null>;
  window: TimeSpan;
  /** Spans known to hold no data, hatched. */
  gaps?: readonly TimeSpan[];
  /** Foot of the scale in metres, see {@link computeDepthScale}. */
  scaleMeters: number;
  /** Words under both ends: "−30 min", "now". */
  ends: readonly [from: string, to: string];
}

const STEPS = [1, 2, 5] as const;

/** The foot of a scale for these depths: 1, 2 or 5 times a power of ten, with water under the deepest. */
export function computeDepthScale(depth: ArrayLike<number | null>): number {
  const deepest = Math.max(10, ...Array.from(depth, (meters) => meters ?? 0));
  const power = 10 ** Math.floor(Math.log10(deepest));
  return (STEPS.find((step) => step * power >= deepest) ?? 10) * power;
}

/** The seabed as the ship passed over it: the surface at the top, the ground filled below the depth. */
export function DepthProfile(props: DepthProfileProps) {
  const { label, state, time, depth, window, gaps = [], scaleMeters, ends } = props;
  const shape = useMemo(() => {
    const below = Array.from(depth, (meters) => (meters === null ? null : -meters));
    const foot = below.map((meters) => (meters === null ? null : -scaleMeters));
    const scale = { low: -scaleMeters, high: 0 };
    return computeSparkGeometry({ time, value: below, min: foot, max: below, window, gaps, scale });
  }, [time, depth, window, gaps, scaleMeters]);
  const isFresh = state === 'fresh' || state === 'manual' || state === 'simulated';
  return (
    <div className={style.profile} role="img" aria-label={label} data-live={isFresh}>
      <div className={style.water}>
        {shape.holes.map(({ left, width }) => (
          <span
            key={left}
            className={`${style.hole} fms-hatch`}
            style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
          />
        ))}
        <svg viewBox={`0 0 ${SPARK_UNIT} ${SPARK_UNIT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={shape.band} className={style.ground} />
          <path d={shape.line} className={style.bed} />
        </svg>
        {isFresh && shape.end !== undefined && (
          <i className={style.dot} style={{ left: `${shape.end.x * 100}%`, top: `${shape.end.y * 100}%` }} />
        )}
      </div>
      <div className={style.scale}>
        <span>0</span>
        <span>{formatNumber(scaleMeters / 2, { decimals: scaleMeters % 2 === 0 ? 0 : 1 })}</span>
        <span>{formatNumber(scaleMeters, {})} m</span>
      </div>
      <div className={style.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
