/** Past sessions and their recordings (§9.10; calls of our own). */
import { END_CAUSES } from '@fms/domain/ship-view';
import { z } from 'zod';
import { defineDownload } from '../endpoint/download.ts';
import { definePagedList } from '../endpoint/list.ts';
import { openPeriod, vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { timeSpan } from '../scalar/time.ts';
import { screenId, shipViewSessionId, viewLevel } from './session.ts';

/** A recording is kept so long. */
export const RECORDING_DAYS = 90;

export const pastSession = z.object({
  /** Void for the socket; it names the recording. */
  sessionId: shipViewSessionId,
  vesselId,
  screenId,
  by: z.string(),
  /** The highest level it had. */
  level: viewLevel,
  reason: z.string(),
  ticket: z.string(),
  approvedBy: z.string().nullable(),
  ...timeSpan,
  endedBy: z.object({ cause: z.enum(END_CAUSES), by: z.string(), why: z.string() }),
  /** Bytes of the recording; null where it is no longer kept, or was never open. */
  recordingBytes: z.int().nullable(),
});
export type PastSession = z.infer<typeof pastSession>;

export const listPastShipViews = definePagedList('GET /api/v2/ship-view/past', 'user', pastSession, {
  summary:
    'Past sessions on the screens of vessels the caller may look at, newest first; also those of a period, and by words.',
  /** `search` are words of who looked, the reason, the ticket or who approved; the period is that of the request. */
  fields: { ...vesselQuery.partial().shape, ...openPeriod, search: text(100).trim().default('') },
  page: [50, 200],
});

export const getShipViewRecording = defineDownload('GET /api/v2/ship-view/recording', 'user', {
  summary: 'The recording of a past session, in whole or by ranges; each look at one is audited.',
  query: z.object({ sessionId: shipViewSessionId }),
});
