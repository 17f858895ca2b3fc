/**
 * Whose lines of the log a caller may see (§6): admins all, managers those of their organisation's people and of those of
 * its vessels that they may see.
 */
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LogScope } from '../../telemetry/index.ts';
import { findLogScope } from './log.repository.ts';

export interface LogPolicy {
  scopeOf(caller: Caller): Promise<LogScope>;
}

export function createLogPolicy(db: Db, rights: Pick<VesselRights, 'visible'>): LogPolicy {
  return {
    async scopeOf(caller) {
      if (caller.level === LEVEL_ADMIN) return null;
      const visible = await rights.visible(caller);
      const { vesselIds, userIds } = await findLogScope(db, caller.userId);
      return { vesselIds: vesselIds.filter((id) => visible.has(id)), userIds };
    },
  };
}
