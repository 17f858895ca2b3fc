/** Mails that left or that the embedded outbox keeps. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { definePagedList } from '../endpoint/list.ts';
import { wireTime } from '../scalar/time.ts';

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

export const listOutbox = definePagedList('GET /api/v2/outbox/list', 'admin', outboxEntry, {
  summary: 'Mails that left, or that the embedded outbox keeps, newest first.',
});

export const getOutboxMail = defineEndpoint('GET /api/v2/outbox/mail', 'admin', {
  summary: 'One mail with its text and HTML; of a mail that was sent nothing but its entry is kept.',
  query: z.object({ id: z.coerce.number().int().positive() }),
  answer: outboxEntry.extend({ text: z.string(), html: z.string() }),
});

export const outboxEndpoints = { listOutbox, getOutboxMail };
