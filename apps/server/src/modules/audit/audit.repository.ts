/** Reads rows of the audit trail. */
import { sql } from 'kysely';
import { readAuditPage } from '../../platform/audit/audit-page.ts';
import type { Db } from '../../platform/database/database.ts';

/** Both are beginnings: a name is found while it is typed, and `sign-in` finds `sign-in.refused` as well. */
export interface AuditFilter {
  userName?: string | undefined;
  what?: string | undefined;
  offset: number;
  limit: number;
}

/** Newest first; `userName` matches the user's own actions and those of an admin impersonating or impersonated. */
export async function listAuditRows(db: Db, { userName, what, ...page }: AuditFilter) {
  const wanted = userName?.trim().toLowerCase();
  const matching = db
    .selectFrom('audit')
    .$if(wanted !== undefined, (query) =>
      query.where(sql<boolean>`(starts_with(lower(who), ${wanted}) or starts_with(lower(acting_name), ${wanted}))`),
    )
    .$if(what !== undefined, (query) => query.where(sql<boolean>`starts_with(what, ${what})`));
  return readAuditPage(matching, page);
}
