/** Signing in with a password, and out again. */
import { randomBytes } from 'node:crypto';
import type { AccountRow } from '../../platform/database/tables/account.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure } from '../../platform/failure.ts';
import { findAccountByLogin } from './account.repository.ts';
import { type AttemptService, createAttempts } from './attempt.service.ts';
import type { AuthenticatorService } from './authenticator.service.ts';
import { isRightPassword } from './password.service.ts';
import { insertSignIn, revokeSignIn } from './sign-in.repository.ts';

/** Where a request comes from, for the audit trail. */
export interface Origin {
  from: string;
  agent: string;
}

export interface SignInPorts {
  db: Db;
  bus: Bus;
  clock: Clock;
  authenticator: AuthenticatorService;
}

/** Sign-ins that may wait for their turn; 200 take about 6 s. */
const MAX_WAITING = 200;
const MAX_AGENT_LENGTH = 300;

/**
 * Runs one task after the other. Passwords are checked so: a check costs a whole core for 30 ms, and failures counted
 * one by one cannot be outrun by a hundred guesses sent at once.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (waiting >= MAX_WAITING) throw new Failure('too-many-requests', 'Too many people sign in at once. Try again.');
    waiting++;
    const mine = last.then(task, task);
    last = mine.catch(() => {});
    return mine.finally(() => waiting--);
  };
}

export function createSignIn({ db, bus, clock, authenticator }: SignInPorts) {
  const attempts: AttemptService = createAttempts(db, clock);
  const inTurn = createQueue();

  async function refuse(account: AccountRow | undefined, name: string, { from, agent }: Origin): Promise<never> {
    await attempts.countFailure(name, from);
    await recordAudit(db, {
      at: clock.now(),
      accountId: null,
      who: name,
      from,
      what: 'sign-in.refused',
      subject: account ? `account:${account.id}` : 'account:unknown',
      new: { agent },
    });
    throw new Failure('wrong-credentials', 'Wrong password or username');
  }

  async function open(account: AccountRow, { from, agent }: Origin): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      const at = { createdMs: now, expiresMs: now };
      await insertSignIn(tx, {
        id,
        accountId: account.id,
        ...at,
        fromAddress: from,
        agent,
        otpPending: account.twoFactorEnabled,
      });
      const who = { accountId: account.id, who: account.userName, from };
      await recordAudit(tx, { at: now, ...who, what: 'sign-in', subject: `account:${account.id}`, new: { agent } });
    });
    return id;
  }

  return {
    /** Known and unknown users get the same answers after the same work. */
    async signIn(username: string, password: string, origin: Origin): Promise<{ token: string; tfaEnabled: boolean }> {
      const shortened = { from: origin.from, agent: origin.agent.slice(0, MAX_AGENT_LENGTH) };
      const account = await findAccountByLogin(db, username);
      const name = account?.userName ?? username.trim().toLowerCase();
      await attempts.requireFree(name, origin.from);
      return inTurn(async () => {
        await attempts.requireFree(name, origin.from);
        const isRight = await isRightPassword(account?.passwordHash ?? null, password);
        if (!account || !isRight || account.disabledMs !== null) return refuse(account, name, shortened);
        await attempts.forgetFailures(name);
        const { token } = await authenticator.issue(await open(account, shortened));
        return { token, tfaEnabled: account.twoFactorEnabled };
      });
    },

    async signOut(caller: Caller, { from }: Origin): Promise<void> {
      const now = clock.now();
      const { sessionId, userId, userName } = caller;
      await db.transaction().execute(async (tx) => {
        if (!(await revokeSignIn(tx, sessionId, 'signed-out', now))) return;
        const subject = `account:${userId}`;
        await recordAudit(tx, { at: now, accountId: userId, who: userName, from, what: 'sign-out', subject });
      });
      bus.publish('session.revoked', { sessionId, reason: 'signed-out' });
    },
  };
}
export type SignInService = ReturnType<typeof createSignIn>;
