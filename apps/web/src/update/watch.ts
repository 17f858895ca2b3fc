/** Looks for a newer application now and every hour (§4.11, §9.1). */
import { UPDATE_CHECK_MS } from '@fms/domain/account';
import { isAppSettingLoaded, loadAppSetting, readAppSetting } from '../settings/app-setting.ts';
import { checkVersion } from './version-check.ts';
import { registerWorker } from './worker.ts';

/** A first worker fetches the whole application into its cache: a new sign-in goes first. */
const WORKER_DELAY_MS = 5000;

/** Begins to look. The configuration of this page has just been read. */
export function startUpdateChecks(): void {
  const reload = () => location.reload();
  const registered = new Promise((later) => setTimeout(later, WORKER_DELAY_MS)).then(registerWorker);
  void checkVersion({ configured: configuredVersion(), reload });
  setInterval(() => {
    const look = async () => {
      await loadAppSetting(Date.now());
      if (await checkVersion({ configured: configuredVersion(), reload })) return;
      await (await registered)?.update();
    };
    look().catch((error: unknown) => console.info('It is not known whether there is a newer version', error));
  }, UPDATE_CHECK_MS);
}

/** Unknown until the server has sent it: a default of this page would look like a change. */
function configuredVersion(): string | undefined {
  return isAppSettingLoaded() ? readAppSetting().version : undefined;
}
