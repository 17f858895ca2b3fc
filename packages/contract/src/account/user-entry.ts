/** A user as managers list it. */
import { z } from 'zod';
import { organizationId, userId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { role } from './user.ts';

export const userEntry = z.object({
  id: userId,
  userName: z.string(),
  email: z.string(),
  fullName: z.string(),
  role,
  organizationId: organizationId.nullable(),
  /** `assigned`: reaches the vessels assigned to this user and none through the organisation. */
  reach: z.enum(['organization', 'assigned']),
  /** Deactivated: cannot sign in. */
  disabled: z.boolean(),
  twoFactorEnabled: z.boolean(),
  lastSignIn: wireTime.nullable(),
});
export type UserEntry = z.infer<typeof userEntry>;
