import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '../../../language/index.ts';

/** A code of the authenticator, which a phone may offer to fill in. */
export function CodeField(props: TextInputProps) {
  const t = useText();
  return <TextInput label={t('TWO_FACTOR_CODE')} name="code" autoComplete="one-time-code" {...props} />;
}
