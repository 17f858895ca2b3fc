import { ThemeProvider } from '@fms/ui/theme';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { formatProductTitle } from '../branding/product-title.ts';
import {
  ForgotScreen,
  LOGIN_STATUS,
  LoginScreen,
  type LoginStatus,
  ResetScreen,
  SignUpScreen,
  useLoginStatus,
} from '../features/session/index.ts';
import { type TextKey, useText } from '../language/index.ts';
import { closeQuestions, MessageHost } from '../message/index.ts';
// By its file: the rest of the registry is not needed to sign in.
import { createLazyPart, Lazy } from '../registry/lazy-part.tsx';
import { ReportHost } from '../report/index.ts';
import { useAppSetting } from '../settings/app-setting.ts';
import { usePalette } from '../settings/palette.ts';
import { readCurrentUser } from '../storage/current-user.ts';
import { readClaims } from '../storage/token-claims.ts';
import { readContentNonce } from './content-nonce.ts';
import { runWhenIdle } from './run-when-idle.ts';

const loadSignedIn = () => import('./signed-in.tsx');
const signedIn = createLazyPart(loadSignedIn);
const OpenArea = lazy(() => import('./open-area.tsx'));

/**
 * Switches on the login status (§2.2): 1 is the application, and every value without a screen of
 * its own is the login screen. Toasts and the confirmation dialog are always there.
 */
export function RootScreen() {
  const [palette] = usePalette();
  const path = usePath();
  const status = useLoginStatus(path);
  const isIn = status === LOGIN_STATUS.loggedIn;
  useEffect(() => {
    // §4.1: leaving closes open dialogs. What comes after sign-in is fetched while the form is filled in.
    if (!isIn) runWhenIdle(preloadSignedIn, 500);
    return () => {
      if (isIn) closeQuestions();
    };
  }, [isIn]);
  return (
    <ThemeProvider palette={palette} nonce={readContentNonce()}>
      {isIn ? (
        <Lazy
          key={readClaims(readCurrentUser()?.token ?? '')?.sid}
          part={signedIn}
          fallback={<LoginScreen status={status} />}
        />
      ) : (
        <Suspense>
          <Way status={status} path={path} />
        </Suspense>
      )}
      <MessageHost />
      <ReportHost />
    </ThemeProvider>
  );
}

/** A file that fails to load here is loaded again, with its own error, after the sign-in. */
function preloadSignedIn(): void {
  const preload = async () => {
    const [{ prepareSignedIn }] = await Promise.all([loadSignedIn(), signedIn.preload()]);
    await prepareSignedIn();
  };
  preload().catch((error: unknown) => console.info('The application could not be fetched beforehand', error));
}

/** Titles of §2.1. */
const TITLES: Partial<Record<LoginStatus, TextKey>> = {
  [LOGIN_STATUS.signUp]: 'SIGN_UP_PAGE',
  [LOGIN_STATUS.forgotPassword]: 'FORGOT_TITLE',
  [LOGIN_STATUS.resetPassword]: 'RESET_TITLE',
};

/** The screens of the sign-in, and the one area that needs none (§2.1). */
function Way({ status, path }: { status: LoginStatus; path: string }) {
  const t = useText();
  const product = formatProductTitle(useAppSetting());
  const isOpen = status === LOGIN_STATUS.notAuthenticated && path === '/user/help';
  useEffect(() => {
    const titles = isOpen ? [t('USER'), t('HELP')] : [t(TITLES[status] ?? 'LOGIN')];
    document.title = [...titles, product].join(' | ');
  }, [t, product, status, isOpen]);
  if (isOpen) return <OpenArea />;
  switch (status) {
    case LOGIN_STATUS.signUp:
      return <SignUpScreen />;
    case LOGIN_STATUS.forgotPassword:
      return <ForgotScreen />;
    case LOGIN_STATUS.resetPassword:
      return <ResetScreen />;
    default:
      return <LoginScreen status={status} />;
  }
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
