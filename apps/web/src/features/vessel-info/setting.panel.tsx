import type { Vessel, VesselParticulars } from '@fms/contract/vessel';
import { formatDuration } from '@fms/domain/format';
import { isTimeZone } from '@fms/domain/time';
import { Autocomplete, NumberInput, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language/index.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { EditButtons } from './edit-buttons.tsx';
import { EditablePanel } from './editable.panel.tsx';
import style from './info.module.css';
import { useSaveVessel } from './use-save-vessel.ts';

type Setting = VesselParticulars['setting'];

/** Specification §9.6. */
const MAX_DATA_DAYS = 90;
const ZONES = ['+00:00', ...(Intl.supportedValuesOf?.('timeZone') ?? [])];
const MOST_ZONES = 50;

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
  const [setting, setSetting] = useState(known);
  const save = useSaveVessel(vessel.id, onClose);
  const set = (part: Partial<Setting>) => setSetting((before) => ({ ...before, ...part }));
  const isZone = isTimeZone(setting.reportTimeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isZone) save.mutate({ setting });
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <Switch
        label={t('EMAIL_NO_ACTIVITY')}
        checked={setting.EmailNoActivity}
        onChange={(event) => set({ EmailNoActivity: event.currentTarget.checked })}
        data-whole
      />
      <NumberInput
        label={t('VESSEL_TIME_OFFSET')}
        value={setting.vesselTimeOffset}
        allowDecimal={false}
        suffix=" s"
        onChange={(value) => set({ vesselTimeOffset: Number(value) || 0 })}
      />
      <NumberInput
        label={t('DATA_MAX_DAYS')}
        description={t('DATA_MAX_DAYS_NOTE', { count: MAX_DATA_DAYS })}
        value={setting.dataMaxDays}
        min={0}
        max={MAX_DATA_DAYS}
        clampBehavior="strict"
        allowDecimal={false}
        onChange={(value) => set({ dataMaxDays: Number(value) || 0 })}
      />
      <Autocomplete
        label={t('REPORT_TIME_ZONE')}
        data={ZONES}
        limit={MOST_ZONES}
        value={setting.reportTimeZone}
        error={isZone ? undefined : t('WRONG_ZONE')}
        onChange={(reportTimeZone) => set({ reportTimeZone })}
      />
      <EditButtons isBusy={save.isPending} isRight={isZone} onCancel={onClose} />
    </form>
  );
}
