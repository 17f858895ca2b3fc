import { formatNumber, formatTime, getShownDecimals, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import { getReasonText, getSlotNumber, NumberButton, usePlantPlace, useSlot, ValueButton } from '../plant/index.ts';
import style from './plant-number.module.css';

interface SlotNumberProps {
  readonly slot: SlotRef;
  /** What it is, for a screen reader: "DG 1 power". */
  readonly label: string;
  readonly decimals?: number;
  /** Without it that of the slot; empty where a head says it. */
  readonly unit?: string;
  readonly signed?: boolean;
  /** Of something that stands: in text 2, never live. */
  readonly quiet?: boolean;
}

/** A measured number within a drawing or a table, struck out when stale, crossed when bad; a click opens its trend. */
export function SlotNumber({ slot, label, decimals, unit, signed = false, quiet = false }: SlotNumberProps) {
  const t = useText();
  const reading = useSlot(slot);
  const { tag, state, time } = reading;
  const at = useFromClock((nowMs) => (time === undefined ? '' : formatTime(time, nowMs)));
  const value = getSlotNumber(reading);
  const shown = decimals ?? (tag === undefined ? 0 : getShownDecimals({ ...tag, unit: reading.unit }));
  const number = value === undefined ? NO_VALUE : formatNumber(value, { decimals: shown, signed });
  const named = unit ?? reading.unit;
  return (
    <ValueButton reading={reading}>
      <span className={style.number} data-state={state} data-quiet={quiet}>
        <span className="fms-spoken">{`${label} `}</span>
        {state === 'bad' && <BadCross />}
        {state === 'stale' ? <s>{number}</s> : number}
        {named !== '' && <small>{` ${named}`}</small>}
        {state === 'stale' && <small>{` ${t('AT_TIME', { time: at })}`}</small>}
        {state === 'bad' && <small>{` ${t('SENSOR_FAULT')}`}</small>}
      </span>
    </ValueButton>
  );
}

function BadCross() {
  return (
    <svg className={style.cross} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 2l10 10M12 2L2 12" />
    </svg>
  );
}

interface ComputedNumberProps {
  readonly answer: PlantAnswer;
  readonly decimals?: number;
  readonly unit?: string;
  readonly signed?: boolean;
  /** The measurement it comes from in the first place: a click opens its trend. */
  readonly from?: SlotRef;
}

/** A computed number; a dash where the question does not arise, `––` with the reason where an input is missing. */
export function ComputedNumber({ answer, decimals = 0, unit = '', signed = false, from }: ComputedNumberProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  if (!hasValue(answer)) {
    const isStopped = answer.reason.code === 'stopped';
    const reason = getReasonText(answer.reason, t);
    return (
      <span className={style.number} data-state="unknown" title={reason}>
        {isStopped ? NOT_APPLICABLE : NO_VALUE}
        {!isStopped && <span className="fms-spoken">{` ${reason}`}</span>}
      </span>
    );
  }
  const { value, state, time } = answer;
  const number = (
    <span className={style.number} data-state={state === 'late' ? 'late' : 'computed'}>
      {formatNumber(value, { decimals, signed })}
      {unit !== '' && <small>{` ${unit}`}</small>}
    </span>
  );
  const tag = from === undefined ? undefined : plant.tagOf(from);
  return tag === undefined ? (
    number
  ) : (
    <NumberButton className="fms-plain-button" {...{ tag, value, unit, time }}>
      {number}
    </NumberButton>
  );
}
