import { NumberInput, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import type { TagRow } from '../list/tag-row.ts';
import { bulkTagForm, EMPTY_BULK, planBulkEdit } from './bulk-edit.ts';
import style from './many.module.css';
import { PlannedList } from './planned-list.tsx';
import { isTooMany, useTagWriter } from './use-tag-writer.ts';

interface BulkDialogProps {
  readonly rows: readonly TagRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A change of many tags; what it changes of each stands below while it is filled in. */
export default function BulkDialog({ rows, onDone, onClose }: BulkDialogProps) {
  const t = useText();
  const { write, told } = useTagWriter();
  const form = useContractForm({
    schema: bulkTagForm,
    initial: EMPTY_BULK,
    send: async (values) => {
      const planned = planBulkEdit(rows, values);
      await write(planned);
      return planned;
    },
    onSent: (planned) => {
      onDone();
      onClose();
      return told(planned);
    },
    isLive: true,
  });
  const planned = planBulkEdit(rows, form.values);
  const isWrong = planned.some((one) => one.isWrong) || isTooMany(planned);
  const kept = { placeholder: t('TAG_STAYS') };
  return (
    <FormDialog
      title={t('TAG_BULK_TITLE', { count: rows.length })}
      form={form}
      action={t('TAG_WRITE', { count: planned.length })}
      isDisabled={planned.length === 0 || isWrong || !form.isRight}
      onClose={onClose}
      size="lg"
    >
      <div className={style.fields}>
        <TextInput label={t('UNIT')} {...kept} {...form.field('unit')} />
        <NumberInput label={t('TAG_DECIMALS')} allowDecimal={false} {...kept} {...form.number('decimals')} />
        <NumberInput label={t('DELAY')} suffix=" s" {...kept} {...form.number('delaySeconds')} />
        <NumberInput label={t('DEAD_BAND')} {...kept} {...form.number('deadBand')} />
        <NumberInput label={t('TAG_ALARM')} {...kept} {...form.number('alarmLevel')} />
        <NumberInput label={t('TAG_EMERGENCY')} {...kept} {...form.number('emergencyLevel')} />
        <NumberInput label={t('TAG_LOWEST')} {...kept} {...form.number('lowestPossible')} />
        <NumberInput label={t('TAG_HIGHEST')} {...kept} {...form.number('highestPossible')} />
        <NumberInput label={t('TAG_FASTEST')} suffix="/s" {...kept} {...form.number('fastestChange')} />
        <NumberInput label={t('TAG_STUCK')} suffix=" s" {...kept} {...form.number('stuckSeconds')} />
      </div>
      <PlannedList planned={planned} total={rows.length} />
    </FormDialog>
  );
}
