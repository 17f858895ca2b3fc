/** Where a user is signed in, and ending one of those sign-ins from afar. */
import type { SignIn } from '@fms/contract/account';
import { toWireTime } from '@fms/contract/scalar';
import type { UserId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import { requireSelf } from '../user/account.policy.ts';
import { findSignIns, revokeSignIn, revokeSignInsOf } from './sign-in.repository.ts';

interface Ports {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

const ENDED_BY_USER = 'ended-by-user';

/** Tells caches and hub of sign-ins that have ended. */
export function publishEndedSignIns(bus: Pick<Bus, 'publish'>, ended: readonly string[], reason: string): void {
  for (const sessionId of ended) bus.publish('session.revoked', { sessionId, reason });
}

/** Ends all sign-ins of an account but one, in the transaction of what ends them; call the answer once it is done. */
export async function revokeSignIns(
  tx: Db,
  { bus, clock }: Omit<Ports, 'db'>,
  accountId: UserId,
  except: string | null,
  reason: string,
): Promise<() => void> {
  const ended = await revokeSignInsOf(tx, accountId, except, reason, clock.now());
  return () => publishEndedSignIns(bus, ended, reason);
}

export function createSignInList({ db, bus, clock }: Ports) {
  return {
    async list(caller: Caller): Promise<SignIn[]> {
      const rows = await findSignIns(db, caller.userId, clock.now());
      return rows.map(({ id, createdMs, lastSeenMs, fromAddress, agent, impersonatedBy }) => ({
        id,
        startedAt: toWireTime(createdMs),
        lastSeenAt: toWireTime(lastSeenMs),
        from: fromAddress,
        agent,
        current: id === caller.sessionId,
        impersonatedBy,
      }));
    },

    async revoke(caller: Caller, id: string, from: string): Promise<void> {
      requireSelf(caller);
      const ended = await db.transaction().execute(async (tx) => {
        const own = await findSignIns(tx, caller.userId, clock.now());
        const found = own.find((signIn) => signIn.id === id);
        const revoked = found ? await revokeSignIn(tx, id, ENDED_BY_USER, clock.now()) : [];
        if (!found || !revoked.includes(id)) throw notFound('This sign-in');
        const { agent, fromAddress } = found;
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'sign-in.ended' };
        await recordAudit(tx, { ...entry, subject: `account:${caller.userId}`, old: { agent, from: fromAddress } });
        return revoked;
      });
      publishEndedSignIns(bus, ended, ENDED_BY_USER);
    },
  };
}
