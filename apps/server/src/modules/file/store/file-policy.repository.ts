/** The file policies of vessels; the defaults stand where none was set. */
import { DEFAULT_FILE_POLICY, type FilePolicyRules, filePolicyRules } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { takeNextRevision } from '../../../platform/database/revision.ts';
import type { FilePolicyTable } from '../../../platform/database/tables/file.ts';

type PolicyRow = Selectable<FilePolicyTable>;
export type StoredPolicy = Omit<PolicyRow, 'rules'> & { readonly rules: FilePolicyRules };

/** What an older release stored and this one cannot read gives way to the defaults. */
function toStored(vesselId: VesselId, row: PolicyRow | undefined): StoredPolicy {
  if (!row) return { vesselId, rules: DEFAULT_FILE_POLICY, revision: 0, changedMs: null, changedBy: null };
  return { ...row, rules: filePolicyRules.safeParse(JSON.parse(row.rules)).data ?? DEFAULT_FILE_POLICY };
}

export async function findPolicy(db: Db, vesselId: VesselId): Promise<StoredPolicy> {
  const row = await db.selectFrom('filePolicy').selectAll().where('vesselId', '=', vesselId).executeTakeFirst();
  return toStored(vesselId, row);
}

/** The same, locked; a vessel without one is given its row first. */
export async function lockPolicy(tx: Db, vesselId: VesselId): Promise<StoredPolicy> {
  await tx
    .insertInto('filePolicy')
    .values({ vesselId, rules: JSON.stringify(DEFAULT_FILE_POLICY) })
    .onConflict((same) => same.column('vesselId').doNothing())
    .execute();
  const row = await tx
    .selectFrom('filePolicy')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toStored(vesselId, row);
}

export async function savePolicy(
  tx: Db,
  vesselId: VesselId,
  rules: FilePolicyRules,
  by: { name: string; at: number },
): Promise<StoredPolicy> {
  const row = await tx
    .updateTable('filePolicy')
    .set({ rules: JSON.stringify(rules), ...takeNextRevision(by.name, by.at) })
    .where('vesselId', '=', vesselId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(vesselId, row);
}
