import type { ComponentProps } from 'react';
import { formatUtcField } from './utc-text.ts';
import { UtcTimeField } from './utc-time-field.tsx';

interface DayFieldProps extends Omit<ComponentProps<typeof UtcTimeField>, 'value' | 'onChange' | 'precision'> {
  /** As the wire has it, `2026-11-22`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day of the calendar in UTC. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <UtcTimeField
      {...field}
      precision="day"
      value={value === '' ? null : Date.parse(value)}
      onChange={(at) => onChange(formatUtcField(at, 'day'))}
    />
  );
}
