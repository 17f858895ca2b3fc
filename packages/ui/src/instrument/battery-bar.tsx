import type { ReadingState } from '../value/reading-state.ts';
import style from './battery-bar.module.css';

export interface BatteryBarProps {
  /** State of charge, 0 to 100. */
  percent: number | null;
  state: ReadingState;
  /** Lower and upper limit of use, percent. */
  limits: readonly number[];
  /** Only where charging is proven by the current: the one place where green is allowed. */
  charging?: boolean;
  /** Text value, unit, state and age in words. */
  label: string;
}

/** State of charge as a lying bar with its limits; its number stands beside it. */
export function BatteryBar({ percent, state, limits, charging = false, label }: BatteryBarProps) {
  const isKnown = percent !== null && Number.isFinite(percent) && state !== 'bad' && state !== 'unknown';
  const level = Math.min(100, Math.max(0, percent ?? 0));
  return (
    <div className={style.battery} role="img" aria-label={label} data-state={state} data-charging={charging}>
      {isKnown && <div className={style.fill} style={{ width: `${level}%` }} />}
      {(!isKnown || state === 'stale') && <div className={`${style.hatch} fms-hatch`} />}
      {limits.map((limit) => (
        <i key={limit} className={style.limit} style={{ left: `${limit}%` }} />
      ))}
    </div>
  );
}
