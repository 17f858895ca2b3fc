import { Button, Divider } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { show } from '../../../message/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import style from '../way-in/login-screen.module.css';
import { MicrosoftMark } from './microsoft-mark.tsx';

/** The single sign-on of §2.4; its library is fetched when it is asked for. */
export function MicrosoftLogin() {
  const t = useText();
  const { singleSignOn } = useAppSetting();
  const [busy, setBusy] = useState(false);

  const start = async () => {
    setBusy(true);
    const { signInWithMicrosoft } = await import('../sign-in/single-sign-on.ts');
    const toast = await signInWithMicrosoft(singleSignOn);
    setBusy(false);
    show(toast);
  };

  return (
    <>
      <Divider label={t('OR')} my={14} className={style.or ?? ''} />
      <Button variant="default" fullWidth disabled={busy} leftSection={<MicrosoftMark />} onClick={() => void start()}>
        {t(busy ? 'LOGGING_IN' : 'LOGIN_WITH_MICROSOFT')}
      </Button>
    </>
  );
}
