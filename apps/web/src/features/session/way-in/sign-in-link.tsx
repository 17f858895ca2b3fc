import { Anchor } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { goToSignInPath } from './sign-in-path.ts';

/** A link between the screens of the sign-in, which have no router: they are loaded before it. */
export function SignInLink({ to, children }: { to: string; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    // With a key held down the browser opens a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goToSignInPath(to);
  };
  return (
    <Anchor href={to} onClick={go} size="12px">
      {children}
    </Anchor>
  );
}
