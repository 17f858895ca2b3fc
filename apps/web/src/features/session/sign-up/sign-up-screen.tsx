import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PasswordRules } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { readLinkSecret } from '../status/link-secret.ts';
import style from '../way-in/login-screen.module.css';
import { NewPasswordField } from '../way-in/new-password-field.tsx';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { BackToLogin, SignInForm } from '../way-in/sign-in-form.tsx';
import { useAttempt } from '../way-in/use-attempt.ts';
import { UsernameField } from '../way-in/username-field.tsx';
import { sendSignUp } from './sign-up.ts';

const EMPTY = { username: '', password: '', confirmPassword: '' };

/** The link of an invitation (§2.7, §4.9, §5, §8.7). The code travels unseen. */
export default function SignUpScreen() {
  const t = useText();
  const [email, code] = [readLinkSecret('email'), readLinkSecret('code')];
  const [typed, setTyped] = useState(EMPTY);
  const change = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  // What is not in the list of §8.7 is thrown on, and reported as what it is: an error of the application.
  const attempt = useAttempt(() => sendSignUp({ ...typed, email, code }));
  const reset = (
    <Button variant="default" onClick={() => setTyped(EMPTY)}>
      {t('RESET')}
    </Button>
  );
  return (
    <SignInCard title={t('SIGN_UP_TITLE')}>
      <SignInForm
        attempt={attempt}
        action={t('SIGN_UP')}
        beside={reset}
        below={<BackToLogin>{t('LOGIN')}</BackToLogin>}
      >
        {(email === '' || code === '') && <p className={style.please}>{t('LINK_INCOMPLETE')}</p>}
        <TextInput label={t('EMAIL')} name="email" value={email} readOnly autoComplete="email" />
        <input type="hidden" name="code" value={code} />
        <UsernameField value={typed.username} onChange={(username) => change({ username })} />
        <NewPasswordField name="new-password" value={typed.password} onChange={(password) => change({ password })} />
        <NewPasswordField
          name="confirm-password"
          value={typed.confirmPassword}
          onChange={(confirmPassword) => change({ confirmPassword })}
        />
        <p className={style.rule}>{t('SIGN_UP_HINT')}</p>
        <PasswordRules password={typed.password} />
      </SignInForm>
    </SignInCard>
  );
}
