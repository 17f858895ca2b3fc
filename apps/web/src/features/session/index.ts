/** Login status, sign-in screens, token renewal and sign-out. */
import { lazy } from 'react';

export { IdleWatch } from './expiry/idle-watch.ts';
export { TokenKeeper } from './expiry/token-keeper.ts';
export { LoginScreen } from './login/login-screen.tsx';
export {
  handleEndedSignIn,
  handleSignedOutElsewhere,
  signOut,
  signOutIdle,
  stopImpersonation,
} from './sign-in/sign-out.ts';
export { isSingleSignOnAnswer } from './sign-in/single-sign-on-marker.ts';
export { getLandingPath } from './status/landing-path.ts';
export { saveLinkSecret } from './status/link-secret.ts';
export { isSignInStatus, LOGIN_STATUS, type LoginStatus } from './status/login-status.ts';
export { useLoginStatus } from './status/use-login-status.ts';

export const ForgotScreen = lazy(() => import('./recovery/forgot-screen.tsx'));
export const ResetScreen = lazy(() => import('./recovery/reset-screen.tsx'));
export const SignUpScreen = lazy(() => import('./sign-up/sign-up-screen.tsx'));
export const loadSingleSignOn = () => import('./sign-in/single-sign-on.ts');
