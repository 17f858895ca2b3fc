import { Switch } from '@mantine/core';
import { DisplayFields, usePreference, useSavePreference } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import { useLive } from '../../live/index.ts';
import { messages, openQuestion } from '../../message/index.ts';
import { changeDevicePreference, useDevicePreference } from '../../settings/device-preference.ts';
import style from './quick-setting.module.css';

/** The quick settings of the side menu (§2.3): each change is stored at once. */
export default function QuickSettingPanel() {
  const preference = usePreference();
  const { savePreference } = useSavePreference();
  return (
    <div className={style.panel}>
      <DisplayFields narrow value={preference} onChange={(change) => void savePreference(change)} />
      <RealtimeSwitch />
    </div>
  );
}

/** §4.4: switching off ends the connection at once; switching on asks first, and reloads the page. */
function RealtimeSwitch() {
  const t = useText();
  const { hub } = useLive();
  const { realtimeOff = false } = useDevicePreference();
  const turn = (isOn: boolean) => {
    if (!isOn) {
      changeDevicePreference({ realtimeOff: true });
      hub.stop();
      return;
    }
    openQuestion({
      message: messages.realtimeOn,
      onOk: () => {
        changeDevicePreference({ realtimeOff: false });
        location.reload();
      },
    });
  };
  return (
    <Switch
      label={t('REALTIME_UPDATE')}
      checked={!realtimeOff}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}
