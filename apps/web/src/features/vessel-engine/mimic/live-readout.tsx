import { formatTime, getShownDecimals } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import type { MimicReadout, Point } from '@fms/domain/plant/mimic';
import type { Instant } from '@fms/domain/time';
import { MimicReading } from '@fms/ui/mimic';
import { memo, useState } from 'react';
import { getSlotNumber, useSlot } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { useAge, useFromClock } from '../../../live/index.ts';

interface LiveReadoutProps {
  readonly readout: MimicReadout;
  readonly at: Point;
  readonly isSelected: boolean;
  /** Key of a word behind the unit: `57.0 % load`. */
  readonly unitWord?: string | undefined;
  readonly onSelect: (slot: SlotRef) => void;
}

/** A value of a slot on the drawing, drawn again when it moved. A press opens its measuring point. */
export const LiveReadout = memo(function LiveReadout({
  readout,
  at,
  isSelected,
  unitWord,
  onSelect,
}: LiveReadoutProps) {
  const t = useText();
  const { slot, offset, align, word } = readout;
  const reading = useSlot(slot);
  const { tag, state, time } = reading;
  const [isPointed, setPointed] = useState(false);
  // Told only of a value that is not to be trusted: every other one would be written anew with each sample.
  const isDated = state === 'stale' || state === 'bad';
  const measured = useFromClock((nowMs) => (time === undefined || !isDated ? '' : formatTime(time, nowMs)));
  const note =
    state === 'stale'
      ? t('AT_TIME', { time: measured })
      : state === 'bad'
        ? t('MIMIC_SENSOR_FAULT', { time: measured })
        : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the node around it is the button of the keyboard
    <g
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onClick={(event) => {
        event.stopPropagation();
        onSelect(slot);
      }}
    >
      {isPointed && tag !== undefined && <ReadoutTitle name={tag.name} time={time} />}
      <MimicReading
        x={at[0] + offset[0]}
        y={at[1] + offset[1]}
        align={align}
        value={getSlotNumber(reading)}
        unit={unitWord === undefined ? reading.unit : `${reading.unit} ${t(`MIMIC_${unitWord}` as TextKey)}`}
        decimals={tag === undefined ? 0 : getShownDecimals({ ...tag, unit: reading.unit })}
        state={state}
        note={note}
        caption={word === undefined ? undefined : t(`MIMIC_${word}` as TextKey)}
        isSelected={isSelected}
      />
    </g>
  );
});

/** Tag and age of what the pointer is on: made for that one alone, not with every sample of all of them. */
function ReadoutTitle({ name, time }: { readonly name: string; readonly time: Instant | undefined }) {
  const { text } = useAge(time);
  return <title>{`${name} · ${text}`}</title>;
}
