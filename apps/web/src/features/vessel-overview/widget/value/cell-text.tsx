import { NO_VALUE } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import type { ReadingAlarm } from '@fms/ui/value';
import type { TagFreshness } from '../../../../live/index.ts';
import style from './tag-cell.module.css';

interface CellTextProps {
  /** The number as it is written; not shown where `state` says there is none. */
  readonly text: string;
  readonly state: TagFreshness;
  readonly alarm?: ReadingAlarm | undefined;
}

/** A number in a table whose head says the unit: struck out when stale, framed and marked in alarm. */
export function CellText({ text, state, alarm }: CellTextProps) {
  const isGone = state === 'bad' || state === 'unknown';
  return (
    <span className={style.cell} data-state={state} data-alarm={alarm?.priority}>
      {alarm && (
        <AlarmMark
          priority={alarm.priority}
          state={alarm.acknowledged ? 'acknowledged' : 'raised'}
          size={14}
          label={alarm.label}
        />
      )}
      {isGone ? NO_VALUE : state === 'stale' ? <s>{text}</s> : text}
    </span>
  );
}
