import type { AlarmPriority } from '@fms/domain/alarm';
import { formatNumber } from '@fms/domain/format';
import style from './cylinder-bars.module.css';

export interface CylinderBar {
  /** Counted from 1. */
  readonly number: number;
  /** K from the mean; null where the cylinder stands or its sensor may not be used. */
  readonly deviation: number | null;
  /** `stopped`: nothing is drawn; `missing`: hatched, left out of the mean. */
  readonly state: 'used' | 'stopped' | 'missing';
  /** Past the fine band. */
  readonly isOut: boolean;
  /** Only where an alert stands on it. */
  readonly alarm?: AlarmPriority | undefined;
  /** Cylinder, temperature, deviation and age in words. */
  readonly label: string;
}

export interface CylinderBarsProps {
  readonly label: string;
  readonly cylinders: readonly CylinderBar[];
  /** K on both sides of the mean within which a cylinder is fine; drawn as a band. */
  readonly fine: number;
  /** Whether a temperature of them is late: the bars are grey. */
  readonly isLate: boolean;
  /** A press on a cylinder: its curve opens. */
  readonly onOpen: (number: number) => void;
}

/** Room above the highest bar for its number, K. */
const HEADROOM = 15;

/** Exhaust of each cylinder as its deviation from the mean: bars up and down from a line, with the fine band behind. */
export function CylinderBars({ label, cylinders, fine, isLate, onOpen }: CylinderBarsProps) {
  const range = Math.max(fine, ...cylinders.map(({ deviation }) => Math.abs(deviation ?? 0))) + HEADROOM;
  const toPercent = (kelvin: number) => `${50 - (50 * kelvin) / range}%`;
  return (
    <fieldset className={style.chart} aria-label={label}>
      <div className={style.plot}>
        <span className={style.band} style={{ top: toPercent(fine), bottom: toPercent(fine) }} />
        <span className={style.edge} style={{ top: toPercent(fine) }}>
          <i>{formatNumber(fine, { signed: true })}</i>
        </span>
        <span className={style.zero}>
          <i>0</i>
        </span>
        <span className={style.edge} style={{ top: toPercent(-fine) }}>
          <i>{formatNumber(-fine, { signed: true })}</i>
        </span>
        {cylinders.map((cylinder) => (
          <button
            key={cylinder.number}
            type="button"
            className={style.cylinder}
            title={cylinder.label}
            data-out={cylinder.isOut}
            data-late={isLate}
            data-alarm={cylinder.alarm}
            onClick={() => onOpen(cylinder.number)}
          >
            <span className="fms-spoken">{cylinder.label}</span>
            <Bar cylinder={cylinder} range={range} />
            <span className={style.number} aria-hidden="true">
              {cylinder.number}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Bar({ cylinder: { deviation, state }, range }: { cylinder: CylinderBar; range: number }) {
  if (state === 'missing') return <span className={`${style.missing} fms-hatch`} />;
  if (state === 'stopped' || deviation === null) return null;
  const height = (50 * Math.abs(deviation)) / range;
  const isUp = deviation >= 0;
  const rounded = Math.round(deviation);
  const text = rounded === 0 ? '±0' : formatNumber(rounded, { signed: true });
  const place = isUp ? { top: `${50 - height}%` } : { top: '50%' };
  const beside = isUp ? { bottom: `${50 + height}%` } : { top: `${50 + height}%` };
  return (
    <>
      <span className={style.bar} style={{ ...place, height: `${height}%` }} />
      <span className={style.value} style={beside} aria-hidden="true">
        {text}
      </span>
    </>
  );
}
