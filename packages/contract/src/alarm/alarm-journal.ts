/** Every step of every alarm of a vessel, over years (§B4-10). */
import { z } from 'zod';
import { knownAt } from '../endpoint/known-at.ts';
import { definePagedList } from '../endpoint/list.ts';
import { openPeriod, vesselQuery } from '../endpoint/query.ts';
import { alarmId, tagId } from '../scalar/id.ts';
import { asciiText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { alarmPriorities } from './alarm.ts';

export const alarmStepKinds = [
  'raised',
  'escalated',
  'lowered',
  'cleared',
  'acknowledged',
  'acknowledge-undone',
  'commented',
  'acknowledged-on-board',
  'shelved',
  'unshelved',
  'out-of-service',
  'returned-to-service',
  'assigned',
  'unassigned',
  'managers-told',
] as const;
export type AlarmStepKind = (typeof alarmStepKinds)[number];

export const alarmJournalEntry = z.object({
  id: z.int(),
  alarmId,
  dataTagId: tagId.nullable(),
  /** By the ship's clock for what was measured, by the server's for what people did. */
  time: wireTime,
  kind: z.enum(alarmStepKinds),
  /** What the alarm was then. */
  priority: z.enum(alarmPriorities),
  channel: z.string(),
  description: z.string(),
  value: z.number().nullable(),
  unit: z.string(),
  /** Null: the system itself. */
  by: z.string().nullable(),
  /** Comment of an acknowledgement, reason of a shelving, whom it was assigned to, which managers were told. */
  note: z.string(),
  /** End of a shelving. */
  until: wireTime.nullable(),
});
export type AlarmJournalEntry = z.infer<typeof alarmJournalEntry>;

/** Words with commas between, as a query carries a choice of several. */
export function choiceOf<Word extends string>(words: readonly [Word, ...Word[]]) {
  return asciiText(500)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)))
    .optional();
}

/** Entries of one page at most. */
export const MAX_JOURNAL_PAGE = 1000;
/** How far the total is counted, which comes with every page: more is told as this many. */
export const MAX_JOURNAL_TOTAL = 100_000;

export const listAlarmJournal = definePagedList('GET /api/v2/alarm/journal', 'user', alarmJournalEntry, {
  summary: 'Steps of the alarms of a vessel, newest first, by time, priority, kind and words.',
  fields: {
    ...vesselQuery.shape,
    ...openPeriod,
    ...knownAt,
    /** e.g. `emergency,alarm`; absent is all. */
    priorities: choiceOf(alarmPriorities),
    kinds: choiceOf(alarmStepKinds),
    /** Part of channel, description, person or note, whatever the case. */
    text: text(100).optional(),
  },
  page: [100, MAX_JOURNAL_PAGE],
});

export const alarmJournalEndpoints = { listAlarmJournal };
