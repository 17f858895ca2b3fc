/**
 * Custom settings of an organisation: key-value overrides of the configuration as JSON (§1). What
 * an organisation may not change, or is unknown, is named and left out.
 */
import { type AppSetting, type OverriddenSetting, overrideSetting, parseOverrides } from '@fms/contract/setting';

export type { OverriddenSetting };

export function applyCustomSettings(setting: AppSetting, customData: string): OverriddenSetting {
  const values = parseOverrides(customData);
  if (!values) return { setting: Object.freeze(setting), refused: ['customData'] };
  const { setting: merged, refused } = overrideSetting(setting, values);
  return { setting: Object.freeze(merged), refused };
}
