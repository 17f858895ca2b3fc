import { forgotPassword } from '@fms/contract/account';
import { canSubmitForgotPassword } from '@fms/domain/account';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../api/index.ts';
import { getBrandingOrganizationId } from '../../../branding/host-branding.ts';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion } from '../../../message/index.ts';
import { readAppSetting } from '../../../settings/app-setting.ts';
import style from '../way-in/login-screen.module.css';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { SignInLink } from '../way-in/sign-in-link.tsx';
import { goToSignInPath } from '../way-in/sign-in-path.ts';

/** /forgot (§2.5, §4.7, §8.5): a mail address; the answer never tells whether it is known. */
export default function ForgotScreen() {
  const t = useText();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entered = email.trim();
    const isInvalid = field.current?.validity.valid === false;
    setInvalid(isInvalid);
    if (!canSubmitForgotPassword(entered) || isInvalid || busy) return;
    setBusy(true);
    const message = await send(entered);
    setBusy(false);
    openQuestion({ message, onOk: () => goToSignInPath('/login') });
  };

  return (
    <SignInCard title={t('FORGOT_TITLE')}>
      <form className={style.form} onSubmit={submit} noValidate>
        <p className={style.please}>{t('FORGOT_PLEASE')}</p>
        <TextInput
          ref={field}
          type="email"
          required
          withAsterisk={false}
          label={t('EMAIL')}
          name="email"
          autoComplete="email"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={invalid ? t(email.trim() === '' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID') : undefined}
        />
        <Button type="submit" fullWidth loading={busy} className={style.login ?? ''}>
          {t('SEND')}
        </Button>
        <p className={style.links}>
          <SignInLink to="/login">{t('CANCEL')}</SignInLink>
        </p>
      </form>
    </SignInCard>
  );
}

/** Asks for the mail; answers what to say. */
async function send(email: string) {
  try {
    await call(forgotPassword, { query: { email, orgId: getBrandingOrganizationId(readAppSetting()) } });
    return messages.forgotSent;
  } catch (error) {
    return fillMessage(messages.forgotFailed, { body: error instanceof Error ? error.message : '' });
  }
}
