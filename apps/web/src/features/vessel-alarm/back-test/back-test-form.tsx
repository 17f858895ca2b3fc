import { type AlarmLimitsInput, alarmLimits } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { NumberInput, Switch } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import style from './back-test.module.css';

export type TestedLimits = AlarmLimitsInput;

interface BackTestFormProps {
  readonly tag: Tag;
  /** Runs the test and shows its result, its failure included. */
  readonly onTry: (limits: TestedLimits) => Promise<unknown>;
}

const MAX_DELAY_SECONDS = 86_400;

/** Limits to try, beginning with those the tag has. */
export function BackTestForm({ tag, onTry }: BackTestFormProps) {
  const t = useText();
  const { alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand } = tag;
  const form = useContractForm({
    schema: alarmLimits,
    initial: { alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand },
    send: onTry,
  });
  const suffix = tag.unit === '' ? '' : ` ${tag.unit}`;
  const level = { suffix, placeholder: t('NO_LIMIT') };
  return (
    <FormFrame form={form} className={style.form}>
      <NumberInput label={t('WARNING_LEVEL')} {...level} {...form.number('alarmLevel')} />
      <NumberInput label={t('ALARM_LEVEL')} {...level} {...form.number('emergencyLevel')} />
      <NumberInput label={t('DELAY')} min={0} max={MAX_DELAY_SECONDS} suffix=" s" {...form.number('delaySeconds')} />
      <NumberInput label={t('DEAD_BAND')} min={0} suffix={suffix} {...form.number('deadBand')} />
      <Switch className={style.reverse ?? ''} label={t('REVERSE')} {...form.check('reverse')} />
      <FormButtons form={form} action={t('TRY')} />
    </FormFrame>
  );
}
