/** A step of an alarm in words: `Raised`, `Shelved 4 h 00`. */
import type { AlarmJournalEntry } from '@fms/contract';
import { formatAge } from '@fms/domain';
import { translateWord } from '../../../language/index.ts';

export function stepWords({ kind, time, until }: AlarmJournalEntry): string {
  const word = translateWord(`step-${kind}`);
  return until === null ? word : `${word} ${formatAge(Date.parse(until) - Date.parse(time))}`;
}
