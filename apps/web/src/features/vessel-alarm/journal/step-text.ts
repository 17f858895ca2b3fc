/** A step of an alarm in words: `Raised`, `Shelved 4 h 00`. */
import type { AlarmJournalEntry } from '@fms/contract/alarm';
import { formatAge } from '@fms/domain/format';
import { translateWord } from '../../../language/index.ts';

const MINUTE_MS = 60_000;

export function formatStep({ kind, time, until }: AlarmJournalEntry): string {
  const word = translateWord(`step-${kind}`);
  if (until === null) return word;
  const minutes = Math.round((Date.parse(until) - Date.parse(time)) / MINUTE_MS);
  return `${word} ${formatAge(minutes * MINUTE_MS)}`;
}
