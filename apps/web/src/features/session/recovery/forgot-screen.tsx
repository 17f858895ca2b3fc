import { forgotPassword } from '@fms/contract/account';
import { canSubmitForgotPassword } from '@fms/domain/account';
import { TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../api/index.ts';
import { getBrandingOrganizationId } from '../../../branding/host-branding.ts';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion } from '../../../message/index.ts';
import { readAppSetting } from '../../../settings/app-setting.ts';
import style from '../way-in/login-screen.module.css';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { BackToLogin, SignInForm } from '../way-in/sign-in-form.tsx';
import { goToSignInPath } from '../way-in/sign-in-path.ts';
import { useAttempt } from '../way-in/use-attempt.ts';

/** /forgot (§2.5, §4.7, §8.5): a mail address; the answer never tells whether it is known. */
export default function ForgotScreen() {
  const t = useText();
  const [email, setEmail] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const entered = email.trim();
  const attempt = useAttempt(async () => {
    const message = await send(entered);
    openQuestion({ message, onOk: () => goToSignInPath('/login') });
  });
  const submit = (event: FormEvent) => {
    const isWrong = !canSubmitForgotPassword(entered) || field.current?.validity.valid === false;
    setInvalid(isWrong);
    if (isWrong) event.preventDefault();
    else void attempt.submit(event);
  };
  return (
    <SignInCard title={t('FORGOT_TITLE')}>
      <SignInForm attempt={{ ...attempt, submit }} action={t('SEND')} below={<BackToLogin>{t('CANCEL')}</BackToLogin>}>
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
          error={isInvalid ? t(entered === '' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID') : undefined}
        />
      </SignInForm>
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
