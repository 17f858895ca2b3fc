import type { z } from 'zod';
import { type TextKey, type TextValues, translate } from '../../language/index.ts';

/** Keys are written in capitals: a schema of a form names the text that way. */
const DICTIONARY_KEY = /^[A-Z][A-Z0-9_]*$/;

/** What the schema refuses of these values, by the path of the field; the first issue of a field counts. */
export function listIssueTexts(schema: z.ZodType, values: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const path = issue.path.join('.');
    texts[path] ??= issueText(issue, valueAt(values, issue.path));
  }
  return texts;
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], values);
}

function issueText(issue: z.core.$ZodIssue, value: unknown): string {
  if (DICTIONARY_KEY.test(issue.message)) {
    const values = issue.code === 'custom' ? (issue.params as TextValues | undefined) : undefined;
    return translate(issue.message as TextKey, values);
  }
  if (value === '' || value === null || value === undefined) return translate('FIELD_REQUIRED');
  switch (issue.code) {
    case 'too_small':
      return translate(issue.origin === 'string' ? 'FIELD_TOO_SHORT' : 'FIELD_TOO_SMALL', {
        minimum: String(issue.minimum),
      });
    case 'too_big':
      return translate(issue.origin === 'string' ? 'FIELD_TOO_LONG' : 'FIELD_TOO_LARGE', {
        maximum: String(issue.maximum),
      });
    case 'invalid_format':
      return translate(issue.format === 'email' ? 'EMAIL_INVALID' : 'FIELD_INVALID');
    default:
      return translate('FIELD_INVALID');
  }
}
