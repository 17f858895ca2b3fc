import { changePassword } from '@fms/contract/account';
import { listPasswordFailures } from '@fms/domain/account';
import { Panel } from '@fms/ui/panel';
import { call } from '../../api/index.ts';
import { PasswordRules } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import { hideMessage, messages, show } from '../../message/index.ts';
import { readCurrentUser, replaceToken } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import { FormButtons, FormFrame, PasswordField, useContractForm } from '../../ui/form/index.ts';
import style from '../../ui/form.module.css';

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** A new password (§5, §7.2, §9.13): its rules are shown while it is typed, the server validates. */
export default function PasswordPage() {
  const t = useText();
  const form = useContractForm({
    schema: changePassword.body,
    initial: EMPTY,
    send: (body) => call(changePassword, { body }),
    onSent: ({ token }) => {
      replaceToken(token);
      form.reset();
      hideMessage(messages.passwordExpired);
      show(messages.saved);
    },
  });
  const { oldPassword, newPassword, confirmPassword } = form.values;
  const differs = confirmPassword !== '' && !newPassword.startsWith(confirmPassword);
  const maySend =
    oldPassword !== '' && listPasswordFailures(newPassword).length === 0 && newPassword === confirmPassword;
  const field = (name: keyof typeof EMPTY) => ({ name, ...form.field(name) });
  return (
    <Panel title={t('CHANGE_PASSWORD')}>
      <FormFrame form={form}>
        <p className={style.text}>
          <PasswordAge /> {t('CHANGE_PASSWORD_DETAIL')}
        </p>
        <PasswordField label={t('OLD_PASSWORD')} autoComplete="current-password" {...field('oldPassword')} />
        <PasswordField label={t('NEW_PASSWORD')} autoComplete="new-password" {...field('newPassword')} />
        <PasswordRules password={newPassword} />
        <PasswordField
          label={t('CONFIRM_PASSWORD')}
          autoComplete="new-password"
          {...field('confirmPassword')}
          {...(differs && { error: t('PASSWORDS_DIFFER') })}
        />
        <FormButtons form={form} action={t('CHANGE')} isDisabled={!maySend} isOnPage />
      </FormFrame>
    </Panel>
  );
}

function PasswordAge() {
  const t = useText();
  const days = readClaims(readCurrentUser()?.token ?? '')?.LastChangedPasswordDay;
  if (days === undefined) return t('PASSWORD_AGE_UNKNOWN');
  return days === 0 ? t('PASSWORD_AGE_TODAY') : t('PASSWORD_AGE', { count: days });
}
