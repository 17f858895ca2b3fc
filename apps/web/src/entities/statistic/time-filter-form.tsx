import { createTimeFilter } from '@fms/domain/time';
import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language/index.ts';
import type { Span } from '../../live/index.ts';

interface TimeFilterFormProps {
  readonly window: Span;
  readonly onApply: (span: Span) => void;
}

/** Two moments in UTC; they count only when both are given, the earlier one first (§5 "Time filter"). */
export function TimeFilterForm({ window, onApply }: TimeFilterFormProps) {
  const t = useText();
  const [from, setFrom] = useState(fieldText(window.from));
  const [to, setTo] = useState(fieldText(window.to));
  const filter = createTimeFilter(fieldTime(from), fieldTime(to));
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
        <TextInput
          type="datetime-local"
          label={t('FROM_UTC')}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={t('TO_UTC')}
          value={to}
          error={problem}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button type="submit" disabled={problem !== undefined}>
          {t('APPLY')}
        </Button>
      </Stack>
    </form>
  );
}

/** A moment as the field writes it, in UTC; the field itself knows no zone. */
function fieldText(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}

function fieldTime(text: string): number | undefined {
  const at = Date.parse(`${text}Z`);
  return Number.isFinite(at) ? at : undefined;
}
