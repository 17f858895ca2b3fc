import { canSubmitLogin, PASSWORD_MIN_LENGTH } from '@fms/domain/account';
import { type FormEvent, useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { signIn } from '../sign-in/sign-in.ts';
import style from '../way-in/login-screen.module.css';
import { SignInForm } from '../way-in/sign-in-form.tsx';
import { useAttempt } from '../way-in/use-attempt.ts';
import { UsernameField } from '../way-in/username-field.tsx';
import { useAttemptToast } from './use-attempt-toast.ts';

/** Username and password (§2.4); an empty one is named and nothing is sent (§5). */
export function LoginForm() {
  const t = useText();
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [isAsked, setAsked] = useState(false);
  const say = useAttemptToast();
  const { password } = typed;
  const username = typed.username.trim();
  const attempt = useAttempt(async () => say(await signIn(username, password)), canSubmitLogin({ username, password }));
  const submit = (event: FormEvent) => {
    setAsked(true);
    return attempt.submit(event);
  };
  const complaint = passwordComplaint(password);
  return (
    <SignInForm attempt={{ ...attempt, submit }} action={t('LOGIN')}>
      <p className={style.please}>{t('PLEASE_LOGIN')}</p>
      <UsernameField
        value={typed.username}
        onChange={(value) => setTyped({ ...typed, username: value })}
        error={isAsked && username === '' ? t('USERNAME_REQUIRED') : undefined}
      />
      <PasswordField
        label={t('PASSWORD')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
        error={isAsked ? complaint && t(complaint) : undefined}
      />
    </SignInForm>
  );
}

/** §5. Only an empty one keeps from asking the server, which says the same of every wrong password. */
function passwordComplaint(password: string): TextKey | undefined {
  if (password === '') return 'PASSWORD_REQUIRED';
  return password.length < PASSWORD_MIN_LENGTH ? 'PASSWORD_LONGER' : undefined;
}
