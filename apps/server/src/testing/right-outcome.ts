/** Expected outcome of a call by rights: which roles pass and the code the others are refused with (§6). */
import type { Access, Endpoint } from '@fms/contract/endpoint';
import { isOpenToApiTokens } from '../platform/access/api-token-calls.ts';
import { RIGHT_TABLE } from './right-table.ts';

/**
 * `waiting` has signed in and not given the one-time code. `assigned` is of the foreign organisation and has the words of
 * a user on the own vessel alone; `token` is a manager's API token with the same words on the same vessel.
 */
export type RightRole = 'anonymous' | 'waiting' | 'user' | 'assigned' | 'token' | 'manager' | 'admin';
/** `removed`: a vessel of the own organisation that was deleted. */
export type RightSide = 'own' | 'foreign' | 'removed';

export const LEVEL = { user: 0, assigned: 0, token: 0, manager: 1, admin: 2 } as const;
export const NEEDED: Record<Access, number> = { anonymous: 0, pending: 0, user: 0, manager: 1, admin: 2 };
/** Refusals that say who may; anything else means that the caller was let through. */
export const ABOUT_RIGHTS = ['not-signed-in', 'otp-pending', 'forbidden', 'session-revoked', 'token-expired'];

/** The code of the refusal of that role about that organisation's things, or `passes`; `name` is the contract's. */
export function expectOutcomeByRights(
  name: string,
  endpoint: Endpoint,
  role: RightRole,
  side: RightSide,
  isAboutVessel = true,
): string {
  const { access } = endpoint;
  const row = RIGHT_TABLE[name];
  if (access === 'anonymous') return 'passes';
  if (role === 'anonymous') return 'not-signed-in';
  if (role === 'waiting') return access === 'pending' ? 'passes' : 'otp-pending';
  if (LEVEL[role] < NEEDED[access]) return 'forbidden';
  if (role === 'token' && !isOpenToApiTokens(endpoint)) return 'forbidden';
  if (LEVEL[role] === LEVEL.user && row?.aboveUsers) return 'forbidden';
  if (row?.scope !== 'refused' || role === 'admin') return 'passes';
  if (side === 'own' && (role !== 'assigned' || isAboutVessel)) return 'passes';
  return 'forbidden';
}
