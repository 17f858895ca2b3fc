import type { ReactNode } from 'react';
import { AlarmMark } from '../alarm/alarm-mark.tsx';
import type { AlertPriority } from '../alarm/alert.ts';
import { useBlink } from '../theme/blink.ts';
import { type AgeKind, AgeMark } from './age-mark.tsx';
import { type Freshness, formatReading } from './format-reading.ts';
import style from './reading.module.css';

export interface ReadingAlert {
  priority: AlertPriority;
  acknowledged: boolean;
}

export interface ReadingProps {
  label: string;
  /** The last value known, in `unit`; ignored where the freshness says there is none. */
  value: number | undefined;
  unit?: string | undefined;
  /** Belongs to the tag and does not change while it runs, so that digits stay in place. */
  decimals?: number;
  /** A plus before positive numbers, where the sign matters: `+0.2 °/min`. */
  signed?: boolean;
  freshness: Freshness;
  /** Drawn at the right of the label; the text is the age in the reader's language. */
  age?: { kind: AgeKind; text: string } | undefined;
  /** Beside a stale value: "at 08:28"; beside a bad one: its reason; the words "manual" or "simulated" as a chip. */
  note?: string | undefined;
  alert?: ReadingAlert | undefined;
  /** Size of the number: reading 22 px, large 30, small 18. */
  size?: 'small' | 'regular' | 'large';
  /** A reading in a box of its own (strip, card) or a bare line in a panel. */
  boxed?: boolean;
  /** Sparkline or words under the number. */
  children?: ReactNode;
}

/** A label, a number and its unit, honest about age and quality: the seven states of the visual language. */
export function Reading(props: ReadingProps) {
  const { label, unit, freshness, age, note, alert, size = 'regular', boxed = false, children } = props;
  const number = formatReading(props.value, freshness, props.decimals ?? 0, props.signed ?? false);
  const unacknowledged = alert !== undefined && !alert.acknowledged;
  useBlink(unacknowledged && alert.priority !== 'caution' ? alert.priority : undefined);
  return (
    <div
      className={style['reading']}
      data-freshness={freshness}
      data-alert={alert?.priority}
      data-unacknowledged={unacknowledged}
      data-size={size}
      data-boxed={boxed}
    >
      {alert !== undefined && alert.priority !== 'caution' && (
        <span
          className={`${style['frame']} ${unacknowledged ? `fms-blink-${alert.priority}` : ''}`}
          aria-hidden="true"
        />
      )}
      <div className={style['head']}>
        <span className={style['label']}>{label}</span>
        {age !== undefined && <AgeMark {...age} />}
      </div>
      <div className={style['line']}>
        {alert !== undefined && (
          <AlarmMark priority={alert.priority} state={alert.acknowledged ? 'acknowledged' : 'raised'} size={20} />
        )}
        {freshness === 'bad' && <BadMark />}
        <span className={style['number']}>{number}</span>
        {unit !== undefined && <span className={style['unit']}>{unit}</span>}
        {note !== undefined && (
          <span className={style['note']} data-chip={freshness === 'manual' || freshness === 'simulated'}>
            {note}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

function BadMark() {
  return (
    <svg className={style['cross']} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 2l10 10M12 2L2 12" />
    </svg>
  );
}
