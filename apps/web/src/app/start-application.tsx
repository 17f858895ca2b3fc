/** Start of the page, in order: language, configuration, screen, and the watches for updates and errors. */
import { createRoot } from 'react-dom/client';
import { getBrandingDictionary } from '../branding/host-branding.ts';
import { isSingleSignOnAnswer, loadSingleSignOn, saveLinkSecret } from '../features/session/index.ts';
import { LANGUAGE, setDictionary, startLanguage } from '../language/index.ts';
import { reportError } from '../report/index.ts';
import { loadAppSetting, readAppSetting, subscribeAppSetting } from '../settings/app-setting.ts';
import { startUpdateChecks } from '../update/index.ts';
import { readContentNonce } from './content-nonce.ts';
import { RootScreen } from './root-screen.tsx';

export async function startApplication(): Promise<void> {
  if (isSingleSignOnAnswer(location)) return finishSingleSignOn();
  // Dialogs hold the page still by a style element of their own, whose library looks for the nonce under this name.
  Reflect.set(globalThis, '__webpack_nonce__', readContentNonce());
  saveLinkSecret(Date.now());
  startLanguage(getBrandingDictionary(readAppSetting()));
  // Stored beside the session (§3).
  localStorage.setItem('language', LANGUAGE);
  subscribeAppSetting(() => setDictionary(getBrandingDictionary(readAppSetting())));
  window.addEventListener('error', ({ error, message }) => reportError('root', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportRejection(reason));
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root"');
  createRoot(root, { onUncaughtError: (error) => reportError('root', error) }).render(<RootScreen />);
  await loadAppSetting(Date.now());
  startUpdateChecks();
}

/** The popup of a single sign-on: it only hands the provider's answer on. */
async function finishSingleSignOn(): Promise<void> {
  const [{ finishSingleSignOn: finish }] = await Promise.all([loadSingleSignOn(), loadAppSetting(Date.now())]);
  await finish(readAppSetting().singleSignOn);
}

/** A refused call has been told in words already; it is no fault of the application. */
function reportRejection(reason: unknown): void {
  const isTold = reason instanceof Error && (reason.name === 'ApiError' || reason.name === 'AbortError');
  if (!isTold) reportError('root', reason);
}
