import { disableTwoFactor } from '@fms/contract/account';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/index.ts';
import { useText } from '../../../language/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import form from '../../../ui/form.module.css';
import { useTokenAnswer } from './use-token-answer.ts';

/** Turning it off needs the password and a code, so that an open screen alone is not enough. */
export function DisableForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const take = useTokenAnswer();
  const disable = useMutation({
    mutationFn: () => call(disableTwoFactor, { body: { password, code: code.trim() } }),
    onSuccess: async ({ token }) => {
      await take(token);
      onDone();
    },
    onError: showRefusal,
    meta: { speaks: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && code.trim() !== '' && !disable.isPending) disable.mutate();
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <PasswordInput
        label={t('PASSWORD')}
        name="password"
        autoComplete="current-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': t('SHOW_PASSWORD') }}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <TextInput
        label={t('TWO_FACTOR_CODE')}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={form.line}>
        <Button type="submit" loading={disable.isPending}>
          {t('TWO_FACTOR_DISABLE')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('CANCEL')}
        </Button>
      </div>
    </form>
  );
}
