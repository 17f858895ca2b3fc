import type { FilePolicy } from '@fms/contract/file';
import { Checkbox, NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import style from '../style/rule.module.css';
import { type PolicyForm, policyForm, SET_LANES, type SetLane, toPolicyForm, toPolicyRules } from './policy-form.ts';

const TITLES: Record<SetLane, TextKey> = {
  'file-high': 'PRIORITY_HIGH',
  'file-normal': 'PRIORITY_NORMAL',
  'file-low': 'PRIORITY_LOW',
  'ship-view': 'LANE_SHIP_VIEW',
  camera: 'LANE_CAMERA',
};

/** A hint stands below its field, so that fields side by side stand on one line. */
const BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Quota, schedule, approval and retention of a vessel's files, for those who may edit it. */
export default function PolicyDialog({ policy, onClose }: { policy: FilePolicy; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const { vesselId, revision } = policy;
  const form = useContractForm({
    schema: policyForm,
    initial: toPolicyForm(policy),
    send: (values: PolicyForm) => fileCalls.savePolicy({ vesselId, revision, ...toPolicyRules(values, policy) }),
    onSent: (saved) => {
      client.setQueryData(fileQueries.policy(vesselId).queryKey, saved);
      show(messages.saved);
      onClose();
    },
  });
  const lane = (name: SetLane) => form.values[name];
  const changeLane = (name: SetLane, part: Partial<PolicyForm[SetLane]>) =>
    form.change({ [name]: { ...lane(name), ...part } });
  const keptDays = { description: t('EMPTY_KEPT'), inputWrapperOrder: BELOW, min: 1, allowDecimal: false };
  return (
    <FormDialog title={t('FILE_POLICY')} form={form} action={t('SAVE')} onClose={onClose} size="lg">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberInput
          label={t('MONTH_GB')}
          description={t('EMPTY_NO_BOUND')}
          inputWrapperOrder={BELOW}
          min={0}
          {...form.number('monthGigabytes')}
        />
        <NumberInput
          label={t('DAY_MB')}
          description={t('EMPTY_NO_BOUND')}
          inputWrapperOrder={BELOW}
          min={0}
          {...form.number('dayMegabytes')}
        />
        <NumberInput
          label={t('MOST_RATE')}
          description={t('EMPTY_NO_BOUND')}
          inputWrapperOrder={BELOW}
          min={1}
          allowDecimal={false}
          {...form.number('mostKilobits')}
        />
        <NumberInput label={t('STORE_GB')} min={0} {...form.number('quotaGigabytes')} />
        <NumberInput label={t('OLDER_VERSIONS')} min={0} allowDecimal={false} {...form.number('olderVersions')} />
        <NumberInput label={t('OLDER_VERSION_DAYS')} {...keptDays} {...form.number('olderVersionDays')} />
        <NumberInput label={t('FILE_DAYS')} {...keptDays} {...form.number('fileDays')} />
      </SimpleGrid>
      <Checkbox label={t('NEEDS_APPROVAL')} {...form.check('needsApproval')} />
      {SET_LANES.map((name) => (
        <fieldset key={name} className={style.fields}>
          <legend className="fms-title">{t(TITLES[name])}</legend>
          <TextInput label={t('LANE_FROM')} placeholder="22:00" {...form.path(`${name}.from`)} />
          <TextInput label={t('LANE_TO')} placeholder="06:00" {...form.path(`${name}.to`)} />
          <NumberInput
            label={t('LEAST_RATE')}
            min={0}
            allowDecimal={false}
            value={lane(name).leastKilobits ?? ''}
            onChange={(value) => changeLane(name, { leastKilobits: typeof value === 'number' ? value : null })}
          />
          <Checkbox
            label={t('IN_PORT_ONLY')}
            checked={lane(name).isInPortOnly}
            onChange={(event) => changeLane(name, { isInPortOnly: event.currentTarget.checked })}
          />
        </fieldset>
      ))}
    </FormDialog>
  );
}
