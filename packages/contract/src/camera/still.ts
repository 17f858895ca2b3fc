/** Stills: fetched, asked for at once, kept, marked with an alarm, and listed for a timeline. */
import { z } from 'zod';
import { defineDownload } from '../endpoint/download.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { vesselPeriodQuery, vesselQuery } from '../endpoint/query.ts';
import { alarmId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { cameraId, MAX_CAMERAS, ofCamera, queryCameraId, stillAlarm, stillReason, stillSize } from './camera.ts';

/** Characters of a note. */
export const MAX_STILL_NOTE = 500;
/** Stills of one timeline at most; what is more is thinned evenly. */
export const MAX_TIMELINE_STILLS = 300;

const note = text(MAX_STILL_NOTE).trim();

/** Who wrote what at a still. */
export const stillNote = z.object({ by: z.string(), at: wireTime, note: z.string() });

export const still = stillSize.extend({
  id: z.int().positive(),
  cameraId,
  url: z.string(),
  /** SHA-256 of the bytes as the gateway sent them, in hex. */
  sha256: z.string(),
  reason: stillReason,
  alarm: stillAlarm.nullable(),
  notes: z.array(stillNote),
  /** When it is given up; null: never by itself. */
  until: wireTime.nullable(),
});
export type Still = z.infer<typeof still>;

/** Fetched with the bearer header; the answer is the picture as it came from board. */
export const getStill = defineDownload('GET /api/v2/camera/still', 'user', {
  summary: 'The picture of a still as JPEG: the newest one, or the last one at or before a time.',
  query: vesselQuery.extend({ cameraId: queryCameraId, time: requestTime.optional() }),
});

export const listStills = defineEndpoint('GET /api/v2/camera/stills', 'user', {
  summary: 'Stills of a period for a timeline, those of alarms and those kept by hand first.',
  query: vesselPeriodQuery.extend({ cameraId: queryCameraId }),
  answer: z.array(still).max(MAX_TIMELINE_STILLS),
});

export const listAlarmStills = defineList('GET /api/v2/camera/alarm-stills', 'user', still, {
  summary: 'Stills kept with an alarm: of each camera 10 s before it, at it and 30 s after it.',
  query: vesselQuery.extend({ alarmId: z.coerce.number().int().positive() }),
});

export const listKeptStills = definePagedList('GET /api/v2/camera/kept', 'user', still, {
  summary: 'Stills of a vessel that people kept or marked with an alarm, with their notes, newest first.',
  fields: vesselQuery.shape,
  page: [50, 200],
});

export const askStills = defineEndpoint('POST /api/v2/camera/still-now', 'user', {
  summary: 'Asks cameras for a still at once; 409 with the limit and when it goes on where the budget is used.',
  body: z.object({ vesselId, cameraIds: z.array(cameraId).min(1).max(MAX_CAMERAS) }),
  /** Bytes that it costs about, by the size of the last stills; null while none is known. */
  answer: z.object({ asked: z.int(), costBytes: z.int().nullable() }),
});

export const keepStill = defineEndpoint('POST /api/v2/camera/keep', 'user', {
  summary: 'Keeps a still until a person deletes it, with a note.',
  body: z.object({ ...ofCamera, time: requestTime, note }),
  answer: still,
});

export const bookmarkStill = defineEndpoint('POST /api/v2/camera/bookmark', 'user', {
  summary: 'Keeps a still with an alarm of the vessel, with a note.',
  body: z.object({ ...ofCamera, time: requestTime, alarmId, note }),
  answer: still,
});

export const dropStill = defineEndpoint('POST /api/v2/camera/drop', 'manager', {
  summary: 'Takes back that a still is kept; it ends with those of its schedule.',
  body: z.object({ vesselId, stillId: z.int().positive(), reason: text(MAX_STILL_NOTE).trim().min(1) }),
});

export const stillEndpoints = {
  getStill,
  listStills,
  listAlarmStills,
  listKeptStills,
  askStills,
  keepStill,
  bookmarkStill,
  dropStill,
};
