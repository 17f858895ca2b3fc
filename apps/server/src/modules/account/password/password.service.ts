/** Passwords at rest: argon2id with the least parameters OWASP recommends, about 30 ms of one core and 19 MiB. */
import { hash, verify } from '@node-rs/argon2';

const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Hash verified against when the user does not exist, so that the answer takes as long as for one that does. */
let absentHash: Promise<string> | undefined;

/** Whether the password is right; `null` stands for a user who does not exist and is always wrong. */
export async function isPasswordCorrect(passwordHash: string | null, password: string): Promise<boolean> {
  absentHash ??= hashPassword('');
  const matches = await verify(passwordHash ?? (await absentHash), password);
  return matches && passwordHash !== null;
}
