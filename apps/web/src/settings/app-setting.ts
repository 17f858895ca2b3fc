/**
 * The configuration of the product (specification section 1): `./json/appSetting.json`, asked for once at start with
 * a time stamp so that no cache answers. Until it is there, and when it cannot be read, its defaults hold.
 */
import { type AppSetting, appSetting } from '@fms/contract';
import { useSyncExternalStore } from 'react';

const SETTING_ADDRESS = './json/appSetting.json';

const DEFAULTS: AppSetting = appSetting.parse({
  server: { base: '', realtime: '', backupApi: '', backgroundJob: '' },
  shipView: { enabled: false, addressByHost: {}, address: '' },
  map: {},
  branding: { logoByHost: {}, imsHosts: [], vendorDomain: '', companyHost: '' },
  singleSignOn: { enabled: false, authority: '', clientId: '', scopes: [] },
});

type Listener = () => void;
const listeners = new Set<Listener>();
let current = DEFAULTS;

/** Asks the server for the configuration. Never fails: the application must open without a network. */
export async function loadAppSetting(nowMs: number): Promise<void> {
  try {
    // Beside the application and not beside the page: /vessel/home and /login read the same file.
    const response = await fetch(`${new URL(SETTING_ADDRESS, location.origin).pathname}?t=${nowMs}`);
    if (!response.ok) return;
    current = Object.freeze(appSetting.parse(await response.json()));
    for (const listener of [...listeners]) listener();
  } catch (error) {
    console.info('The configuration could not be read; its defaults hold', error);
  }
}

export function readAppSetting(): AppSetting {
  return current;
}

export function useAppSetting(): AppSetting {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readAppSetting);
}

/** "FMS Fleet Management System": the abbreviation stands before the title (section 1). */
export function productTitle({ productAbbreviation, productName }: AppSetting): string {
  return `${productAbbreviation} ${productName}`;
}
