/** An account as the caller of what is done in its name while it is not signed in. */
import type { Role } from '@fms/contract/account';
import { getPermissionLevel } from '@fms/domain/account';
import type { UserId } from '@fms/domain/identity';
import type { Caller } from './caller.ts';

export interface StoredCaller {
  readonly id: UserId;
  readonly userName: string;
  readonly role: Role;
  readonly twoFactorEnabled: boolean;
  /** By the organisation; null where there is none. */
  readonly twoFactorRequired: boolean | null;
}

/** `byDefault`: whether accounts of no organisation must enable the second factor (§6). */
export function toStoredCaller({ id, userName, role, ...factor }: StoredCaller, byDefault: boolean): Caller {
  const isMissing = role !== 'User' && !factor.twoFactorEnabled && (factor.twoFactorRequired ?? byDefault);
  const level = getPermissionLevel(role, isMissing);
  return { userId: id, userName, role, level, sessionId: '', impersonatedBy: null };
}
