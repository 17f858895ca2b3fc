import { resetPassword } from '@fms/contract/account';
import { canSendReset, LEVEL_USER } from '@fms/domain/account';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../../api/index.ts';
import { PasswordRules } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { buildRequestFailure, buildResetFailure, messages, show } from '../../../message/index.ts';
import { readLinkSecret } from '../status/link-secret.ts';
import style from '../way-in/login-screen.module.css';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { SignInLink } from '../way-in/sign-in-link.tsx';
import { goToSignInPath } from '../way-in/sign-in-path.ts';

/** The link of a reset mail (§2.6, §4.8, §5, §8.6). */
export default function ResetScreen() {
  const t = useText();
  const [userName, code] = [readLinkSecret('userName'), readLinkSecret('code')];
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [loading, setLoading] = useState(false);
  const mayStillMatch = confirmPassword === '' || password.startsWith(confirmPassword);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSendReset({ loading, password, confirmPassword })) return;
    setLoading(true);
    try {
      await call(resetPassword, { body: { username: userName, password, confirmPassword, code } });
      goToSignInPath('/login');
      show(messages.passwordWasReset);
    } catch (error) {
      setLoading(false);
      const failure = error instanceof ApiError ? error : new ApiError(0, 'no-answer', String(error));
      show(buildResetFailure(failure));
      // §4.8: the general messages follow, for a user not signed in; a call without an answer has no status to show.
      if (failure.status !== 0) for (const toast of buildRequestFailure(failure, LEVEL_USER)) show(toast);
    }
  };

  return (
    <SignInCard title={t('RESET_TITLE')}>
      <form className={style.form} onSubmit={submit} noValidate>
        {(userName === '' || code === '') && <p className={style.please}>{t('LINK_INCOMPLETE')}</p>}
        <p className={style.please}>{t('RESET_PLEASE')}</p>
        <p className={style.rule}>{t('RESET_RULE')}</p>
        <PasswordRules password={password} />
        {/* For the password store of the browser: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <PasswordInput
          label={t('PASSWORD')}
          name="new-password"
          autoComplete="new-password"
          autoFocus
          visibilityToggleButtonProps={{ 'aria-label': t('SHOW_PASSWORD') }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('CONFIRM_PASSWORD')}
          name="confirm-password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('SHOW_PASSWORD') }}
          value={confirmPassword}
          onChange={(event) => setConfirmPassword(event.currentTarget.value)}
          error={mayStillMatch ? undefined : t('PASSWORDS_DIFFER')}
        />
        <Button
          type="submit"
          fullWidth
          loading={loading}
          disabled={!canSendReset({ loading, password, confirmPassword })}
          className={style.login ?? ''}
        >
          {t('SEND')}
        </Button>
        <p className={style.links}>
          <SignInLink to="/login">{t('CANCEL')}</SignInLink>
        </p>
      </form>
    </SignInCard>
  );
}
