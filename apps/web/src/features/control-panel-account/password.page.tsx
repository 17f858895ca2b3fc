import { changePassword } from '@fms/contract/account';
import { listPasswordFailures } from '@fms/domain/account';
import { Panel } from '@fms/ui/panel';
import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/index.ts';
import { PasswordRules } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import { hideMessage, messages, show } from '../../message/index.ts';
import { showRefusal } from '../../message/show-refusal.ts';
import { readCurrentUser, replaceToken } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import form from '../../ui/form.module.css';

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** A new password (§5, §7.2, §9.13): its rules are shown while it is typed, the server validates. */
export default function PasswordPage() {
  const t = useText();
  const [fields, setFields] = useState(EMPTY);
  const send = useMutation({
    mutationFn: () => call(changePassword, { body: fields }),
    onSuccess: ({ token }) => {
      replaceToken(token);
      setFields(EMPTY);
      hideMessage(messages.passwordExpired);
      show(messages.saved);
    },
    onError: showRefusal,
    meta: { speaks: true },
  });
  const { oldPassword, newPassword, confirmPassword } = fields;
  const differs = confirmPassword !== '' && !newPassword.startsWith(confirmPassword);
  const maySend =
    oldPassword !== '' && listPasswordFailures(newPassword).length === 0 && newPassword === confirmPassword;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySend && !send.isPending) send.mutate();
  };
  const field = (name: keyof typeof EMPTY, autoComplete: string) => ({
    name,
    autoComplete,
    visibilityToggleButtonProps: { 'aria-label': t('SHOW_PASSWORD') },
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  return (
    <Panel title={t('CHANGE_PASSWORD')}>
      <form className={form.form} onSubmit={submit} noValidate>
        <p className={form.text}>
          <PasswordAge /> {t('CHANGE_PASSWORD_DETAIL')}
        </p>
        <PasswordInput label={t('OLD_PASSWORD')} {...field('oldPassword', 'current-password')} />
        <PasswordInput label={t('NEW_PASSWORD')} {...field('newPassword', 'new-password')} />
        <PasswordRules password={newPassword} />
        <PasswordInput
          label={t('CONFIRM_PASSWORD')}
          {...field('confirmPassword', 'new-password')}
          error={differs ? t('PASSWORDS_DIFFER') : undefined}
        />
        <div className={form.line}>
          <Button type="submit" disabled={!maySend} loading={send.isPending}>
            {t('CHANGE')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function PasswordAge() {
  const t = useText();
  const days = readClaims(readCurrentUser()?.token ?? '')?.LastChangedPasswordDay;
  if (days === undefined) return t('PASSWORD_AGE_UNKNOWN');
  return days === 0 ? t('PASSWORD_AGE_TODAY') : t('PASSWORD_AGE', { count: days });
}
