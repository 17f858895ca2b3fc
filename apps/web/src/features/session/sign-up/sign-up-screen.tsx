import { Button, Group, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PasswordRules } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { readLinkSecret } from '../status/link-secret.ts';
import style from '../way-in/login-screen.module.css';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { SignInLink } from '../way-in/sign-in-link.tsx';
import { sendSignUp } from './sign-up.ts';

const EMPTY = { username: '', password: '', confirmPassword: '' };

/** The link of an invitation (§2.7, §4.9, §5, §8.7). The code travels unseen. */
export default function SignUpScreen() {
  const t = useText();
  const [email, code] = [readLinkSecret('email'), readLinkSecret('code')];
  const [form, setForm] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof EMPTY>) => setForm({ ...form, ...part });
  const show = { 'aria-label': t('SHOW_PASSWORD') };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // What is not in the list of §8.7 is thrown on, and reported as what it is: an error of the application.
    await sendSignUp({ ...form, email, code }).finally(() => setBusy(false));
  };

  return (
    <SignInCard title={t('SIGN_UP_TITLE')}>
      <form className={style.form} onSubmit={submit} onReset={() => setForm(EMPTY)} noValidate>
        {(email === '' || code === '') && <p className={style.please}>{t('LINK_INCOMPLETE')}</p>}
        <TextInput label={t('EMAIL')} name="email" value={email} readOnly autoComplete="email" />
        <input type="hidden" name="code" value={code} />
        <TextInput
          label={t('USERNAME')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={form.username}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('PASSWORD')}
          name="new-password"
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          value={form.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('CONFIRM_PASSWORD')}
          name="confirm-password"
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          value={form.confirmPassword}
          onChange={(event) => change({ confirmPassword: event.currentTarget.value })}
        />
        <p className={style.rule}>{t('SIGN_UP_HINT')}</p>
        <PasswordRules password={form.password} />
        <Group grow gap="xs" className={style.login ?? ''}>
          <Button type="submit" loading={busy}>
            {t('SIGN_UP')}
          </Button>
          <Button type="reset" variant="default">
            {t('RESET')}
          </Button>
        </Group>
        <p className={style.links}>
          <SignInLink to="/login">{t('LOGIN')}</SignInLink>
        </p>
      </form>
    </SignInCard>
  );
}
