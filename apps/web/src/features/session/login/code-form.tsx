import { canSubmitOneTimeCode } from '@fms/domain/account';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { writeCurrentUser } from '../../../storage/current-user.ts';
import { verifyCode } from '../sign-in/sign-in.ts';
import style from '../way-in/login-screen.module.css';
import { useAttemptToast } from './use-attempt-toast.ts';

/** State 5 (§4.1): the password was right, the one-time code is still due. Cancel goes back to it. */
export function CodeForm() {
  const t = useText();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const say = useAttemptToast();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entered = code.trim();
    if (!canSubmitOneTimeCode(entered) || busy) return;
    setBusy(true);
    const toast = await verifyCode(entered);
    setBusy(false);
    say(toast);
  };

  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <p className={style.please}>{t('WAITING_FOR_CODE')}</p>
      <TextInput
        label={t('ONE_TIME_CODE')}
        name="otp"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={busy} className={style.login ?? ''}>
        {t('LOGIN')}
      </Button>
      <Button variant="default" fullWidth onClick={() => writeCurrentUser(undefined)}>
        {t('CANCEL')}
      </Button>
    </form>
  );
}
