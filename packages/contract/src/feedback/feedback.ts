/** Problem reports with screenshots (§2.9, §7.11). */
import { z } from 'zod';
import { MAX_FEEDBACK_BYTES, MAX_IMAGE_TEXT, MAX_IMAGES } from '../endpoint/bounds.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { definePagedList } from '../endpoint/list.ts';
import { asciiText, fileText, multiLineText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

export const storeFeedback = defineEndpoint('POST /api/20200720/store', 'user', {
  summary: 'Stores a problem report with its screenshots as base64 and mails it on (2.9, 7.11).',
  body: z.object({
    appUserId: text(200),
    logContent: multiLineText(20_000),
    /** Data addresses of gif, jpeg or png, or bare base64. */
    images: z.array(fileText(MAX_IMAGE_TEXT)).max(MAX_IMAGES),
  }),
  maxBodyBytes: MAX_FEEDBACK_BYTES,
});

export const feedbackEntry = z.object({
  id: z.int(),
  at: wireTime,
  userName: z.string(),
  appUserId: z.string(),
  logContent: z.string(),
  images: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
});
export type FeedbackEntry = z.infer<typeof feedbackEntry>;

export const listFeedback = definePagedList('GET /api/v2/feedback/list', 'admin', feedbackEntry, {
  summary: 'Problem reports, newest first.',
});

export const getFeedbackImage = defineEndpoint('GET /api/v2/feedback/image', 'admin', {
  summary: 'One screenshot of a report, as a data address.',
  query: z.object({ id: z.coerce.number().int().positive(), name: asciiText(100) }),
  answer: z.object({ address: z.string() }),
});

export const feedbackEndpoints = { storeFeedback, listFeedback, getFeedbackImage };
