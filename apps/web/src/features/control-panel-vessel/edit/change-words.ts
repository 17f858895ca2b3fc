/** The fields of a change as the server names them, in words. */
import type { FieldChange } from '@fms/contract/vessel';
import { type Translate, translateWord } from '../../../language/index.ts';

const ACCESS_OF = /^access of (?<name>.+)$/;

export function formatField(field: string, t: Translate): string {
  const name = ACCESS_OF.exec(field)?.groups?.name;
  return name === undefined ? translateWord(`field-${field}`) : t('ACCESS_OF', { name });
}

export function formatChanges(changes: readonly FieldChange[], t: Translate): readonly FieldChange[] {
  return changes.map((change) => ({ ...change, field: formatField(change.field, t) }));
}
