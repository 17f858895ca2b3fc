/**
 * The configuration of the product (§1): `./json/appSetting.json`, asked for once at start with
 * a time stamp so that no cache answers. Until it is there, and when it cannot be read, its defaults hold.
 */
import type { OrganizationEntry } from '@fms/contract/organization';
import { type AppSetting, appSetting } from '@fms/contract/setting';
import type { VesselId } from '@fms/domain/identity';
import { useSyncExternalStore } from 'react';
import { applyCustomSettings } from './organization-setting.ts';

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
/** As the server sent it. */
let configured = DEFAULTS;
/** With the overrides of the user's first organisation. */
let current = DEFAULTS;
let first: OrganizationEntry | undefined;

function change(setting: AppSetting): void {
  configured = setting;
  current = first === undefined ? setting : applyCustomSettings(setting, first.organization.customData).setting;
  for (const listener of [...listeners]) listener();
}

/** Asks the server for the configuration. Never fails: the application must open without a network. */
export async function loadAppSetting(nowMs: number): Promise<void> {
  try {
    // Beside the application and not beside the page: /vessel/home and /login read the same file.
    const response = await fetch(`${new URL(SETTING_ADDRESS, location.origin).pathname}?t=${nowMs}`);
    if (!response.ok) return;
    change(Object.freeze(appSetting.parse(await response.json())));
  } catch (error) {
    console.info('The configuration could not be read; its defaults hold', error);
  }
}

/**
 * §1: the first organisation in the list overrides the configuration. Answers the keys that had no effect;
 * an empty list takes all overrides back.
 */
export function applyOrganizationSetting(organizations: readonly OrganizationEntry[]): readonly string[] {
  [first] = organizations;
  change(configured);
  return first === undefined ? [] : applyCustomSettings(configured, first.organization.customData).refused;
}

/** Whether the configuration came from the server; until then its defaults hold. */
export function isAppSettingLoaded(): boolean {
  return configured !== DEFAULTS;
}

export function readAppSetting(): AppSetting {
  return current;
}

/** The configuration for one vessel: the overrides hold for the vessels of the organisation they belong to. */
export function useVesselSetting(vesselId: VesselId): AppSetting {
  return useSyncExternalStore(subscribeAppSetting, () =>
    first?.vessels.some(({ id }) => id === vesselId) ? current : configured,
  );
}

/** Calls `listener` whenever the configuration changed. Returns the function that unsubscribes. */
export function subscribeAppSetting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAppSetting(): AppSetting {
  return useSyncExternalStore(subscribeAppSetting, readAppSetting);
}
