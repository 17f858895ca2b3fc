import { Panel } from '@fms/ui/panel';
import { Switch } from '@mantine/core';
import { DisplayFields, usePreference, useSavePreference } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import form from '../../ui/form.module.css';

/** Display preferences and user settings (§2.8, §9.5); each change is stored at once. */
export default function PreferencePage() {
  const t = useText();
  const preference = usePreference();
  const { isReady, savePreference } = useSavePreference();
  return (
    <>
      <Panel title={t('DISPLAY_PREFERENCE')}>
        <div className={form.form}>
          <DisplayFields value={preference} onChange={(change) => void savePreference(change)} />
        </div>
      </Panel>
      <Panel title={t('PREFERENCES')}>
        <div className={form.stack}>
          <Switch
            label={t('AUTO_LOGOUT')}
            disabled={!isReady}
            checked={preference.autoLogout}
            onChange={(event) => void savePreference({ autoLogout: event.currentTarget.checked })}
          />
          <Switch
            label={t('PASSWORD_90_DAYS')}
            disabled={!isReady}
            checked={preference.passwordExpired90days}
            onChange={(event) => void savePreference({ passwordExpired90days: event.currentTarget.checked })}
          />
        </div>
      </Panel>
    </>
  );
}
