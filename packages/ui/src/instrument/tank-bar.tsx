import type { AlarmPriority } from '@fms/domain/alarm';
import type { TankMedium } from '@fms/domain/tag';
import type { CSSProperties } from 'react';
import { AlarmMark } from '../alarm/alarm-mark.tsx';
import { getMediumColor } from '../tank/medium-color.ts';
import { formatReading, type ReadingState } from '../value/reading-state.ts';
import style from './tank-bar.module.css';

export interface TankBarProps {
  name: string;
  /** Undefined where the medium is unknown. */
  medium: TankMedium | undefined;
  /** Share of the tank, 0 to 100. */
  percent: number | null;
  state: ReadingState;
  /** Under the name: "118 m³", "fault". */
  content: string;
  /** Under that: "−1.2 m³/h". */
  rise?: string | undefined;
  /** High and high-high limits, percent, drawn as ticks at the right edge. */
  limits?: readonly number[];
  alarm?: { priority: AlarmPriority; label: string } | undefined;
  /** Text value, unit, state and age in words. */
  label: string;
  /**
   * `large`: one tank by itself, with a wider bar and a large number, without the name that stands over the panel.
   * `line`: lying, name and number beside it, where many stand in little room.
   */
  look?: 'column' | 'large' | 'line';
}

/** A share of the bar, whichever way it stands; `tank-bar.module.css` reads it. */
const shareStyle = (percent: number) => ({ '--share': `${Math.min(100, Math.max(0, percent))}%` }) as CSSProperties;

/** One tank as a bar: level, ticks at its limits, the medium's colour; hatched while the level is not known. */
export function TankBar(props: TankBarProps) {
  const { name, medium, percent, state, content, rise, limits = [], alarm, label, look = 'column' } = props;
  const number = formatReading(percent, state, {});
  const isKnown = percent !== null && Number.isFinite(percent) && state !== 'bad' && state !== 'unknown';
  return (
    <div className={style.tank} role="img" aria-label={label} data-state={state} data-look={look}>
      <div className={style.level}>
        {alarm !== undefined && <AlarmMark priority={alarm.priority} state="acknowledged" size={14} />}
        {state === 'stale' ? <s>{number}</s> : <b>{number}</b>}
        <span>%</span>
      </div>
      <div className={isKnown ? style.bar : `${style.bar} fms-hatch`}>
        {isKnown && (
          <div
            className={style.fill}
            style={{ ...shareStyle(percent), background: medium && getMediumColor(medium) }}
          />
        )}
        {isKnown && state === 'stale' && <div className={`${style.stale} fms-hatch`} />}
        {limits.map((limit) => (
          <i key={limit} className={style.limit} style={shareStyle(limit)} />
        ))}
      </div>
      {look !== 'large' && <div className={style.name}>{name}</div>}
      {look === 'column' && <div className={style.content}>{content}</div>}
      {look === 'column' && rise !== undefined && <div className={style.content}>{rise}</div>}
    </div>
  );
}
