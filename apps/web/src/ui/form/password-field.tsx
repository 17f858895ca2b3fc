import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '../../language/index.ts';

/** A password; the button that shows it has a name. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('SHOW_PASSWORD') }} {...props} />;
}
