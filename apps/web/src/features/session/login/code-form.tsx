import { canSubmitOneTimeCode } from '@fms/domain/account';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { writeCurrentUser } from '../../../storage/current-user.ts';
import { verifyCode } from '../sign-in/sign-in.ts';
import style from '../way-in/login-screen.module.css';
import { SignInForm } from '../way-in/sign-in-form.tsx';
import { useAttempt } from '../way-in/use-attempt.ts';
import { useAttemptToast } from './use-attempt-toast.ts';

/** State 5 (§4.1): the password was right, the one-time code is still due. Cancel goes back to it. */
export function CodeForm() {
  const t = useText();
  const [code, setCode] = useState('');
  const say = useAttemptToast();
  const entered = code.trim();
  const attempt = useAttempt(async () => say(await verifyCode(entered)), canSubmitOneTimeCode(entered));
  const cancel = (
    <Button variant="default" fullWidth onClick={() => writeCurrentUser(undefined)}>
      {t('CANCEL')}
    </Button>
  );
  return (
    <SignInForm attempt={attempt} action={t('LOGIN')} below={cancel}>
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
    </SignInForm>
  );
}
