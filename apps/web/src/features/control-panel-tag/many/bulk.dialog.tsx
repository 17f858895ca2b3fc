import { MultiSelect, NumberInput, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { useTagWords } from '../form/tag-words.ts';
import type { TagRow } from '../list/tag-row.ts';
import { bulkTagForm, CLEARABLE, type Clearable, EMPTY_BULK, planBulkEdit } from './bulk-edit.ts';
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
  const { labels } = useTagWords();
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
  const clearable = (name: Clearable) => {
    const isCleared = form.values.cleared.includes(name);
    return { placeholder: t(isCleared ? 'TAG_IS_CLEARED' : 'TAG_STAYS'), disabled: isCleared, ...form.number(name) };
  };
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
        <NumberInput label={t('TAG_ALARM')} {...clearable('alarmLevel')} />
        <NumberInput label={t('TAG_EMERGENCY')} {...clearable('emergencyLevel')} />
        <NumberInput label={t('TAG_LOWEST')} {...clearable('lowestPossible')} />
        <NumberInput label={t('TAG_HIGHEST')} {...clearable('highestPossible')} />
        <NumberInput label={t('TAG_FASTEST')} suffix="/s" {...clearable('fastestChange')} />
        <NumberInput label={t('TAG_STUCK')} suffix=" s" {...clearable('stuckSeconds')} />
      </div>
      <MultiSelect
        label={t('TAG_CLEAR')}
        description={t('TAG_CLEAR_DETAIL')}
        data={CLEARABLE.map((name) => ({ value: name, label: labels[name] ?? name }))}
        value={form.values.cleared}
        onChange={(cleared) => form.change({ cleared: CLEARABLE.filter((name) => cleared.includes(name)) })}
        clearable
      />
      <PlannedList planned={planned} total={rows.length} />
    </FormDialog>
  );
}
