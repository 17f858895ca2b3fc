import { formatAngle, getShownDecimals, isDirection } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { Reading, type ReadingProps } from '@fms/ui/value';
import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { type TagReading, UNKNOWN_READING, useAge, useReadingNote } from '../../../live/index.ts';
import { toReadingAlarm, useTagAlarm } from '../../alarm/index.ts';
import { usePlantPlace } from '../model/plant-context.ts';
import { getSlotNumber, type SlotReading } from '../model/slot-reading.ts';
import { useSlot } from '../model/use-slots.ts';
import { NumberButton } from './number-button.tsx';
import { getReasonText } from './reason-text.ts';
import style from './value.module.css';

interface SlotValueProps extends Pick<ReadingProps, 'size' | 'layout' | 'boxed' | 'signed' | 'children'> {
  readonly slot: SlotRef;
  /** Without it the tag's own name. */
  readonly label?: string;
  /** Without it those of the tag. */
  readonly decimals?: number;
  /** The number in words of its own: `1.8° P`. */
  readonly text?: string | undefined;
  /** Where no panel around says the age of all it holds. */
  readonly showAge?: boolean;
}

/** A measured value with unit, age and trust; a click opens its trend, long press or Shift+Enter copies it. */
export function SlotValue({ slot, label, decimals, text, showAge = false, ...look }: SlotValueProps) {
  const reading = useSlot(slot);
  const note = useReadingNote(toTagReading(reading));
  const age = useAge(reading.time);
  const { tag } = reading;
  const t = useText();
  const alarm = toReadingAlarm(useTagAlarm(tag), t);
  return (
    <ValueButton reading={reading}>
      <Reading
        {...look}
        label={label ?? tag?.name ?? slot}
        value={getSlotNumber(reading)}
        text={text ?? textOf(reading, t)}
        unit={typeof reading.value === 'string' || reading.unit === '°' ? undefined : reading.unit}
        decimals={decimals ?? (tag === undefined ? 0 : getShownDecimals({ ...tag, unit: reading.unit }))}
        state={reading.state}
        alarm={alarm}
        age={showAge ? age : undefined}
        note={tag === undefined ? t('NOT_FITTED') : note}
      />
    </ValueButton>
  );
}

function textOf({ value, tag }: SlotReading, t: ReturnType<typeof useText>): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || tag?.valueKind === 'boolean') {
    return value === null ? undefined : t(value === false || value === 0 ? 'NO' : 'YES');
  }
  return typeof value === 'number' && tag !== undefined && isDirection(tag) ? formatAngle(value) : undefined;
}

const toTagReading = ({ state, time, value }: SlotReading): TagReading =>
  time === undefined ? UNKNOWN_READING : { sample: { value, time, quality: 0 }, freshness: state };

/** What is measured, as a button that opens its trend; without a tag it is no button. */
export function ValueButton({ reading, children }: { reading: SlotReading; children: ReactNode }) {
  const { tag, value, unit, time } = reading;
  if (tag === undefined) return <div className={style.value}>{children}</div>;
  return (
    <NumberButton className={style.value} {...{ tag, value, unit, time }}>
      {children}
    </NumberButton>
  );
}

interface ComputedValueProps extends Pick<ReadingProps, 'size' | 'layout' | 'boxed' | 'signed' | 'children'> {
  readonly label: string;
  readonly answer: PlantAnswer;
  readonly unit: string;
  readonly decimals?: number;
  /** The number in words of its own: `214°`. */
  readonly text?: string | undefined;
  /** The measurements it comes from: a click opens the trend of the first that is there, which leads to the others. */
  readonly from?: SlotRef | readonly SlotRef[] | undefined;
}

/** A computed value, or `––` and the input it needs: never the last good result. */
export function ComputedValue({ label, answer, unit, decimals = 0, text, from, ...look }: ComputedValueProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const isThere = hasValue(answer);
  const refs = typeof from === 'string' ? [from] : (from ?? []);
  const inputs = [...new Set(refs.flatMap((ref) => plant.tagOf(ref) ?? []))];
  const [tag] = inputs;
  const reading = (
    <Reading
      {...look}
      label={label}
      value={isThere ? answer.value : undefined}
      unit={unit}
      decimals={decimals}
      text={text}
      state={isThere ? (answer.state === 'late' ? 'late' : 'fresh') : 'unknown'}
      note={isThere ? undefined : getReasonText(answer.reason, t)}
    />
  );
  if (tag === undefined) return reading;
  const said = isThere ? { value: answer.value, time: answer.time } : { value: undefined, time: undefined };
  return (
    <NumberButton className={style.value} {...{ tag, inputs, unit }} {...said}>
      {reading}
    </NumberButton>
  );
}
