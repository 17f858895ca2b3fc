/** Feedback, web push, mail outbox, audit and error log (§2.9, §7.5, §7.11, §7.12). */
import { z } from 'zod';
import { MAX_FEEDBACK_BYTES, MAX_IMAGE_TEXT, MAX_IMAGES } from '../endpoint/bounds.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { pageOf } from '../endpoint/query.ts';
import { asciiText, fileText, multiLineText, reportedLines, reportedText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

const page = pageOf(500, 100);

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

export const listFeedback = defineEndpoint('GET /api/v2/feedback/list', 'admin', {
  summary: 'Problem reports, newest first.',
  query: z.object(page),
  answer: z.array(feedbackEntry),
  paged: true,
});

export const getFeedbackImage = defineEndpoint('GET /api/v2/feedback/image', 'admin', {
  summary: 'One screenshot of a report, as a data address.',
  query: z.object({ id: z.coerce.number().int().positive(), name: asciiText(100) }),
  answer: z.object({ address: z.string() }),
});

/** Push registration of §3: `DeviceToken` is the browser's subscription as JSON text. */
export const registerPush = defineEndpoint('POST /api/v1.5/push/register', 'user', {
  summary: 'Registers a browser for push messages (7.5).',
  body: z.object({ DeviceToken: text(4000).min(1), DeviceInformation: text(500) }),
});

export const getPushKey = defineEndpoint('GET /api/v2/push/key', 'user', {
  summary: 'The public VAPID key a browser subscribes with.',
  answer: z.object({ publicKey: z.string() }),
});

/** What a push message holds, as JSON: the worker shows it and opens `path` of the application when it is clicked. */
export const pushMessage = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });
export type PushMessage = z.infer<typeof pushMessage>;

export const testPush = defineEndpoint('POST /api/v2/push/test', 'user', {
  summary: 'Sends a test message to every browser the caller registered.',
  answer: z.object({ sent: z.int(), failed: z.int() }),
});

export const outboxEntry = z.object({
  id: z.int(),
  at: wireTime,
  to: z.string(),
  subject: z.string(),
  /** `waiting` has not left yet, `kept` never will: it is read here. */
  status: z.enum(['waiting', 'kept', 'sent', 'failed']),
  error: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const listOutbox = defineEndpoint('GET /api/v2/outbox/list', 'admin', {
  summary: 'Mails that left, or that the embedded outbox keeps, newest first.',
  query: z.object(page),
  answer: z.array(outboxEntry),
  paged: true,
});

export const getOutboxMail = defineEndpoint('GET /api/v2/outbox/mail', 'admin', {
  summary: 'One mail with its text and HTML; of a mail that was sent nothing but its entry is kept.',
  query: z.object({ id: z.coerce.number().int().positive() }),
  answer: outboxEntry.extend({ text: z.string(), html: z.string() }),
});

export const auditEntry = z.object({
  id: z.int(),
  at: wireTime,
  userName: z.string(),
  /** The admin behind an impersonated user. */
  actingUserName: z.string().nullable(),
  from: z.string(),
  /** Stable, subject first: `sign-in`, `sign-in.refused`, `password.changed`, `role.changed`, `tag.edited`… */
  what: z.string(),
  subject: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineEndpoint('GET /api/v2/audit/list', 'admin', {
  summary: 'Who did what, when and from where, newest first.',
  query: z.object({ ...page, userName: text(200).optional(), what: text(60).optional() }),
  answer: z.array(auditEntry),
  paged: true,
});

export const logClientError = defineEndpoint('POST /api/v2/log/client', 'user', {
  summary: 'Records an error of the browser with its area, level, id and text (7.12, 8.8).',
  body: z.object({
    area: reportedText(100),
    level: z.enum(['info', 'warning', 'error']),
    id: reportedText(100),
    error: reportedLines(4000),
  }),
});

export const messageBoxEndpoints = {
  storeFeedback,
  listFeedback,
  getFeedbackImage,
  registerPush,
  getPushKey,
  testPush,
  listOutbox,
  getOutboxMail,
  listAudit,
  logClientError,
};
