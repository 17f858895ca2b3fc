import { confirmTwoFactor, enrolTwoFactor } from '@fms/contract/account';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/index.ts';
import { useText } from '../../../language/index.ts';
import { hideMessage, messages } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import form from '../../../ui/form.module.css';
import { QrCode } from './qr-code.tsx';
import style from './two-factor.module.css';
import { useTokenAnswer } from './use-token-answer.ts';

interface EnrolFormProps {
  readonly onCancel: () => void;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** The password first, then the key as QR code and text, then a code that proves the authenticator has it. */
export function EnrolForm({ onCancel, onEnrolled }: EnrolFormProps) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const take = useTokenAnswer();
  const enrol = useMutation({
    mutationFn: () => call(enrolTwoFactor, { body: { password } }),
    onError: showRefusal,
    meta: { speaks: true },
  });
  const confirm = useMutation({
    mutationFn: () => call(confirmTwoFactor, { body: { code: code.replaceAll(/\s/g, '') } }),
    onSuccess: ({ recoveryCodes, token }) => {
      hideMessage(messages.twoFactorNeeded);
      onEnrolled(recoveryCodes);
      return take(token);
    },
    onError: showRefusal,
    meta: { speaks: true },
  });
  const key = enrol.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (key === undefined) {
      if (password !== '') enrol.mutate();
    } else if (code.trim().length >= 6) confirm.mutate();
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {key === undefined ? (
        <PasswordInput
          label={t('PASSWORD')}
          description={t('TWO_FACTOR_PASSWORD')}
          name="password"
          autoComplete="current-password"
          autoFocus
          visibilityToggleButtonProps={{ 'aria-label': t('SHOW_PASSWORD') }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      ) : (
        <>
          <p className={form.text}>{t('TWO_FACTOR_SCAN')}</p>
          <QrCode text={key.address} label={t('TWO_FACTOR_QR')} />
          <p className={style.key}>
            {t('TWO_FACTOR_KEY')} <code>{key.secret}</code>
          </p>
          <TextInput
            label={t('TWO_FACTOR_CODE')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </>
      )}
      <div className={form.line}>
        <Button type="submit" loading={enrol.isPending || confirm.isPending}>
          {t(key === undefined ? 'TWO_FACTOR_START' : 'TWO_FACTOR_CONFIRM')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('CANCEL')}
        </Button>
      </div>
    </form>
  );
}
