import type { TimeSpan } from '@fms/domain/time';
import { Button, Stack } from '@mantine/core';
import { z } from 'zod';
import { useText } from '../../language/index.ts';
import { FormFrame, UtcTimeField, useContractForm } from '../../ui/form/index.ts';

const moment = z.number({ error: 'BOTH_ENDS_NEEDED' });
const SCHEMA = z
  .object({ from: moment, to: moment })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'FROM_AFTER_TO' });

interface TimeFilterFormProps {
  readonly window: TimeSpan;
  readonly onApply: (span: TimeSpan) => void;
}

/** Two moments in UTC; they count only when both are given, the earlier one first (§5 "Time filter"). */
export function TimeFilterForm({ window: { from, to }, onApply }: TimeFilterFormProps) {
  const t = useText();
  const form = useContractForm({ schema: SCHEMA, initial: { from, to }, send: async (span) => onApply(span) });
  const field = (end: 'from' | 'to') => ({
    value: form.values[end],
    error: form.field(end).error,
    onChange: (at: number | null) => form.change({ [end]: at ?? Number.NaN }),
  });
  return (
    <FormFrame form={form} className="">
      <Stack gap={8}>
        <UtcTimeField label={t('FROM_UTC')} {...field('from')} />
        <UtcTimeField label={t('TO_UTC')} {...field('to')} />
        <Button type="submit">{t('APPLY')}</Button>
      </Stack>
    </FormFrame>
  );
}
