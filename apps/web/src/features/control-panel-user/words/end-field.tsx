import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { UtcTimeField } from '../../../ui/form/index.ts';

interface EndFieldProps {
  /** An instant of the wire; null for no end. */
  readonly value: string | null | undefined;
  readonly onChange: (until: string | null) => void;
  readonly error?: ReactNode;
}

/** The moment in UTC from which rights no longer count; empty for none. */
export function EndField({ value, onChange, error }: EndFieldProps) {
  const t = useText();
  return (
    <UtcTimeField
      label={t('RIGHTS_END')}
      placeholder={t('NO_END')}
      error={error}
      value={value == null ? null : Date.parse(value)}
      onChange={(at) => onChange(at === null ? null : new Date(at).toISOString())}
    />
  );
}
