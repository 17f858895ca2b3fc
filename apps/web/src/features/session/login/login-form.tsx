import { canSubmitLogin, PASSWORD_MIN_LENGTH } from '@fms/domain/account';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { signIn } from '../sign-in/sign-in.ts';
import style from '../way-in/login-screen.module.css';
import { useAttemptToast } from './use-attempt-toast.ts';

/** Username and password (§2.4); an empty one is named and nothing is sent (§5). */
export function LoginForm() {
  const t = useText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const say = useAttemptToast();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!canSubmitLogin({ username: username.trim(), password }) || busy) return;
    setBusy(true);
    const toast = await signIn(username.trim(), password);
    setBusy(false);
    say(toast);
  };

  const complaint = passwordComplaint(password);
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <p className={style.please}>{t('PLEASE_LOGIN')}</p>
      <TextInput
        label={t('USERNAME')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={asked && username.trim() === '' ? t('USERNAME_REQUIRED') : undefined}
      />
      <PasswordInput
        label={t('PASSWORD')}
        name="password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('SHOW_PASSWORD') }}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={asked ? complaint && t(complaint) : undefined}
      />
      <Button type="submit" fullWidth loading={busy} className={style.login ?? ''}>
        {t('LOGIN')}
      </Button>
    </form>
  );
}

/** §5. Only an empty one keeps from asking the server, which says the same of every wrong password. */
function passwordComplaint(password: string): TextKey | undefined {
  if (password === '') return 'PASSWORD_REQUIRED';
  return password.length < PASSWORD_MIN_LENGTH ? 'PASSWORD_LONGER' : undefined;
}
