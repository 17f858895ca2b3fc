/** The configuration as an organisation has it: its own values over those of the operator (§1). */
import { isOverridablePart } from './overridable-setting.ts';
import { type AppSetting, appSetting } from './settings.ts';

export interface OverriddenSetting {
  readonly setting: AppSetting;
  /** Keys that had no effect: unknown, not an organisation's to change, or of the wrong kind. */
  readonly refused: readonly string[];
}

type Values = Record<string, unknown>;

/** A JSON object of configuration keys; undefined for any other text. Empty text is an empty object. */
export function parseOverrides(customData: string): Values | undefined {
  if (customData.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(customData);
    return isValues(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Objects are merged key by key, so that `map.defaultZoom` can be changed alone. */
export function overrideSetting(setting: AppSetting, values: Values): OverriddenSetting {
  const refused: string[] = [];
  let merged: AppSetting = setting;
  for (const [key, value] of Object.entries(values)) {
    const tried = isOverridablePart(key)
      ? appSetting.safeParse({ ...merged, [key]: mergeValue(Reflect.get(merged, key), value) })
      : undefined;
    if (tried?.success) merged = tried.data;
    else refused.push(key);
  }
  return { setting: merged, refused };
}

function mergeValue(base: unknown, value: unknown): unknown {
  return isValues(base) && isValues(value) ? { ...base, ...value } : value;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
