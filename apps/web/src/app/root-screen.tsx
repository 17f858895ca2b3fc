import { ThemeProvider } from '@fms/ui/theme/theme-provider.tsx';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { LOGIN_STATUS, LoginScreen, useLoginStatus } from '../features/session/index.ts';
import { useText } from '../language/index.ts';
import { confirm, MessageHost } from '../message/index.ts';
import { productTitle, useAppSetting } from '../settings/app-setting.ts';
import { usePalette } from '../settings/palette.ts';
import { contentNonce } from './content-nonce.ts';

const loadSignedIn = () => import('./signed-in.tsx');
const SignedIn = lazy(loadSignedIn);

/**
 * Switches on the login status (specification section 2.2): 1 is the application, and every value without a screen of
 * its own is the login screen. Toasts and the confirmation dialog are always there.
 */
export function RootScreen() {
  const [palette] = usePalette();
  const status = useLoginStatus(usePath());
  const isIn = status === LOGIN_STATUS.loggedIn;
  useEffect(() => {
    // Section 4.1: leaving closes open dialogs. What comes after sign-in is loaded while the form is filled in.
    if (!isIn) whenIdle(() => void loadSignedIn());
    return () => {
      if (isIn) confirm(undefined);
    };
  }, [isIn]);
  return (
    <ThemeProvider palette={palette} nonce={contentNonce()}>
      {isIn ? (
        <Suspense>
          <SignedIn />
        </Suspense>
      ) : (
        <Way status={status} />
      )}
      <MessageHost />
    </ThemeProvider>
  );
}

function Way({ status }: { status: ReturnType<typeof useLoginStatus> }) {
  const t = useText();
  const product = productTitle(useAppSetting());
  useEffect(() => {
    document.title = `${t('LOGIN')} | ${product}`;
  }, [t, product]);
  return <LoginScreen status={status} />;
}

/** The path of the address, followed through the browser's back and forward. */
function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
    () => location.pathname,
  );
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1500);
}
