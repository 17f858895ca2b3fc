/** Who may see and change job histories: administrators alone, as their tab (§9.8). */
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';

/** Throws `forbidden` below level 2, and for a vessel there is none of. */
export const requireJobRight = (rights: VesselRights, caller: Caller, vesselId: VesselId): Promise<void> =>
  rights.require(caller, 'admin', [vesselId]);
