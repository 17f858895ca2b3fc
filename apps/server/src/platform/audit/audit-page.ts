/** Reads a page of the audit trail. */

import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';

/** Rows of the entries a query selects, newest first, with how many there are of them without the page. */
export async function readAuditPage(
  entries: SelectQueryBuilder<Database, 'audit', object>,
  { offset, limit }: { offset: number; limit: number },
) {
  const total = await countRows(entries);
  const newestFirst = entries.selectAll().orderBy('atMs', 'desc').orderBy('id', 'desc');
  return { total, rows: await newestFirst.offset(offset).limit(limit).execute() };
}
