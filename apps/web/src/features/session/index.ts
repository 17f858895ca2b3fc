/** Getting in and out: the login status, its screens, and signing out. */
export { LoginScreen } from './login-screen.tsx';
export { isWayIn, LOGIN_STATUS, type LoginStatus } from './login-status.ts';
export { forgetUser, signOut } from './sign-out.ts';
export { useLoginStatus } from './use-login-status.ts';
