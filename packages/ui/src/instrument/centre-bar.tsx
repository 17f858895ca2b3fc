import { NO_VALUE } from '@fms/domain/format';
import style from './centre-bar.module.css';
import { type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface CentreBarProps extends InstrumentProps {
  /** Positive to the right. */
  value: number | null;
  /** Both ends of the scale: a larger value is drawn at its end. */
  extent: number;
  /** Mark of an order; none where it is null or left out. */
  order?: number | null;
  /** Words under the left end, the middle and the right end: "100 P", "0", "S 100". */
  ends?: readonly [left: string, middle: string, right: string];
  look?: 'plain' | 'tall';
}

/** A lying scale with zero in the middle, filled from there: thrust across the ship, roll, pitch. Hatched without a value. */
export function CentreBar(props: CentreBarProps) {
  const { label, state, value, extent, order = null, ends, look = 'plain' } = props;
  const share = (at: number) => 50 + (50 * Math.min(extent, Math.max(-extent, at))) / extent;
  const isKnown = isShown(value, state);
  const at = isKnown ? share(value) : 50;
  return (
    <div className={style.gauge} role="img" aria-label={label || NO_VALUE} data-state={state} data-look={look}>
      <div className={isKnown ? style.bar : `${style.bar} fms-hatch`}>
        {isKnown && (
          <div className={style.fill} style={{ left: `${Math.min(50, at)}%`, width: `${Math.abs(at - 50)}%` }} />
        )}
        {isKnown && <i className={style.head} style={{ left: `${at}%` }} />}
      </div>
      {order !== null && <i className={style.order} style={{ left: `${share(order)}%` }} />}
      {ends !== undefined && (
        <div className={style.ends}>
          {ends.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      )}
    </div>
  );
}
