import { formatTime, getShownDecimals } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import type { MimicReadout, Point } from '@fms/domain/plant/mimic';
import { MimicReading } from '@fms/ui/mimic';
import { memo } from 'react';
import { getSlotNumber, useSlot } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';

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
      onClick={(event) => {
        event.stopPropagation();
        onSelect(slot);
      }}
    >
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
