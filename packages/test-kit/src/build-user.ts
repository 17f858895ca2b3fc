/** Users as the account calls carry them. */
import type { UserProfile } from '@fms/contract/account';
import { type OrganizationId, toId, type UserId } from '@fms/domain/identity';
import { takeNextNumber } from './counter.ts';

/** A normal user of organisation 1 without own preferences. */
export function buildUserProfile(parts: Partial<UserProfile> = {}): UserProfile {
  const number = takeNextNumber('user');
  return {
    id: toId<UserId>(number),
    userName: `user${number}`,
    email: `user${number}@fleet.example`,
    fullName: `User ${number}`,
    phone: '',
    role: 'User',
    organizationId: toId<OrganizationId>(1),
    twoFactorEnabled: false,
    lastChangedPassword: null,
    data: {},
    revision: 0,
    changedAt: null,
    changedBy: null,
    ...parts,
  };
}
