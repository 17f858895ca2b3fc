/** Who may see and change which zones: they belong to organisations, as vessels do (§6). */
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden, notFound } from '../../platform/failure/failure.ts';
import { findReachedOrganization } from '../organization/index.ts';
import { findOrganizationOf, findZone, hasOrganization, type StoredZone } from './zone.repository.ts';

export function createZonePolicy(db: Db) {
  async function mayEdit(caller: Caller, organizationId: OrganizationId): Promise<boolean> {
    if (caller.level === LEVEL_ADMIN) return hasOrganization(db, organizationId);
    return caller.level >= LEVEL_MANAGER && (await findReachedOrganization(db, caller.userId)) === organizationId;
  }

  return {
    /** Admins see the zones of all organisations, other users those of their own. */
    async organizationsOf(caller: Caller): Promise<OrganizationId[] | 'all'> {
      if (caller.level === LEVEL_ADMIN) return 'all';
      const own = await findOrganizationOf(db, caller.userId);
      return own === undefined ? [] : [own];
    },

    async requireEdit(caller: Caller, organizationId: OrganizationId): Promise<void> {
      if (!(await mayEdit(caller, organizationId))) throw forbidden();
    },

    /** One that does not exist is refused like one that may not be changed: neither tells which it is. */
    async requireZone(caller: Caller, id: number): Promise<StoredZone> {
      const zone = await findZone(db, id);
      if (zone === undefined) throw caller.level === LEVEL_ADMIN ? notFound('The zone') : forbidden();
      if (!(await mayEdit(caller, zone.organizationId))) throw forbidden();
      return zone;
    },
  };
}
