/** `appSetting.json`: what the browser may know (§1 and §9.14), with the operator's overrides. */
import { readFile } from 'node:fs/promises';
import { type AppSetting, appSetting } from '@fms/contract/setting';
import { z } from 'zod';
import { getSystemErrorCode, StartFailure } from '../../platform/failure/start-failure.ts';

type Json = Record<string, unknown>;

/** Parts that the contract leaves without a default; empty server addresses mean "where the page came from". */
const DEFAULTS: Json = {
  server: { base: '', realtime: '', backupApi: '', backgroundJob: '' },
  shipView: { enabled: false, addressByHost: {}, address: '' },
  map: {},
  branding: { logoByHost: { localhost: '2' }, imsHosts: ['localhost', 'ims'], vendorDomain: '', companyHost: '' },
  singleSignOn: { enabled: false, authority: '', clientId: '', scopes: ['openid', 'profile', 'email'] },
};

/** What the demonstration has besides: two of its ships serve a desktop. */
const OF_DEMONSTRATION: Json = { shipView: { enabled: true } };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged key by key; anything else replaces what was there. */
function merge(base: Json, override: Json): Json {
  const merged = Object.entries(override).map(([key, value]) => {
    const under = base[key];
    return [key, isObject(under) && isObject(value) ? merge(under, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Paths of `given` that parsing left out, such as `map.defaultZom`. */
function unknownKeys(given: Json, parsed: Json, path: readonly string[] = []): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, key];
    if (!(key in parsed)) return [here.join('.')];
    const below = parsed[key];
    return isObject(value) && isObject(below) ? unknownKeys(value, below, here) : [];
  });
}

async function readOverrides(path: string): Promise<Json> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (getSystemErrorCode(error) === 'ENOENT') return '{}';
    throw error;
  });
  try {
    const overrides: unknown = JSON.parse(text);
    if (isObject(overrides)) return overrides;
  } catch (error) {
    throw new StartFailure(`${path} is not valid JSON.`, { cause: error });
  }
  throw new StartFailure(`${path} must hold a JSON object.`);
}

/** What the configuration decides, whatever the file says. */
export interface SettingOverrides {
  demonstration: boolean;
  singleSignOn?: Omit<AppSetting['singleSignOn'], 'enabled'> | null;
}

/** Reads the settings; a wrong or unknown key stops the start by its name. `path` need not exist. */
export async function readAppSetting(
  path: string,
  { demonstration, singleSignOn }: SettingOverrides,
): Promise<AppSetting> {
  const overrides = await readOverrides(path);
  const decided = { demonstration, ...(singleSignOn ? { singleSignOn: { enabled: true, ...singleSignOn } } : {}) };
  const defaults = demonstration ? merge(DEFAULTS, OF_DEMONSTRATION) : DEFAULTS;
  const result = appSetting.safeParse({ ...merge(defaults, overrides), ...decided });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartFailure(
      `${path}: ${issue?.path.join('.')} is wrong (${issue?.message ?? z.prettifyError(result.error)}).`,
    );
  }
  const [unknown] = unknownKeys(overrides, result.data);
  if (unknown) throw new StartFailure(`${path}: ${unknown} is not a setting.`);
  return Object.freeze(result.data);
}
