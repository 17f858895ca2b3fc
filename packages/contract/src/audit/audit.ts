/** The audit trail: who did what, when and from where; what is listed may be exported, and some of it undone. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { openPeriod } from '../endpoint/query.ts';
import { queryVesselId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

/** The most entries of one export; a longer trail is exported in parts, by its filters. */
export const MAX_EXPORTED_ENTRIES = 20_000;

/** For so many days an entry that tells a summary alone (a zone, a list, a change of many) can be undone. */
export const UNDO_KEPT_DAYS = 30;

/** `possible`: by `undoAudit`, as a new entry. `done`: undone by another entry. `none`: it cannot be undone. */
export const auditUndo = z.enum(['possible', 'done', 'none']);

export const auditEntry = z.object({
  id: z.int(),
  at: wireTime,
  userName: z.string(),
  /** The admin behind an impersonated user. */
  actingUserName: z.string().nullable(),
  from: z.string(),
  /** One of `AUDIT_ACTIONS`; an entry of an older release may have another. */
  what: z.string(),
  /** Kind and id, e.g. `tag:7`. */
  subject: z.string(),
  /** The name of the subject now, or the last one it had; null where it has none. */
  subjectName: z.string().nullable(),
  /** The vessel the subject is, or belongs to. */
  vesselId: vesselId.nullable(),
  vesselName: z.string().nullable(),
  /** The unit that values of the subject have now, such as that of a tag; null where it has none. */
  unit: z.string().nullable(),
  /** Values as JSON text. */
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  undo: auditUndo,
  /** The entry this one undoes. */
  undoes: z.int().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = {
  /** Beginning of the name of who did it, or of the admin behind. */
  userName: text(200).optional(),
  /** Beginning of an action: `sign-in` finds `sign-in.refused` as well. */
  what: text(60).optional(),
  /** A word of the name of a field, or of its old or new value. */
  search: text(100).optional(),
};

export const listAudit = definePagedList('GET /api/v2/audit/list', 'admin', auditEntry, {
  summary: 'Who did what, when and from where, newest first.',
  fields: { ...filter, ...openPeriod, vesselId: queryVesselId.optional() },
});

export const exportAudit = defineList('POST /api/v2/audit/export', 'admin', auditEntry, {
  summary: `The newest ${MAX_EXPORTED_ENTRIES} entries of a filter at once; the export is an entry itself.`,
  body: z.object({
    ...filter,
    fromTime: requestTime.optional(),
    toTime: requestTime.optional(),
    vesselId: vesselId.optional(),
  }),
});

export const undoAudit = defineEndpoint('POST /api/v2/audit/undo', 'admin', {
  summary:
    'Brings back the old values of an entry, through the call that changed them and as a new entry; `changed-meanwhile` when they changed since.',
  body: z.object({ id: z.int() }),
});

export const auditEndpoints = { listAudit, exportAudit, undoAudit };
