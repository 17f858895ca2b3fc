/** An entry of the audit trail as lines of a field with its old and its new value. */
import type { AuditEntry } from '@fms/contract/audit';
import { NOT_APPLICABLE } from '@fms/domain/format';
import { translate } from '../../../language/index.ts';
import { formatAuditValue, formatField, type Known } from './audit-value.ts';

export interface AuditLine {
  readonly field: string;
  readonly old: string;
  readonly new: string;
}

/** Actions whose old and new value are no objects but the value of one field. */
const FIELD_OF_ACTION: Readonly<Record<string, string>> = {
  'role.changed': 'role',
  'organization.changed': 'organizationId',
  'email.changed': 'email',
};

type Fields = Readonly<Record<string, unknown>>;
type Values = Pick<AuditEntry, 'what' | 'oldValue' | 'newValue' | 'unit'>;

/** The fields of an entry, those that changed first; empty where nothing was written but that it happened. */
export function listAuditLines({ what, oldValue, newValue, unit }: Values, known: Known, nowMs: number): AuditLine[] {
  const [old, now] = [parse(oldValue), parse(newValue)];
  if (Array.isArray(old) && Array.isArray(now)) return listAccess(old, now, known, nowMs);
  const [before, after] = [toFields(old, what), toFields(now, what)];
  // The store keeps no order of fields: a thing is known by its name.
  const all = new Set(['name', ...Object.keys(before), ...Object.keys(after)]);
  const names = [...all].filter((name) => name in before || name in after);
  const isSame = (name: string) =>
    name in before && name in after && JSON.stringify(before[name]) === JSON.stringify(after[name]);
  const changed = names.filter((name) => !isSame(name));
  return (changed.length > 0 ? changed : names).map((name) => ({
    field: formatField(name),
    old: formatWithUnit(name, before, unit, known, nowMs),
    new: formatWithUnit(name, after, unit, known, nowMs),
  }));
}

/** Fields of a tag in the tag's own unit; the fastest change is one a second. */
const IN_UNIT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['min', 'max', 'alarmLevel', 'emergencyLevel', 'deadBand'].map((name) => [name, ''])),
  ...{ lowestPossible: '', highestPossible: '', fastestChange: '/s' },
};

/** An entry that changes the unit itself tells each side in its own. */
function formatWithUnit(name: string, fields: Fields, unit: string | null, known: Known, nowMs: number): string {
  const text = formatAuditValue(name, fields[name], known, nowMs);
  const own = typeof fields.unit === 'string' ? fields.unit : unit;
  const isQuantity = name in IN_UNIT && typeof fields[name] === 'number';
  return isQuantity && own !== null && own !== '' ? `${text} ${own}${IN_UNIT[name]}` : text;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function toFields(value: unknown, what: string): Fields {
  if (value === null || value === '') return {};
  if (typeof value === 'object') return value as Fields;
  return { [FIELD_OF_ACTION[what] ?? 'value']: value };
}

/** One line for each assignment: who, on which vessel, with which words. */
function listAccess(old: readonly Fields[], now: readonly Fields[], known: Known, nowMs: number): AuditLine[] {
  const wordsOf = ({ words, until }: Fields) => {
    const text = formatAuditValue('words', words, known, nowMs);
    if (text === NOT_APPLICABLE || until == null) return text;
    return translate('AUDIT_UNTIL', { words: text, until: formatAuditValue('until', until, known, nowMs) });
  };
  return now.map((after, i) => ({
    field: translate('AUDIT_ACCESS_OF', { user: String(after.userName), vessel: String(after.vesselName) }),
    old: wordsOf(old[i] ?? {}),
    new: wordsOf(after),
  }));
}
