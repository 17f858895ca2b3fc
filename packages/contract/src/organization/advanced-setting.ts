/** What an organisation sets for itself: configuration keys it overrides, its two-factor policy and retention (§1, §7.4). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { queryOrganizationId } from '../scalar/id.ts';
import { editedQueryRevision, revision } from '../scalar/revision.ts';
import { asciiText, multiLineText, text } from '../scalar/text.ts';
import { SETTING_KINDS } from '../setting/overridable-setting.ts';

export const settingValue = z.union([
  z.boolean(),
  z.number(),
  multiLineText(2_000),
  z.array(z.union([z.number(), text(200)])).max(100),
]);
export type SettingValue = z.infer<typeof settingValue>;

export const advancedSetting = z.object({
  /** A configuration key, e.g. `map.defaultZoom`, or one of `ORGANIZATION_SETTINGS`. */
  key: z.string(),
  kind: z.enum(SETTING_KINDS),
  default: settingValue,
  /** Null while the organisation uses the default. */
  value: settingValue.nullable(),
  description: z.string(),
  lowest: z.number().optional(),
  highest: z.number().optional(),
  choices: z.array(z.string()).optional(),
  /** Of the organisation, and so the same with each of its settings. */
  revision,
});
export type AdvancedSetting = z.infer<typeof advancedSetting>;

export const getAdvancedSetting = defineEndpoint('GET /api/v1.0/organization/GetAdvancedSetting', 'manager', {
  summary: 'Every setting an organisation may have of its own, with its default and value (7.4).',
  query: z.object({ organizationId: queryOrganizationId }),
  answer: z.array(advancedSetting),
});

export const setAdvancedSetting = defineEndpoint('POST /api/v1.0/organization/SetAdvancedSetting', 'admin', {
  summary: 'Sets the given keys; null goes back to the default. 400 names an unknown key or a wrong value (7.4).',
  query: z.object({ orgId: queryOrganizationId, revision: editedQueryRevision }),
  body: z.record(asciiText(60), settingValue.nullable()),
  answer: z.array(advancedSetting),
});

export const advancedSettingEndpoints = { getAdvancedSetting, setAdvancedSetting };
