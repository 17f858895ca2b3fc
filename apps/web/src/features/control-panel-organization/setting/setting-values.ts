/** Settings of an organisation as texts of a form, and back. An empty text is the default. */
import type { AdvancedSetting, SettingValue } from '@fms/contract/organization';
import { z } from 'zod';

/** By `nameOf` the key of the setting. */
type SettingTexts = Record<string, string>;

/** The name of a field may hold no point: to the form it would lead into an object. */
export const formatFieldName = (key: string) => key.replaceAll('.', ':');

/** A value as it is typed: lists with commas, switches as `true` and `false`. */
export function formatSetting(value: SettingValue | null): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

export function formatSettings(settings: readonly AdvancedSetting[]): SettingTexts {
  return Object.fromEntries(settings.map(({ key, value }) => [formatFieldName(key), formatSetting(value)]));
}

/** Null for the default; undefined for a text that is no value of this setting. */
export function parseSetting(setting: AdvancedSetting, text: string): SettingValue | null | undefined {
  const { kind, default: byDefault, choices } = setting;
  const typed = text.trim();
  if (typed === '') return null;
  switch (kind) {
    case 'boolean':
      return typed === 'true' ? true : typed === 'false' ? false : undefined;
    case 'number':
      return parseNumber(setting, typed);
    case 'list': {
      const words = typed.split(',').map((word) => word.trim());
      const isOfNumbers = Array.isArray(byDefault) && byDefault.some((one) => typeof one === 'number');
      if (!isOfNumbers) return words.filter((word) => word !== '');
      const numbers = words.map((word) => parseNumber(setting, word));
      return numbers.every((number) => number !== undefined) ? numbers : undefined;
    }
    case 'text':
      return choices === undefined || choices.includes(typed) ? text : undefined;
  }
}

function parseNumber({ lowest = -Infinity, highest = Infinity }: AdvancedSetting, text: string): number | undefined {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && number >= lowest && number <= highest ? number : undefined;
}

/** A form of these settings: each text is held to kind, bounds and choices of its setting. */
export function createSettingSchema(settings: readonly AdvancedSetting[]) {
  return z.record(z.string(), z.string()).superRefine((texts, context) => {
    for (const setting of settings) {
      const name = formatFieldName(setting.key);
      if (parseSetting(setting, texts[name] ?? '') !== undefined) continue;
      const { lowest, highest } = setting;
      const hasBounds = lowest !== undefined && highest !== undefined;
      const message = hasBounds ? 'BETWEEN' : 'FIELD_INVALID';
      context.addIssue({ code: 'custom', path: [name], message, params: { lowest, highest } });
    }
  });
}

/** What of the settings differs from these texts, as the call takes it. */
export function listChangedSettings(
  settings: readonly AdvancedSetting[],
  texts: SettingTexts,
): Record<string, SettingValue | null> {
  const changed = settings.filter(({ key, value }) => (texts[formatFieldName(key)] ?? '') !== formatSetting(value));
  return Object.fromEntries(
    changed.map((setting) => [setting.key, parseSetting(setting, texts[formatFieldName(setting.key)] ?? '') ?? null]),
  );
}
