import { confirmTwoFactor, enrolTwoFactor } from '@fms/contract/account';
import type { AnswerOf } from '@fms/contract/endpoint';
import { useState } from 'react';
import { call } from '../../../api/index.ts';
import { useText } from '../../../language/index.ts';
import { hideMessage, messages } from '../../../message/index.ts';
import { FormButtons, FormFrame, PasswordField, useContractForm } from '../../../ui/form/index.ts';
import formStyle from '../../../ui/form.module.css';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import style from './two-factor.module.css';
import { useTokenAnswer } from './use-token-answer.ts';

interface EnrolFormProps {
  readonly onCancel: () => void;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
}

type AuthenticatorKey = AnswerOf<typeof enrolTwoFactor>;

/** The password first, then the key as QR code and text, then a code that proves the authenticator has it. */
export function EnrolForm(props: EnrolFormProps) {
  const [key, setKey] = useState<AuthenticatorKey>();
  if (key === undefined) return <PasswordStep onCancel={props.onCancel} onKey={setKey} />;
  return <CodeStep authenticatorKey={key} {...props} />;
}

interface PasswordStepProps extends Pick<EnrolFormProps, 'onCancel'> {
  readonly onKey: (key: AuthenticatorKey) => void;
}

function PasswordStep({ onCancel, onKey }: PasswordStepProps) {
  const t = useText();
  const form = useContractForm({
    schema: enrolTwoFactor.body,
    initial: { password: '' },
    send: (body) => call(enrolTwoFactor, { body }),
    onSent: onKey,
  });
  return (
    <FormFrame form={form}>
      <PasswordField
        label={t('PASSWORD')}
        description={t('TWO_FACTOR_PASSWORD')}
        name="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <FormButtons form={form} action={t('TWO_FACTOR_START')} onCancel={onCancel} isOnPage />
    </FormFrame>
  );
}

function CodeStep({ authenticatorKey, onCancel, onEnrolled }: EnrolFormProps & { authenticatorKey: AuthenticatorKey }) {
  const t = useText();
  const take = useTokenAnswer();
  const form = useContractForm({
    schema: confirmTwoFactor.body,
    initial: { code: '' },
    send: ({ code }) => call(confirmTwoFactor, { body: { code: code.replaceAll(/\s/g, '') } }),
    onSent: ({ recoveryCodes, token }) => {
      hideMessage(messages.twoFactorNeeded);
      onEnrolled(recoveryCodes);
      return take(token);
    },
  });
  return (
    <FormFrame form={form}>
      <p className={formStyle.text}>{t('TWO_FACTOR_SCAN')}</p>
      <QrCode text={authenticatorKey.address} label={t('TWO_FACTOR_QR')} />
      <p className={style.key}>
        {t('TWO_FACTOR_KEY')} <code>{authenticatorKey.secret}</code>
      </p>
      <CodeField inputMode="numeric" autoFocus {...form.field('code')} />
      <FormButtons form={form} action={t('TWO_FACTOR_CONFIRM')} onCancel={onCancel} isOnPage />
    </FormFrame>
  );
}
