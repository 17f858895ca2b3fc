/** Whose vessels' versions a caller may see and choose (§7.7): admins all, managers those of their organisation. */
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findManagedVessels } from './vessel-version.repository.ts';

interface Ports {
  readonly db: Db;
  readonly rights: Pick<VesselRights, 'visible'>;
}

/** Of those vessels the ones the caller may see, by id: a manager may reach assigned vessels alone. */
export async function findManagedBy({ db, rights }: Ports, caller: Caller): Promise<VesselId[]> {
  const visible = await rights.visible(caller);
  const managed = await findManagedVessels(db, caller.level === LEVEL_ADMIN ? null : caller.userId);
  return managed.map(({ id }) => id).filter((id) => visible.has(id));
}
