/** Reads rows of the audit trail. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Selectable, sql } from 'kysely';
import { readAuditPage } from '../../platform/audit/audit-page.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatLikePattern } from '../../platform/database/like-pattern.ts';
import type { AuditTable } from '../../platform/database/tables/audit.ts';

export type AuditRow = Selectable<AuditTable>;

export interface AuditFilter {
  /** Beginning of a name: it is found while it is typed. */
  userName?: string | undefined;
  /** Beginning of an action: `sign-in` finds `sign-in.refused` as well. */
  what?: string | undefined;
  /** Part of the name of a field, or of an old or new value. */
  search?: string | undefined;
  /** The vessel itself, its tags, alarms and layouts. */
  vesselId?: VesselId | undefined;
  fromMs?: Instant | undefined;
  toMs?: Instant | undefined;
  offset: number;
  limit: number;
}

const isOfVessel = (id: VesselId) => sql<boolean>`(
  subject = ${`vessel:${id}`}
  or subject in (select 'tag:' || tag.id from tag where tag.vessel_id = ${id})
  or subject in (select 'alarm:' || alarm.id from alarm where alarm.vessel_id = ${id})
  or subject in (select 'dashboard:' || dashboard.id from dashboard where dashboard.vessel_id = ${id}))`;

/** Newest first; `userName` matches the user's own actions and those of an admin impersonating or impersonated. */
export async function listAuditRows(db: Db, { userName, what, search, vesselId, fromMs, toMs, ...page }: AuditFilter) {
  const wanted = userName?.trim().toLowerCase();
  const part = formatLikePattern(search ?? '');
  const matching = db
    .selectFrom('audit')
    .$if(wanted !== undefined, (query) =>
      query.where(sql<boolean>`(starts_with(lower(who), ${wanted}) or starts_with(lower(acting_name), ${wanted}))`),
    )
    .$if(what !== undefined, (query) => query.where(sql<boolean>`starts_with(what, ${what})`))
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`(old::text ilike ${part} or new::text ilike ${part})`),
    )
    .$if(vesselId !== undefined, (query) => query.where(isOfVessel(vesselId as VesselId)))
    .$if(fromMs !== undefined, (query) => query.where('atMs', '>=', fromMs as Instant))
    .$if(toMs !== undefined, (query) => query.where('atMs', '<=', toMs as Instant));
  return readAuditPage(matching, page);
}

export function findAuditRow(db: Db, id: number): Promise<AuditRow | undefined> {
  return db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of the entries of which something is kept for an undo. */
export async function findKeptIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const anyOf = sql<number>`any(${[...ids]}::bigint[])`;
  const rows = await db.selectFrom('auditKept').select('auditId').where('auditId', '=', anyOf).execute();
  return new Set(rows.map(({ auditId }) => auditId));
}

/** What is kept of an entry for its undo. */
export async function findKept(db: Db, id: number): Promise<{ content: unknown } | undefined> {
  return db.selectFrom('auditKept').select('content').where('auditId', '=', id).executeTakeFirst();
}

export async function deleteKeptUntil(db: Db, untilMs: Instant): Promise<void> {
  await db.deleteFrom('auditKept').where('atMs', '<=', untilMs).execute();
}

/** Those of the entries that another entry undoes. */
export async function findUndoneIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ undoes: number }>`
    select distinct undoes from audit where undoes = any(${[...ids]}::bigint[])`.execute(db);
  return new Set(rows.map(({ undoes }) => Number(undoes)));
}
