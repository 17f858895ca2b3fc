/** Expected outcome of a call by rights: which roles pass and the code the others are refused with (§6). */
import type { Access, Endpoint } from '@fms/contract/endpoint';
import { RIGHT_TABLE } from './right-table.ts';

/** `waiting` has signed in and not given the one-time code. */
export type RightRole = 'anonymous' | 'waiting' | 'user' | 'manager' | 'admin';

export const LEVEL = { user: 0, manager: 1, admin: 2 } as const;
export const NEEDED: Record<Access, number> = { anonymous: 0, pending: 0, user: 0, manager: 1, admin: 2 };
/** Refusals that say who may; anything else means that the caller was let through. */
export const ABOUT_RIGHTS = ['not-signed-in', 'otp-pending', 'forbidden', 'session-revoked', 'token-expired'];

/** The code of the refusal of that role about that organisation's things, or `passes`; `name` is the contract's. */
export function outcomeByRights(
  name: string,
  { access }: Pick<Endpoint, 'access'>,
  role: RightRole,
  side: 'own' | 'foreign',
): string {
  const row = RIGHT_TABLE[name];
  if (access === 'anonymous') return 'passes';
  if (role === 'anonymous') return 'not-signed-in';
  if (role === 'waiting') return access === 'pending' ? 'passes' : 'otp-pending';
  if (LEVEL[role] < NEEDED[access]) return 'forbidden';
  if (role === 'user' && row?.aboveUsers) return 'forbidden';
  return row?.scope === 'refused' && side === 'foreign' && role !== 'admin' ? 'forbidden' : 'passes';
}
