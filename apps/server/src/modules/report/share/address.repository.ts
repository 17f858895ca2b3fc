/** Addresses by which outsiders read one file. */
import type { Instant } from '@fms/domain/time';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportAddressRow, ReportAddressTable } from '../../../platform/database/tables/background/report.ts';

export async function insertAddress(db: Db, row: Insertable<ReportAddressTable>): Promise<void> {
  await db.insertInto('reportAddress').values(row).execute();
}

export function listAddresses(db: Db, runId: number): Promise<ReportAddressRow[]> {
  return db.selectFrom('reportAddress').selectAll().where('runId', '=', runId).orderBy('id').execute();
}

export function findAddress(db: Db, id: number): Promise<ReportAddressRow | undefined> {
  return db.selectFrom('reportAddress').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAddressByHash(db: Db, hash: string): Promise<ReportAddressRow | undefined> {
  return db.selectFrom('reportAddress').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export function revokeAddress(db: Db, id: number, revokedMs: Instant): Promise<ReportAddressRow> {
  return db
    .updateTable('reportAddress')
    .set({ revokedMs })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countUse(db: Db, id: number, lastUsedMs: Instant): Promise<void> {
  await db.updateTable('reportAddress').set({ uses: sql<number>`uses + 1`, lastUsedMs }).where('id', '=', id).execute();
}
