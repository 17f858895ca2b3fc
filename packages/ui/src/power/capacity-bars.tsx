import { formatNumber } from '@fms/domain/format';
import style from './capacity-bars.module.css';

export interface CapacityPart {
  readonly id: string;
  /** kW */
  readonly power: number;
  /** In the bar: "DG 3 to 1 820". */
  readonly text: string;
  readonly kind: 'sets' | 'battery';
}

interface CapacityBarsProps {
  /** Both bars in words, for a screen reader. */
  readonly label: string;
  /** Above the upper bar: "Load after the trip". */
  readonly loadTitle: string;
  /** Above the lower bar: "Carried by". */
  readonly partsTitle: string;
  /** kW */
  readonly load: number;
  readonly loadText: string;
  readonly parts: readonly CapacityPart[];
  /** At the line that the load draws through what carries it: "margin 1 032 kW". */
  readonly marginText: string;
  readonly unit: string;
}

const TICKS = 4;
/** Share of the axis under which a bar has no room for its words. */
const SHORT = 0.2;

/** A load over what carries it, on one scale: what stands right of the line is the margin, what is missing left of it the risk. */
export function CapacityBars(props: CapacityBarsProps) {
  const { label, loadTitle, partsTitle, load, loadText, parts, marginText, unit } = props;
  const total = parts.reduce((sum, { power }) => sum + power, 0);
  const { most, ticks } = scaleTo(Math.max(load, total, 1));
  const share = (power: number) => `${(Math.max(0, power) / most) * 100}%`;
  return (
    <figure className={style.bars} aria-label={label}>
      <figcaption className={style.title}>{loadTitle}</figcaption>
      <div className={style.row}>
        <div className={style.load} data-short={load / most < SHORT} style={{ width: share(load) }}>
          <b>{loadText}</b>
        </div>
        <i className={style.edge} style={{ left: share(load) }} />
      </div>
      <div className={style.title}>
        {partsTitle}
        {/* On a phone, where a bar has no room for them. */}
        <span className={style.words}> {parts.map(({ text }) => text).join(' · ')}</span>
      </div>
      <div className={style.row}>
        {parts.map(({ id, power, text, kind }) => (
          <div key={id} className={style.part} data-kind={kind} style={{ width: share(power) }} title={text}>
            <span>{text}</span>
          </div>
        ))}
        <i className={style.edge} style={{ left: share(load) }} />
      </div>
      <div className={style.margin}>
        <b style={load / most > 0.5 ? { right: `${100 - (load / most) * 100}%` } : { left: share(load) }}>
          {marginText}
        </b>
      </div>
      <div className={style.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: share(tick) }}>
            {formatNumber(tick, { decimals: 0 })}
          </span>
        ))}
        <span className={style.unit}>{unit}</span>
      </div>
    </figure>
  );
}

/** Round ticks, and an axis that ends a little beyond the longer bar. */
function scaleTo(value: number): { most: number; ticks: number[] } {
  const rough = value / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  const count = Math.floor(value / step);
  return { most: value * 1.06, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}
