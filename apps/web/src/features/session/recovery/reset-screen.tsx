import { resetPassword } from '@fms/contract/account';
import type { BodyInputOf } from '@fms/contract/endpoint';
import { canSendReset, LEVEL_USER } from '@fms/domain/account';
import { useState } from 'react';
import { ApiError, call } from '../../../api/index.ts';
import { PasswordRules } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { buildRequestFailure, buildResetFailure, messages, show } from '../../../message/index.ts';
import { readLinkSecret } from '../status/link-secret.ts';
import style from '../way-in/login-screen.module.css';
import { NewPasswordField } from '../way-in/new-password-field.tsx';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { BackToLogin, SignInForm } from '../way-in/sign-in-form.tsx';
import { goToSignInPath } from '../way-in/sign-in-path.ts';
import { useAttempt } from '../way-in/use-attempt.ts';

/** The link of a reset mail (§2.6, §4.8, §5, §8.6). */
export default function ResetScreen() {
  const t = useText();
  const [userName, code] = [readLinkSecret('userName'), readLinkSecret('code')];
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const mayStillMatch = confirmPassword === '' || password.startsWith(confirmPassword);
  const maySend = canSendReset({ loading: false, password, confirmPassword });
  const attempt = useAttempt(() => reset({ username: userName, password, confirmPassword, code }), maySend);
  return (
    <SignInCard title={t('RESET_TITLE')}>
      <SignInForm
        attempt={attempt}
        action={t('SEND')}
        isDisabled={!maySend || attempt.isBusy}
        below={<BackToLogin>{t('CANCEL')}</BackToLogin>}
      >
        {(userName === '' || code === '') && <p className={style.please}>{t('LINK_INCOMPLETE')}</p>}
        <p className={style.please}>{t('RESET_PLEASE')}</p>
        <p className={style.rule}>{t('RESET_RULE')}</p>
        <PasswordRules password={password} />
        {/* For the password store of the browser: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordField name="new-password" autoFocus value={password} onChange={setPassword} />
        <NewPasswordField
          name="confirm-password"
          value={confirmPassword}
          onChange={setConfirmPassword}
          error={mayStillMatch ? undefined : t('PASSWORDS_DIFFER')}
        />
      </SignInForm>
    </SignInCard>
  );
}

/** Sets the password and goes to the login, or says why it could not (§8.6). */
async function reset(body: BodyInputOf<typeof resetPassword>): Promise<void> {
  try {
    await call(resetPassword, { body });
    goToSignInPath('/login');
    show(messages.passwordWasReset);
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(0, 'no-answer', String(error));
    show(buildResetFailure(failure));
    // §4.8: the general messages follow, for a user not signed in; a call without an answer has no status to show.
    if (failure.status !== 0) for (const toast of buildRequestFailure(failure, LEVEL_USER)) show(toast);
  }
}
