import { useText } from '../../../language/index.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';

interface NewPasswordFieldProps {
  readonly name: 'new-password' | 'confirm-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly error?: string | undefined;
}

/** A new password or its repetition, named so that the browser's password store offers one. */
export function NewPasswordField({ name, value, onChange, autoFocus = false, error }: NewPasswordFieldProps) {
  const t = useText();
  return (
    <PasswordField
      label={t(name === 'new-password' ? 'PASSWORD' : 'CONFIRM_PASSWORD')}
      name={name}
      autoComplete="new-password"
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
