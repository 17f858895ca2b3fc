/** A new sign-in, however it came about. */
import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { markSignedIn } from '../user/account.repository.ts';
import { insertSignIn } from './sign-in.repository.ts';

/** Where a request comes from, for the audit trail. */
export interface Origin {
  from: string;
  agent: string;
  /** What the browser says it runs. */
  clientVersion?: string;
  /** Secret of the browser's cookie, where it has one. */
  device?: string | undefined;
}

/** How long a sign-in may wait for its code; each of its tokens lives 5 minutes. */
export const PENDING_SIGN_IN_MS = 15 * 60_000;
export const IMPERSONATION_MS = 30 * 60_000;
const MAX_AGENT_LENGTH = 300;

export interface SignInMeans {
  /** What the audit trail calls it, e.g. `password`. */
  by: 'password' | 'single-sign-on' | 'impersonation';
  /** The admin and the admin's own sign-in, when this is an impersonation: no code is asked for then. */
  acting?: Pick<Caller, 'userId' | 'sessionId'>;
}

/** Answers the id of the sign-in, which waits for a code when the account has two-factor on. */
export async function openSignIn(
  db: Db,
  clock: Clock,
  account: AccountRow,
  origin: Origin,
  { by, acting }: SignInMeans,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const now = clock.now();
  const agent = origin.agent.slice(0, MAX_AGENT_LENGTH);
  const otpPending = acting === undefined && account.twoFactorEnabled;
  const lifetimeMs = acting === undefined ? PENDING_SIGN_IN_MS : IMPERSONATION_MS;
  await db.transaction().execute(async (tx) => {
    await insertSignIn(tx, {
      id,
      accountId: account.id,
      createdMs: now,
      expiresMs: now,
      lastSeenMs: now,
      endsMs: otpPending || acting !== undefined ? now + lifetimeMs : null,
      fromAddress: origin.from,
      agent,
      clientVersion: origin.clientVersion ?? '',
      otpPending,
      impersonatedBy: acting?.userId ?? null,
      openedBy: acting?.sessionId ?? null,
    });
    if (acting === undefined) await markSignedIn(tx, account.id, now);
    await recordAudit(tx, {
      at: now,
      accountId: account.id,
      who: account.userName,
      actingId: acting?.userId ?? null,
      from: origin.from,
      what: acting === undefined ? 'sign-in' : 'impersonation.started',
      subject: `account:${account.id}`,
      new: { agent, by, ...(otpPending ? { waitsForCode: true } : {}) },
    });
  });
  return id;
}
