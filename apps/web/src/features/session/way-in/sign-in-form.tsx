import { Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import style from './login-screen.module.css';
import { SignInLink } from './sign-in-link.tsx';

interface SignInFormProps {
  readonly attempt: { readonly isBusy: boolean; readonly submit: (event: FormEvent) => void };
  /** What the button says that sends the form. */
  readonly action: string;
  readonly isDisabled?: boolean;
  /** The fields. */
  readonly children: ReactNode;
  /** A second button, as wide as the first. */
  readonly beside?: ReactNode;
  /** What stands below. */
  readonly below?: ReactNode;
}

/** Fields one below the other, and a button as wide as they are. */
export function SignInForm({ attempt, action, isDisabled = false, children, beside, below }: SignInFormProps) {
  return (
    <form className={style.form} onSubmit={attempt.submit} noValidate>
      {children}
      <Group grow gap="xs" className={style.login ?? ''}>
        <Button type="submit" loading={attempt.isBusy} disabled={isDisabled}>
          {action}
        </Button>
        {beside}
      </Group>
      {below}
    </form>
  );
}

/** The way back to the login, below the form. */
export function BackToLogin({ children }: { children: ReactNode }) {
  return (
    <p className={style.links}>
      <SignInLink to="/login">{children}</SignInLink>
    </p>
  );
}
