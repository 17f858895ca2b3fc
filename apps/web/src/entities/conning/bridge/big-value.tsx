import { formatAngle, formatNumber, formatTime, getShownDecimals, isDirection } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { useText } from '../../../language/index.ts';
import { useAge, useFromClock } from '../../../live/index.ts';
import { getReasonText, getSlotNumber, useSlot } from '../../plant/index.ts';
import style from './bridge.module.css';

interface BigValueProps {
  readonly slot: SlotRef;
  /** A few capitals, as they stand on the instruments of a bridge: `HDG`. */
  readonly label: string;
  readonly signed?: boolean;
}

/** One value that is read from three metres: label, number, unit, and its age once it is not fresh. */
export function BigValue({ slot, label, signed = false }: BigValueProps) {
  const t = useText();
  const { tag, state, unit, time, ...reading } = useSlot(slot);
  const age = useAge(time);
  const at = useFromClock((nowMs) => (time === undefined ? '' : formatTime(time, nowMs)));
  if (tag === undefined) return null;
  const value = getSlotNumber({ tag, state, unit, time, ...reading }) ?? null;
  const isAngle = isDirection(tag);
  const decimals = getShownDecimals({ ...tag, unit });
  const text = isAngle ? formatAngle(value) : formatNumber(value, { decimals, signed });
  const note = state === 'stale' ? t('AT_TIME', { time: at }) : state === 'bad' ? t('SENSOR_FAULT') : age.text;
  // A degree stands at its number.
  const isDegrees = unit === '°';
  const written = isDegrees && !isAngle ? `${text}°` : text;
  return <BigText label={label} text={written} unit={isDegrees ? '' : unit} state={state} note={note} />;
}

interface BigAnswerProps {
  readonly label: string;
  readonly answer: PlantAnswer;
  /** The number as it is written. */
  readonly text: string;
  readonly unit: string;
}

/** A computed value as large, or what it needs. */
export function BigAnswer({ label, answer, text, unit }: BigAnswerProps) {
  const t = useText();
  const isThere = hasValue(answer);
  const age = useAge(isThere ? answer.time : undefined);
  const note = isThere ? age.text : getReasonText(answer.reason, t);
  return <BigText label={label} text={text} unit={unit} state={isThere ? answer.state : 'unknown'} note={note} />;
}

interface BigTextProps {
  readonly label: string;
  readonly text: string;
  readonly unit: string;
  readonly state: string;
  /** Beside the label: its age, or why there is none. */
  readonly note: string;
}

function BigText({ label, text, unit, state, note }: BigTextProps) {
  return (
    <div className={style.value} data-state={state}>
      <span className={style.head}>
        <span className={style.label}>{label}</span>
        <span className={style.note}>{note}</span>
      </span>
      <span className={style.line}>
        {state === 'stale' ? <s className={style.number}>{text}</s> : <span className={style.number}>{text}</span>}
        <span className={style.unit}>{unit}</span>
      </span>
    </div>
  );
}
