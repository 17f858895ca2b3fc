/**
 * Custom settings of an organisation: key-value overrides of the configuration as JSON (§1). What
 * an organisation may not change, or is unknown, is named and left out.
 */
import { type AppSetting, appSetting, isOverridablePart } from '@fms/contract/setting';

export interface OverriddenSetting {
  readonly setting: AppSetting;
  /** Keys that had no effect: unknown, not theirs to change, or of the wrong kind. */
  readonly refused: readonly string[];
}

type Values = Record<string, unknown>;

export function applyCustomSettings(setting: AppSetting, customData: string): OverriddenSetting {
  const refused: string[] = [];
  let merged: AppSetting = setting;
  for (const [key, value] of Object.entries(parseValues(customData, refused))) {
    const tried = isOverridablePart(key)
      ? appSetting.safeParse({ ...merged, [key]: mergeValue(Reflect.get(merged, key), value) })
      : undefined;
    if (tried?.success) merged = tried.data;
    else refused.push(key);
  }
  return { setting: Object.freeze(merged), refused };
}

function parseValues(customData: string, refused: string[]): Values {
  if (customData.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(customData);
    if (isValues(parsed)) return parsed;
  } catch {
    // Reported below, like everything else that has no effect.
  }
  refused.push('customData');
  return {};
}

/** Objects are merged key by key, so that `map.defaultZoom` can be changed alone. */
function mergeValue(base: unknown, value: unknown): unknown {
  return isValues(base) && isValues(value) ? { ...base, ...value } : value;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
