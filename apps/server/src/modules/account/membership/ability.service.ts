/** The caller's permissions in words, for screens; the policies decide again on each call (§6). */
import type { Abilities } from '@fms/contract/account';
import type { AppSetting } from '@fms/contract/setting';
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { Caller } from '../../../platform/access/caller.ts';

export function computeAbilities(caller: Caller, { functionLimit }: Pick<AppSetting, 'functionLimit'>): Abilities {
  const { level, impersonatedBy } = caller;
  const isAdmin = level === LEVEL_ADMIN;
  return {
    level,
    manageUsers: level >= LEVEL_MANAGER,
    manageVessels: level >= LEVEL_MANAGER,
    impersonate: isAdmin && impersonatedBy === null,
    seeOutbox: isAdmin,
    seeFeedback: isAdmin,
    seeAudit: isAdmin,
    hidden: functionLimit.map((name) => name.toLowerCase()),
  };
}
