/**
 * Alerts of the bridge: `ALF` and the list `ALC` of bridge alert management, and the older `ALR` (IEC 61162-1). `HBT` only
 * says that a device is there.
 */
import type { AlarmPriority } from '@fms/contract/alarm';
import { readTimeOfDay } from './field.ts';
import type { DecoderTable, SentenceReader } from './sentence-reader.ts';

const PRIORITIES: Readonly<Record<string, AlarmPriority>> = {
  E: 'emergency',
  A: 'alarm',
  W: 'warning',
  C: 'caution',
};
/** Active: unacknowledged, silenced, acknowledged, with its responsibility handed over; rectified; normal. */
const STATES: Readonly<Record<string, { active: boolean; acknowledged: boolean }>> = {
  V: { active: true, acknowledged: false },
  S: { active: true, acknowledged: false },
  A: { active: true, acknowledged: true },
  O: { active: true, acknowledged: false },
  U: { active: false, acknowledged: false },
  N: { active: false, acknowledged: true },
};
/** Mnemonic of the maker, number, instance and revision of each alert in a list. */
const FIELDS_OF_ENTRY = 4;
const NUMBER = /^\d{1,6}$/;
/** Reserved characters stand in a text as `^` and two hexadecimal digits. */
const ESCAPED = /\^([0-9A-Fa-f]{2})/g;

/** `3062.1`; with the maker's mnemonic in front where the number is the maker's own. */
function identifierOf(s: SentenceReader, field: number): string | null {
  const [maker, number, instance] = [s.text(field), s.text(field + 1), s.text(field + 2)];
  if (!NUMBER.test(number)) return null;
  return [maker, number, instance].filter((part) => part !== '').join('.');
}

function plain(text: string): string {
  return text.replaceAll(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))).trim();
}

function timeOf(s: SentenceReader, field: number): { timeOfDayMs?: number } {
  const time = readTimeOfDay(s.text(field));
  return typeof time === 'number' ? { timeOfDayMs: time } : {};
}

/** The second sentence of an alert holds an explanation; its name and state are in the first. */
function alf(s: SentenceReader): void {
  const identifier = identifierOf(s, 7);
  if (s.text(1) === '2' && identifier !== null) {
    s.alert({ kind: 'alert', identifier, explanation: plain(s.text(12)) });
    return;
  }
  const state = STATES[s.text(6)];
  const priority = PRIORITIES[s.text(5)];
  if (identifier === null || !state || !priority) {
    s.refuse('value-unreadable');
    return;
  }
  const about = { priority, category: s.text(4), text: plain(s.text(12)), ...timeOf(s, 3) };
  s.alert({ kind: 'alert', identifier, ...state, ...about });
}

function alc(s: SentenceReader): void {
  const [parts, part] = [s.number(0), s.number(1)];
  const count = (s.fields.length - FIELDS_OF_ENTRY) / FIELDS_OF_ENTRY;
  const identifiers = Array.from({ length: Math.floor(count) }, (_, i) => identifierOf(s, (i + 1) * FIELDS_OF_ENTRY));
  const isWhole = Number(s.text(3)) === identifiers.length && !identifiers.includes(null);
  if (parts === null || part === null || !isWhole) {
    s.refuse('fields-misplaced');
    return;
  }
  s.alert({ kind: 'list', identifiers: identifiers as string[], part, parts, sequence: s.text(2) });
}

/** Its number is the device's own; that of an `ALF` means something else, so the source says which it is. */
function alr(s: SentenceReader): void {
  const [condition, answer] = [s.text(2), s.text(3)];
  const identifier = s.text(1);
  if (!NUMBER.test(identifier) || !'AV'.includes(condition) || condition === '') {
    s.refuse('value-unreadable');
    return;
  }
  const state = { active: condition === 'A', acknowledged: answer === 'A' };
  s.alert({ kind: 'alert', identifier, ...state, text: plain(s.text(4)), ...timeOf(s, 0) }, 'ALR');
}

export const alertSentences: DecoderTable = {
  ALF: { fields: 12, decode: alf },
  ALC: { fields: 4, decode: alc },
  ALR: { fields: 4, decode: alr },
};
