import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useText } from '../../language/index.ts';

/** Days that samples of a vessel are kept, at most (§9.6). */
const MAX_DATA_DAYS = 90;

/** How far the clock of a vessel is off, whole seconds. */
export function TimeOffsetField(field: NumberInputProps) {
  const t = useText();
  return <NumberInput label={t('VESSEL_TIME_OFFSET')} allowDecimal={false} suffix=" s" {...field} />;
}

/** Whole days that samples are kept; 0 is as long as the system keeps them. */
export function DataDaysField(field: NumberInputProps) {
  const t = useText();
  return (
    <NumberInput
      label={t('DATA_MAX_DAYS')}
      description={t('DATA_MAX_DAYS_NOTE', { count: MAX_DATA_DAYS })}
      min={0}
      max={MAX_DATA_DAYS}
      clampBehavior="strict"
      allowDecimal={false}
      {...field}
    />
  );
}
