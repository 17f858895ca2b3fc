/** What the pictures of vessels may cost, and what they have cost. */
import { type CameraUsage, USUAL_CAMERA_BUDGET } from '@fms/domain/camera';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';
import { takeNextRevision } from '../../../platform/database/revision.ts';
import type { BudgetRow } from '../../../platform/database/tables/camera.ts';

const usual = (vesselId: VesselId): BudgetRow => ({
  ...{ vesselId, ...USUAL_CAMERA_BUDGET },
  ...{ revision: 0, changedMs: null, changedBy: null },
});

/** The usual one where none was set. */
export async function findBudget(db: Db, vesselId: VesselId): Promise<BudgetRow> {
  const row = await db.selectFrom('cameraBudget').selectAll().where('vesselId', '=', vesselId).executeTakeFirst();
  return row ?? usual(vesselId);
}

/** The same, locked; a vessel without one is given its row first. */
export async function lockBudget(tx: Db, vesselId: VesselId): Promise<BudgetRow> {
  await tx
    .insertInto('cameraBudget')
    .values({ vesselId, ...USUAL_CAMERA_BUDGET })
    .onConflict((same) => same.column('vesselId').doNothing())
    .execute();
  return tx
    .selectFrom('cameraBudget')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function saveBudget(
  tx: Db,
  vesselId: VesselId,
  limits: Pick<BudgetRow, 'streamBytes' | 'dayBytes' | 'monthBytes'>,
  by: { name: string; at: number },
): Promise<BudgetRow> {
  return tx
    .updateTable('cameraBudget')
    .set({ ...limits, ...takeNextRevision(by.name, by.at) })
    .where('vesselId', '=', vesselId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findUsage(db: Db, vesselId: VesselId): Promise<CameraUsage | undefined> {
  const row = await db.selectFrom('cameraUsage').selectAll().where('vesselId', '=', vesselId).executeTakeFirst();
  return row && { day: row.dayMs, month: row.monthMs, dayBytes: row.dayBytes, monthBytes: row.monthBytes };
}

export async function saveUsage(db: Db, vesselId: VesselId, usage: CameraUsage): Promise<void> {
  const { day: dayMs, month: monthMs, dayBytes, monthBytes } = usage;
  const counts = { dayMs, monthMs, dayBytes, monthBytes };
  await db
    .insertInto('cameraUsage')
    .values({ vesselId, ...counts })
    .onConflict((same) => same.column('vesselId').doUpdateSet(counts))
    .execute();
}

/** A manager of the organisation that the vessel belongs to, beside this account; the first by name. */
export async function findBudgetHolder(db: Db, vesselId: VesselId, beside: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .innerJoin('vessel', 'vessel.organizationId', 'account.organizationId')
    .select(['account.fullName', 'account.userName'])
    .where('vessel.id', '=', vesselId)
    .where('account.role', '=', 'Manager')
    .where('account.disabledMs', 'is', null)
    .where('account.id', '!=', beside)
    .orderBy('account.userName')
    .executeTakeFirst();
  return row ? row.fullName || row.userName : null;
}
