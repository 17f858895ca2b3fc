/** Getting in and out: the login status, its screens, staying signed in, and signing out. */
import { lazy } from 'react';

export { IdleWatch } from './idle-watch.ts';
export { getLandingPath } from './landing-path.ts';
export { saveLinkSecret } from './link-secret.ts';
export { LoginScreen } from './login-screen.tsx';
export { isSignInStatus, LOGIN_STATUS, type LoginStatus } from './login-status.ts';
export { handleEndedSignIn, handleSignedOutElsewhere, signOut, signOutIdle, stopImpersonation } from './sign-out.ts';
export { isSingleSignOnAnswer } from './single-sign-on-marker.ts';
export { TokenKeeper } from './token-keeper.ts';
export { useLoginStatus } from './use-login-status.ts';

export const ForgotScreen = lazy(() => import('./forgot-screen.tsx'));
export const ResetScreen = lazy(() => import('./reset-screen.tsx'));
export const SignUpScreen = lazy(() => import('./sign-up-screen.tsx'));
export const loadSingleSignOn = () => import('./single-sign-on.ts');
