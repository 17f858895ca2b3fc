/**
 * A changed version of the application (§4.11-1): everything this browser
 * keeps is cleared, the new version is written, then the page is reloaded. In this order, so that it happens once.
 */
import { clearOffline } from '../storage/offline-store.ts';

export const VERSION_KEY = 'version';

export interface VersionCheckParts {
  /** The version of the configuration, or undefined when it could not be read. */
  readonly configured: string | undefined;
  readonly reload: () => void;
}

/** Answers whether the page is being reloaded. */
export async function checkVersion({ configured, reload }: VersionCheckParts): Promise<boolean> {
  if (configured === undefined) return false;
  const stored = localStorage.getItem(VERSION_KEY);
  if (stored === configured) return false;
  if (stored === null) {
    localStorage.setItem(VERSION_KEY, configured);
    return false;
  }
  localStorage.clear();
  sessionStorage.clear();
  await clearOffline();
  await clearCaches();
  localStorage.setItem(VERSION_KEY, configured);
  reload();
  return true;
}

/** The worker's copies of the old application; with none of them left it asks the server. */
async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
