import type { Tag } from '@fms/contract/tag';
import { formatNumber, formatTime, NO_VALUE } from '@fms/domain/format';
import { hasValue, type PlantInput } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import type { ReadingState } from '@fms/ui/value';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import { getReasonText, getSlotNumber, NumberButton, type SlotReading } from '../plant/index.ts';
import style from './figure.module.css';

interface FigureLook {
  readonly decimals: number;
  readonly signed?: boolean;
  /** The number a row is read for: in the colour of live values. */
  readonly isMain?: boolean;
}

interface MeasuredFigureProps extends FigureLook {
  readonly reading: SlotReading | undefined;
}

/** A measured number in a table: struck out when stale, two dashes when bad or unknown; a click opens its trend. */
export function MeasuredFigure({ reading, ...look }: MeasuredFigureProps) {
  const t = useText();
  const at = useFromClock((nowMs) => (reading?.time === undefined ? '' : formatTime(reading.time, nowMs)));
  const state = reading?.state ?? 'unknown';
  const note = state === 'stale' ? t('AT_TIME', { time: at }) : state === 'bad' ? t('SENSOR_FAULT') : undefined;
  return (
    <Figure {...look} value={getSlotNumber(reading)} time={reading?.time} {...{ state, note }} inputs={reading?.tag} />
  );
}

interface ComputedFigureProps extends FigureLook {
  /** Undefined where the question does not arise for this thing: a dash. */
  readonly answer: PlantInput | undefined;
  /** The measurements it comes from: a click opens the trend of the first, which leads to the others. */
  readonly from?: Tag | readonly Tag[] | undefined;
}

/** A computed number in a table, or two dashes and the input it needs. */
export function ComputedFigure({ answer, from, ...look }: ComputedFigureProps) {
  const t = useText();
  if (answer === undefined) return <span className={style.figure}>—</span>;
  const isThere = hasValue(answer);
  const state = isThere ? (answer.state === 'late' ? 'late' : 'fresh') : 'unknown';
  const note = isThere ? undefined : getReasonText(answer.reason, t);
  const said = isThere ? { value: answer.value, time: answer.time } : { value: undefined, time: undefined };
  return <Figure {...look} {...said} {...{ state, note }} inputs={from} />;
}

interface FigureProps extends FigureLook {
  readonly value: number | undefined;
  readonly state: ReadingState;
  readonly time: Instant | undefined;
  /** Why there is none, or when it was. */
  readonly note: string | undefined;
  readonly inputs: Tag | readonly Tag[] | undefined;
}

function Figure({ value, state, time, note, inputs, decimals, signed = false, isMain = false }: FigureProps) {
  const isGone = state === 'bad' || state === 'unknown';
  const text = isGone ? NO_VALUE : formatNumber(value, { decimals, signed });
  const number = state === 'stale' ? <s>{text}</s> : text;
  const parts = { className: style.figure, 'data-state': state, 'data-main': isMain };
  const all = inputs === undefined ? [] : [inputs].flat();
  const [tag] = all;
  if (tag === undefined) {
    return (
      <span {...parts} title={note}>
        {number}
      </span>
    );
  }
  return (
    <NumberButton {...parts} {...{ tag, inputs: all, value, note, time }}>
      {number}
    </NumberButton>
  );
}
