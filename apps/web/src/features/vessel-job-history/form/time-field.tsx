import type { ReactNode } from 'react';
import { UtcTimeField } from '../../../ui/form/index.ts';

interface TimeFieldProps {
  readonly label: string;
  /** As the wire has it; empty while it is no moment. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (time: string) => void;
}

/** A moment of a job, to the minute. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const at = Date.parse(value);
  return (
    <UtcTimeField
      label={label}
      required
      value={Number.isNaN(at) ? null : at}
      error={error}
      onChange={(time) => onChange(time === null ? '' : new Date(time).toISOString())}
    />
  );
}
