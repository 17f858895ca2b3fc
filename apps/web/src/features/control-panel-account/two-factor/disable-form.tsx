import { disableTwoFactor } from '@fms/contract/account';
import { call } from '../../../api/index.ts';
import { useText } from '../../../language/index.ts';
import { FormButtons, FormFrame, PasswordField, useContractForm } from '../../../ui/form/index.ts';
import { CodeField } from './code-field.tsx';
import { useTokenAnswer } from './use-token-answer.ts';

/** Turning it off needs the password and a code, so that an open screen alone is not enough. */
export function DisableForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const take = useTokenAnswer();
  const form = useContractForm({
    schema: disableTwoFactor.body,
    initial: { password: '', code: '' },
    send: ({ password, code }) => call(disableTwoFactor, { body: { password, code: code.trim() } }),
    onSent: async ({ token }) => {
      await take(token);
      onDone();
    },
  });
  return (
    <FormFrame form={form}>
      <PasswordField
        label={t('PASSWORD')}
        name="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <CodeField {...form.field('code')} />
      <FormButtons form={form} action={t('TWO_FACTOR_DISABLE')} onCancel={onDone} isOnPage />
    </FormFrame>
  );
}
