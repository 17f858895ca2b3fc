/** A step of an alarm in words: `Raised`, `Raised to alarm`, `Shelved 4 h 00`. */

import type { AlarmJournalEntry } from '@fms/contract/alarm';
import { formatAge } from '@fms/domain/format';
import { MINUTE_MS } from '@fms/domain/time';
import '../../language/fleet-alarm.ts';
import { translate, translateWord } from '../../language/index.ts';

const CHANGED_TEXT = { escalated: 'STEP_ESCALATED', lowered: 'STEP_LOWERED' } as const;

export function formatStep({ kind, priority, time, until }: AlarmJournalEntry): string {
  if (kind === 'escalated' || kind === 'lowered') {
    return translate(CHANGED_TEXT[kind], { priority: translateWord(`priority-${priority}`) });
  }
  const word = translateWord(`step-${kind}`);
  if (until === null) return word;
  const minutes = Math.round((Date.parse(until) - Date.parse(time)) / MINUTE_MS);
  return `${word} ${formatAge(minutes * MINUTE_MS)}`;
}
