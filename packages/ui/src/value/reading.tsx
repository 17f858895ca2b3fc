import type { AlarmPriority } from '@fms/domain/alarm';
import type { AgeMark as AgeKind } from '@fms/domain/quality';
import type { ReactNode } from 'react';
import { AlarmMark, getBlinkKind } from '../alarm/alarm-mark.tsx';
import { useBlink } from '../theme/blink.ts';
import { AgeMark } from './age-mark.tsx';
import style from './reading.module.css';
import { formatReading, type ReadingState } from './reading-state.ts';

export interface ReadingAlarm {
  priority: AlarmPriority;
  acknowledged: boolean;
  /** What a screen reader says: "alarm, unacknowledged". */
  label: string;
}

export interface ReadingProps {
  label: string;
  /** The last value known, in `unit`; not shown where `state` says there is none. */
  value: number | null | undefined;
  unit?: string | undefined;
  /** Belongs to the tag and does not change while it runs, so that digits stay in place. */
  decimals?: number;
  /** A plus before positive numbers, where the sign matters: `+0.2 °/min`. */
  signed?: boolean;
  /** The number in words of its own, for what is not plain decimal: `061°`, `24–27`. */
  text?: string | undefined;
  state: ReadingState;
  age?: { kind: AgeKind; text: string } | undefined;
  /** Beside the number: "at 08:28" of a stale value, the reason of a bad one, the words "manual" or "simulated". */
  note?: string | undefined;
  alarm?: ReadingAlarm | undefined;
  /** Number of 18, 24 or 30 px. */
  size?: 'small' | 'regular' | 'large';
  /** Label above the number, or a row with the label left and the number right. */
  layout?: 'stack' | 'row';
  /** In a box of its own (strip, card); a bare reading gets a box only in alarm. */
  boxed?: boolean;
  /** Sparkline or words under the number. */
  children?: ReactNode;
}

/** A label, a number and its unit, honest about age and quality (§B6-1). */
export function Reading(props: ReadingProps) {
  const { label, state, age, alarm, size = 'regular', layout = 'stack', boxed = false, children } = props;
  const unacknowledged = alarm !== undefined && !alarm.acknowledged;
  return (
    <div
      className={style.reading}
      data-state={state}
      data-alarm={alarm?.priority}
      data-unacknowledged={unacknowledged}
      data-size={size}
      data-layout={layout}
      data-boxed={boxed}
    >
      {alarm !== undefined && <AlarmFrame {...alarm} />}
      <div className={style.head}>
        {layout === 'row' && alarm !== undefined && <ReadingAlarmMark {...alarm} size={14} />}
        <span className={style.label}>{label}</span>
        {age !== undefined && <AgeMark {...age} />}
      </div>
      <div className={style.line}>
        {layout === 'stack' && alarm !== undefined && <ReadingAlarmMark {...alarm} size={20} />}
        <ReadingNumber {...props} />
      </div>
      {children}
    </div>
  );
}

function ReadingNumber({ value, unit, decimals = 0, signed = false, text, state, note }: ReadingProps) {
  const isGone = state === 'bad' || state === 'unknown' || text === undefined;
  const number = isGone ? formatReading(value, state, { decimals, signed }) : text;
  return (
    <>
      {state === 'bad' && <BadMark />}
      {state === 'stale' ? <s className={style.number}>{number}</s> : <span className={style.number}>{number}</span>}
      {unit !== undefined && <span className={style.unit}>{unit}</span>}
      {note !== undefined && (
        <span className={style.note} data-chip={state === 'manual' || state === 'simulated'}>
          {note}
        </span>
      )}
    </>
  );
}

function ReadingAlarmMark({ priority, acknowledged, label, size }: ReadingAlarm & { size: number }) {
  return <AlarmMark priority={priority} state={acknowledged ? 'acknowledged' : 'raised'} size={size} label={label} />;
}

/** The border of a reading in alarm or warning. It lies over the reading so that only it blinks, not the number. */
function AlarmFrame({ priority, acknowledged }: ReadingAlarm) {
  const blink = acknowledged ? undefined : getBlinkKind(priority);
  useBlink(blink);
  if (priority === 'caution') return null;
  return (
    <span className={blink === undefined ? style.frame : `${style.frame} fms-blink-${blink}`} aria-hidden="true" />
  );
}

function BadMark() {
  return (
    <svg className={style.cross} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 2l10 10M12 2L2 12" />
    </svg>
  );
}
