import { formatNumber } from '@fms/domain/format';
import type { LimitZone } from '@fms/domain/instrument';
import { formatReading } from '../value/reading-state.ts';
import style from './bar-gauge.module.css';
import { type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface BarGaugeProps extends InstrumentProps {
  value: number | null;
  min: number;
  max: number;
  decimals: number;
  unit: string;
  /** What lies beyond the limits, as bands under the bar. */
  zones?: readonly LimitZone[];
}

/** A plain scale as a lying bar, its number above it; a scale that goes both ways fills from zero. */
export function BarGauge({ label, state, value, min, max, decimals, unit, zones = [] }: BarGaugeProps) {
  const share = (at: number) => (100 * (Math.min(Math.max(at, min), max) - min)) / (max - min);
  const text = formatReading(value, state, { decimals });
  const zero = share(0);
  const isKnown = isShown(value, state);
  const at = isKnown ? share(value) : 0;
  return (
    <div className={style.gauge} role="img" aria-label={label} data-state={state}>
      <div className={style.reading}>
        {state === 'stale' ? <s>{text}</s> : <b>{text}</b>}
        <span>{unit}</span>
      </div>
      <div className={isKnown ? style.bar : `${style.bar} fms-hatch`}>
        {isKnown && (
          <div
            className={style.fill}
            style={{ left: `${Math.min(zero, at)}%`, width: `${Math.abs(at - zero)}%` }}
            data-low={at < zero}
          />
        )}
      </div>
      <div className={style.zones}>
        {zones.map(({ severity, from, to }) => (
          <i
            key={severity}
            data-severity={severity}
            style={{ left: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
          />
        ))}
      </div>
      <div className={style.ends}>
        <span>{formatNumber(min, { decimals: endDecimals(min, decimals) })}</span>
        <span>{formatNumber(max, { decimals: endDecimals(max, decimals) })}</span>
      </div>
    </div>
  );
}

/** Ends of a scale are round numbers most of the time. */
function endDecimals(end: number, decimals: number): number {
  return Number.isInteger(end) ? 0 : decimals;
}
