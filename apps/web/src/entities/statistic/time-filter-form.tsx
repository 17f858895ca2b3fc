import { createTimeFilter, type TimeSpan } from '@fms/domain/time';
import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language/index.ts';
import { UtcTimeField } from '../../ui/form/time/utc-time-field.tsx';

interface TimeFilterFormProps {
  readonly window: TimeSpan;
  readonly onApply: (span: TimeSpan) => void;
}

/** Two moments in UTC; they count only when both are given, the earlier one first (§5 "Time filter"). */
export function TimeFilterForm({ window, onApply }: TimeFilterFormProps) {
  const t = useText();
  const [from, setFrom] = useState<number | null>(window.from);
  const [to, setTo] = useState<number | null>(window.to);
  const filter = createTimeFilter(from ?? undefined, to ?? undefined);
  const problem = !('fromTime' in filter)
    ? t('BOTH_ENDS_NEEDED')
    : filter.fromTime >= filter.toTime
      ? t('FROM_AFTER_TO')
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('fromTime' in filter && problem === undefined) onApply({ from: filter.fromTime, to: filter.toTime });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={8}>
        <UtcTimeField label={t('FROM_UTC')} value={from} onChange={setFrom} />
        <UtcTimeField label={t('TO_UTC')} value={to} error={problem} onChange={setTo} />
        <Button type="submit" disabled={problem !== undefined}>
          {t('APPLY')}
        </Button>
      </Stack>
    </form>
  );
}
