/** Who may compare vessels: who may see every one of them and take their figures away. */
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';

/** Throws `forbidden` without the words `view` and `report` on every vessel. */
export async function requireFigures(rights: VesselRights, caller: Caller, ids: readonly VesselId[]): Promise<void> {
  await rights.require(caller, 'view', ids);
  await rights.require(caller, 'report', ids);
}
