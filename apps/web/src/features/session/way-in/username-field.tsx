import { TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';

interface UsernameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** The name of an account, named so that the browser's password store fills it in. */
export function UsernameField({ value, onChange, error }: UsernameFieldProps) {
  const t = useText();
  return (
    <TextInput
      label={t('USERNAME')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  );
}
