/** Who may manage which organisation (§6): admins every one, managers their own, unless they reach assigned vessels alone. */
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden, notFound } from '../../platform/failure/failure.ts';
import { findOrganization, findReachedOrganization } from './organization.repository.ts';

export interface OrganizationPolicy {
  /** Throws `forbidden`; an admin is told `not-found` of one that does not exist. */
  requireManage(caller: Caller, id: OrganizationId): Promise<void>;
}

export function createOrganizationPolicy(db: Db): OrganizationPolicy {
  return {
    async requireManage(caller, id) {
      if (caller.level === LEVEL_ADMIN) {
        if (!(await findOrganization(db, id))) throw notFound('The organisation');
        return;
      }
      const own = caller.level >= LEVEL_MANAGER ? await findReachedOrganization(db, caller.userId) : null;
      if (own !== id) throw forbidden();
    },
  };
}
