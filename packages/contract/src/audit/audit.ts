/** The audit trail: who did what, when and from where. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { pageOf } from '../endpoint/query.ts';
import { text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

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
  query: z.object({ ...pageOf(500, 100), userName: text(200).optional(), what: text(60).optional() }),
  answer: z.array(auditEntry),
  paged: true,
});

export const auditEndpoints = { listAudit };
