/** Becoming, staying and ceasing to be a user, put together. */
import { createInvitations } from './invitation.service.ts';
import { createPasswordChange } from './password-change.service.ts';
import { createPasswordReset } from './password-reset.service.ts';
import type { MembershipPorts } from './ports.ts';
import { createProfileEdit } from './profile-edit.service.ts';
import { createSignUp } from './sign-up.service.ts';
import { createUserList } from './user-list.service.ts';

export function createMembership(ports: MembershipPorts) {
  return {
    passwords: { ...createPasswordReset(ports), ...createPasswordChange(ports) },
    invitations: { ...createInvitations(ports), ...createSignUp(ports) },
    profiles: createProfileEdit(ports),
    users: createUserList(ports),
  };
}
export type MembershipService = ReturnType<typeof createMembership>;
