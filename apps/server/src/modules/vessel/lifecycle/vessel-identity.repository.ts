/** IMO number and MMSI belong to one vessel each: two would each get half of a track. */
import type { VesselId } from '@fms/domain/identity';
import { NO_IMO } from '@fms/domain/vessel';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import { lockVesselCreation } from '../vessel.repository.ts';

export interface ClaimedIdentity {
  imo?: string | undefined;
  mmsi?: string | undefined;
}

/**
 * Throws `conflict` when another vessel has the IMO number or MMSI; deleted ones keep theirs while they can be brought
 * back. The other is named if it is one of `visible`: it may be of an organisation the caller may not see.
 */
export async function requireFreeIdentity(
  tx: Db,
  { imo, mmsi }: ClaimedIdentity,
  own: VesselId | null,
  visible: ReadonlySet<VesselId>,
): Promise<void> {
  const claims = [
    ['imo', 'IMO', imo === NO_IMO ? '' : imo],
    ['mmsi', 'MMSI', mmsi],
  ] as const;
  if (claims.some(([, , value]) => value)) await lockVesselCreation(tx);
  for (const [column, name, value] of claims) {
    if (!value) continue;
    const other = await tx
      .selectFrom('vessel')
      .select(['id', 'name'])
      .where(column, '=', value)
      .$if(own !== null, (query) => query.where('id', '!=', own as VesselId))
      .executeTakeFirst();
    if (!other) continue;
    throw conflict(`The ${name} ${value} belongs to ${visible.has(other.id) ? other.name : 'another vessel'}.`);
  }
}
