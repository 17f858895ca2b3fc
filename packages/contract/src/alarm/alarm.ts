/** Alarms: state with its evidence (§3; calls of our own under /api/v2/alarm). */
import { z } from 'zod';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { openPeriod } from '../endpoint/query.ts';
import { alarmId, queryVesselId, tagId, userId, vesselId } from '../scalar/id.ts';
import { multiLineText } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

/** Priorities of bridge alert management (IEC 62923-1). */
export const alarmPriorities = ['emergency', 'alarm', 'warning', 'caution'] as const;
export type AlarmPriority = (typeof alarmPriorities)[number];

const evidence = z.object({ by: z.string(), at: wireTime });

export const alarm = z.object({
  id: alarmId,
  vesselId,
  vesselName: z.string(),
  dataTagId: tagId.nullable(),
  /** Short name of what alarms, e.g. the tag's name; the specification's alarm item. */
  channel: z.string(),
  description: z.string(),
  /** `Normal` once cleared; otherwise the level that was passed. */
  status: z.string(),
  priority: z.enum(alarmPriorities),
  time: wireTime,
  value: z.number().nullable(),
  limit: z.number().nullable(),
  unit: z.string(),
  acknowledged: evidence.extend({ comment: z.string() }).nullable(),
  /** Out of sight until then; listed, neither counted nor announced. */
  shelved: z.object({ by: z.string(), until: wireTime, reason: z.string() }).nullable(),
  /** The same until it is returned to service. */
  outOfService: evidence.extend({ reason: z.string() }).nullable(),
  /** Whom it was given to, and by whom; the account is null once it is deleted. */
  assigned: evidence.extend({ userId: userId.nullable(), to: z.string() }).nullable(),
  /** Set once it was not acknowledged in time: when which managers were told, by their user names. */
  escalated: z.object({ at: wireTime, to: z.array(z.string()) }).nullable(),
  /** The alarm system on board that states it; null for a limit evaluated ashore. */
  board: z
    .object({
      source: z.string(),
      /** Its number there. */
      identifier: z.string(),
      /** `A`, `B` or `C` of bridge alert management, or the words of another bus. */
      category: z.string(),
      /** On board, which is not ashore. */
      acknowledged: z.object({ at: wireTime }).nullable(),
    })
    .nullable(),
  cleared: z.object({ at: wireTime }).nullable(),
});
export type Alarm = z.infer<typeof alarm>;

export const listAlarms = definePagedList('GET /api/v2/alarm/list', 'user', alarm, {
  summary:
    'Alarms of the vessels the caller may see, newest first; active leaves out what is cleared and acknowledged.',
  fields: {
    vesselId: queryVesselId.optional(),
    active: z.stringbool().optional(),
    /** With fromTime: also those raised before it that had not cleared by then. */
    standing: z.stringbool().optional(),
    ...openPeriod,
  },
  page: [200, 1000],
});

/** Characters of a comment or a reason. */
export const MAX_ALARM_NOTE = 500;
/** Alarms one call changes. */
export const MAX_ALARMS_OF_CALL = 500;
export const alarmIds = z.array(alarmId).min(1).max(MAX_ALARMS_OF_CALL);

export const acknowledgeAlarm = defineList('POST /api/v2/alarm/acknowledge', 'user', alarm, {
  summary: 'Acknowledges alarms ashore; who and when is kept with them.',
  body: z.object({ alarmIds, comment: multiLineText(MAX_ALARM_NOTE).default('') }),
});

/** For how long who acknowledged may take it back, milliseconds. */
export const UNDO_ACKNOWLEDGE_MS = 10_000;

export const undoAcknowledgeAlarm = defineList('POST /api/v2/alarm/undo-acknowledge', 'user', alarm, {
  summary: 'Takes back acknowledgements of the caller that are not older than 10 s; the journal keeps both.',
  body: z.object({ alarmIds }),
});

export const commentAlarm = defineList('POST /api/v2/alarm/comment', 'user', alarm, {
  summary: 'Comments acknowledged alarms; the alarms show the newest comment, the journal keeps all.',
  body: z.object({ alarmIds, comment: multiLineText(MAX_ALARM_NOTE).trim().min(1) }),
});

export const alarmEndpoints = { listAlarms, acknowledgeAlarm, undoAcknowledgeAlarm, commentAlarm };
