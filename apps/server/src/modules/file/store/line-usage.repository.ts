/** What each account of a vessel's line used of its day and month. */
import { lineUsage } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import type { SavedUsage } from '@fms/domain/transfer';
import type { Db } from '../../../platform/database/database.ts';

/** Nothing where nothing was counted yet, or by a release that this one cannot read. */
export async function findLineUsage(db: Db, vesselId: VesselId): Promise<SavedUsage> {
  const row = await db.selectFrom('lineUsage').select('used').where('vesselId', '=', vesselId).executeTakeFirst();
  return (lineUsage.safeParse(JSON.parse(row?.used ?? '{}')).data ?? {}) as SavedUsage;
}

export async function saveLineUsage(db: Db, vesselId: VesselId, used: string): Promise<void> {
  await db
    .insertInto('lineUsage')
    .values({ vesselId, used })
    .onConflict((same) => same.column('vesselId').doUpdateSet({ used }))
    .execute();
}
