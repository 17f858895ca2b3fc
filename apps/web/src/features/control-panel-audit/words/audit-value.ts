/** Fields and values of the audit trail as people read them: no codes, no ids, units with their numbers. */
import { formatNumber, formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import { parseBrowserName } from '../../../entities/account/index.ts';
import { type Translate, translate, translateWord } from '../../../language/index.ts';

type Named = readonly { readonly id: number; readonly name: string }[];

/** Names for ids that stand in values. */
export interface Known {
  readonly users: Named;
  readonly vessels: Named;
  readonly organizations: Named;
  readonly folders: Named;
}

/** Fields that hold an id, or a list of them. */
const IDS: Readonly<Record<string, keyof Known>> = {
  organizationId: 'organizations',
  parentId: 'folders',
  folderId: 'folders',
  userId: 'users',
  invitedBy: 'users',
  vesselId: 'vessels',
  vesselIds: 'vessels',
  pinnedVessels: 'vessels',
};
/** Heads of the words in the dictionary for fields of fixed words. */
const CHOICES: Readonly<Record<string, string>> = {
  role: 'role',
  words: 'word',
  shipType: 'ship',
  tabs: 'tab',
  what: 'action',
};
/** Fields that hold a text for programs, or a list too long to read. */
const COUNTED = ['widgets', 'fleetViews', 'statisticViews', 'logSearches'];
const TIMES = /^(expiredDate|until|fromTime|toTime|since|seenUntil)$|Ms$/;
const UNITS = ['Seconds', 'Minutes', 'Days', 'Meters', 'Knots', 'Tonnes'] as const;

/** The words of an action; one of another release by its name. */
export function formatAction(what: string): string {
  return wordOr(`action_${what.replaceAll('.', '_')}`, readable(what.replaceAll(/[.-]/g, ' ')));
}

/** `deadBand` as `Dead band`. */
export function formatField(field: string): string {
  const own = wordOr(`audited_${field}`, '');
  return own || wordOr(`field_${field}`, readable(field.replaceAll('.', ', ')));
}

/** A field that no dictionary has a word for, such as one of an older release, made readable. */
function readable(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordOr(key: string, otherwise: string): string {
  const word = translateWord(key);
  return word === key.toUpperCase().replaceAll('-', '_') ? otherwise : word;
}

/** A value of a field; what is empty is a dash. */
export function formatAuditValue(field: string, value: unknown, known: Known, nowMs: number): string {
  if (value === null || value === undefined || value === '') return NOT_APPLICABLE;
  if (Array.isArray(value)) return formatList(field, value, known, nowMs);
  if (COUNTED.includes(field)) return readable(typeof value);
  if (field in IDS) return nameOf(known[IDS[field] as keyof Known], value);
  if (typeof value === 'boolean') return translate(value ? 'YES' : 'NO');
  if (TIMES.test(field)) return formatMoment(value, nowMs);
  if (typeof value === 'number') return formatQuantity(field, value);
  if (typeof value === 'object') return formatParts(value, known, nowMs);
  const text = String(value);
  if (field === 'agent') return parseBrowserName(text);
  if (field === 'photo' || (field === 'logo' && text.includes('/'))) return translateWord('photo');
  return field in CHOICES ? wordOr(`${CHOICES[field]}_${text.replaceAll('.', '_')}`, text) : text;
}

function formatList(field: string, values: readonly unknown[], known: Known, nowMs: number): string {
  if (values.length === 0) return NOT_APPLICABLE;
  if (COUNTED.includes(field)) return formatNumber(values.length);
  return values.map((value) => formatAuditValue(field, value, known, nowMs)).join(', ');
}

function formatParts(parts: object, known: Known, nowMs: number): string {
  const words = Object.entries(parts).map(
    ([name, part]) => `${formatField(name)}: ${formatAuditValue(name, part, known, nowMs)}`,
  );
  return words.join(', ');
}

const nameOf = (named: Named, id: unknown) => named.find((one) => one.id === id)?.name ?? `#${id}`;

function formatMoment(value: unknown, nowMs: number): string {
  const at = typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isNaN(at) ? String(value) : formatTime(at, nowMs);
}

/** A unit that the name of the field ends with goes behind the number. */
function formatQuantity(field: string, value: number, t: Translate = translate): string {
  const unit = UNITS.find((word) => field.toLowerCase().endsWith(word.toLowerCase()));
  const text = Number.isInteger(value) ? formatNumber(value) : String(value);
  return unit === undefined ? text : t(`UNIT_OF_${unit.toUpperCase() as Uppercase<typeof unit>}`, { value: text });
}
