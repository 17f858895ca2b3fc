/** Moving users to another organisation (§7.4): what they had through the last one ends at once. */
import type { OrganizationId, UserId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudits, toActor } from '../../platform/audit/audit.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { OrganizationEditPorts } from './organization-edit.service.ts';
import { findMembers, moveMembers } from './organization-user.repository.ts';

export function createOrganizationUserService({ db, bus, clock, policy }: OrganizationEditPorts) {
  return {
    /** All of them or none; those who belong there already stay as they are. */
    async assign(caller: Caller, from: string, id: OrganizationId, userIds: readonly UserId[]): Promise<void> {
      await policy.requireManage(caller, id);
      const moved = await db.transaction().execute(async (tx) => {
        const wanted = new Set(userIds);
        const found = await findMembers(tx, [...wanted]);
        if (found.length < wanted.size) throw notFound('One of the users');
        const moving = found.filter(({ organizationId }) => organizationId !== id);
        const edit = takeNextRevision(caller.userName, clock.now());
        await moveMembers(
          tx,
          moving.map((user) => user.id),
          { organizationId: id, ...edit },
        );
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'organization.changed' };
        await recordAudits(
          tx,
          moving.map((user) => ({ ...entry, subject: `account:${user.id}`, old: user.organizationId, new: id })),
        );
        return moving.map((user) => user.id);
      });
      if (moved.length === 0) return;
      bus.publish('right.changed', { userIds: moved });
      bus.publish('organization.changed', { vesselIds: [] });
    },
  };
}
export type OrganizationUserService = ReturnType<typeof createOrganizationUserService>;
