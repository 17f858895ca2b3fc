/** Becoming, staying and ceasing to be a user, put together. */
import { createDeactivation } from './deactivation.service.ts';
import { createInvitations } from './invitation.service.ts';
import { createOpenInvitations } from './open-invitation.service.ts';
import { createPasswordChange } from './password-change.service.ts';
import { createPasswordReset } from './password-reset.service.ts';
import type { MembershipPorts } from './ports.ts';
import { createProfileEdit } from './profile-edit.service.ts';
import { createSignUp } from './sign-up.service.ts';
import { createUserList } from './user-list.service.ts';

export function createMembership(ports: MembershipPorts) {
  return {
    passwords: { ...createPasswordReset(ports), ...createPasswordChange(ports) },
    invitations: { ...createInvitations(ports), ...createOpenInvitations(ports), ...createSignUp(ports) },
    profiles: createProfileEdit(ports),
    users: { ...createUserList(ports), ...createDeactivation(ports) },
  };
}
export type MembershipService = ReturnType<typeof createMembership>;
