import { Segmented } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Switch } from '@mantine/core';
import { usePreference, useProfile, useSavePreference, useSaveProfile } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import form from '../../../ui/form.module.css';
import { PushPanel } from './push.panel.tsx';

const CHOICES = ['none', 'important', 'all'] as const;

/** Which alarms are announced, on screen and by push (§2.8, §7.5, §9.11). */
export default function NotificationPage() {
  const t = useText();
  const profile = useProfile();
  const { isAlarmShow } = usePreference();
  const { isReady, savePreference } = useSavePreference();
  const save = useSaveProfile();
  const choose = async (chosen: (typeof CHOICES)[number]) => {
    if (profile === undefined) return;
    await save.mutateAsync({ ...profile, data: { ...profile.data, notify: chosen } });
    show(messages.preferenceSaved);
  };
  const notify = profile?.data.notify ?? 'none';
  const options = CHOICES.map((value) => ({ value, label: t(`NOTIFY_${value.toUpperCase()}` as 'NOTIFY_ALL') }));
  return (
    <>
      <Panel title={t('ON_SCREEN')}>
        <Switch
          label={t('SHOW_NEW_ALARMS')}
          disabled={!isReady}
          checked={isAlarmShow}
          onChange={(event) => void savePreference({ isAlarmShow: event.currentTarget.checked })}
        />
      </Panel>
      <Panel title={t('NOTIFY')}>
        <div className={form.stack}>
          <p className={form.text}>{t('NOTIFY_DETAIL')}</p>
          <Segmented label={t('NOTIFY')} options={options} value={notify} onChange={(value) => void choose(value)} />
        </div>
      </Panel>
      <PushPanel isNonePushed={notify === 'none'} />
    </>
  );
}
