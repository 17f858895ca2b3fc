import { type Vessel, type VesselParticulars, vesselSetting } from '@fms/contract/vessel';
import { formatDuration } from '@fms/domain/format';
import { isTimeZone } from '@fms/domain/time';
import { Autocomplete, Switch } from '@mantine/core';
import { DataDaysField, TimeOffsetField } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { FormButtons, FormFrame } from '../../ui/form/index.ts';
import { EditablePanel } from './editable.panel.tsx';
import style from './info.module.css';
import { useVesselForm } from './use-vessel-form.ts';

type Setting = VesselParticulars['setting'];

const ZONES = ['+00:00', ...(Intl.supportedValuesOf?.('timeZone') ?? [])];
const MOST_ZONES = 50;
const settingForm = vesselSetting.refine(({ reportTimeZone }) => isTimeZone(reportTimeZone), {
  path: ['reportTimeZone'],
  message: 'WRONG_ZONE',
});

/** The settings of §9.6. */
export function SettingPanel({ vessel, setting }: { vessel: Vessel; setting: Setting }) {
  const t = useText();
  const { EmailNoActivity, vesselTimeOffset, dataMaxDays, reportTimeZone } = setting;
  const facts: readonly Fact[] = [
    [t('EMAIL_NO_ACTIVITY'), t(EmailNoActivity ? 'YES' : 'NO')],
    [t('VESSEL_TIME_OFFSET'), offsetText(vesselTimeOffset)],
    [t('DATA_MAX_DAYS'), dataMaxDays === 0 ? t('SYSTEM_DEFAULT') : t('DAYS', { count: dataMaxDays })],
    [t('REPORT_TIME_ZONE'), reportTimeZone],
  ];
  return (
    <EditablePanel
      title={t('VESSEL_SETTINGS')}
      vessel={vessel}
      form={(onClose) => <SettingForm vessel={vessel} setting={setting} onClose={onClose} />}
    >
      <FactList facts={facts} className={style.fields} />
    </EditablePanel>
  );
}

function offsetText(seconds: number): string {
  if (seconds === 0) return '0 s';
  return `${seconds < 0 ? '−' : '+'}${formatDuration(Math.abs(seconds))}`;
}

interface SettingFormProps {
  readonly vessel: Vessel;
  readonly setting: Setting;
  readonly onClose: () => void;
}

function SettingForm({ vessel, setting: known, onClose }: SettingFormProps) {
  const t = useText();
  const form = useVesselForm({
    vesselId: vessel.id,
    schema: settingForm,
    initial: known,
    toEdit: (setting) => ({ setting }),
    onClose,
  });
  return (
    <FormFrame form={form} className={style.form}>
      <Switch label={t('EMAIL_NO_ACTIVITY')} data-whole {...form.check('EmailNoActivity')} />
      <TimeOffsetField {...form.number('vesselTimeOffset')} />
      <DataDaysField {...form.number('dataMaxDays')} />
      <Autocomplete label={t('REPORT_TIME_ZONE')} data={ZONES} limit={MOST_ZONES} {...form.field('reportTimeZone')} />
      <FormButtons form={form} isDisabled={!form.isRight} onCancel={onClose} />
    </FormFrame>
  );
}
