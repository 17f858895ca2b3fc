/**
 * Single sign-on (§1, §7.2, §8.4): exchanges a provider's id token for one of ours. It creates no user and gives no
 * role: only invited users sign in. The first time the verified address finds the user, who is then bound to the
 * provider's subject, so that a reassigned address does not open the account. Two-factor that is on is still asked for.
 */
import { createHash } from 'node:crypto';
import { createAnonymousActor, recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { createLimit } from '../attempt/limit.service.ts';
import { recordUse } from '../one-time-code/one-time-code.repository.ts';
import type { AuthenticatorService } from '../sign-in/authenticator.service.ts';
import { type Origin, openSignIn } from '../sign-in/open-sign-in.service.ts';
import { findAccountByEmail } from '../user/account.repository.ts';
import type { Provider, ProviderIdentity } from './provider.service.ts';
import { bindProvider, findByProvider } from './single-sign-on.repository.ts';

const WINDOW_MS = 15 * 60_000;
const REFUSALS_PER_ADDRESS = 50;
const UNKNOWN = 'There is no user with the address of this sign-in. Ask for an invitation.';

export interface SingleSignOnPorts {
  db: Db;
  clock: Clock;
  authenticator: AuthenticatorService;
  /** Null when none is configured. */
  provider: Provider | null;
}

export function createSingleSignOn({ db, clock, authenticator, provider }: SingleSignOnPorts) {
  const refusals = createLimit(db, clock, { kind: 'single-sign-on', limit: REFUSALS_PER_ADDRESS, windowMs: WINDOW_MS });

  /** Throws `wrong-credentials` when the token came here before. */
  async function requireFirstUse(idToken: string, { expiresAt }: ProviderIdentity): Promise<void> {
    const codeHash = createHash('sha256').update(idToken).digest('hex');
    // Kept past its end by more than clocks may differ.
    const times = { createdMs: clock.now(), expiresMs: expiresAt + WINDOW_MS };
    if (await recordUse(db, { codeHash, purpose: 'id-token', ...times })) return;
    throw new Failure('wrong-credentials', 'This sign-in was used already. Try again.');
  }

  async function accountOf(identity: ProviderIdentity, from: string): Promise<AccountRow> {
    const bound = await findByProvider(db, identity);
    if (bound) return bound;
    const account = identity.email === undefined ? undefined : await findAccountByEmail(db, identity.email);
    if (!account) throw new Failure('wrong-credentials', UNKNOWN);
    const { id: accountId, userName: who } = account;
    await db.transaction().execute(async (tx) => {
      if (!(await bindProvider(tx, accountId, identity, clock.now()))) throw new Failure('wrong-credentials', UNKNOWN);
      const entry = { at: clock.now(), accountId, who, actingId: null, from, what: 'single-sign-on.bound' };
      await recordAudit(tx, { ...entry, subject: `account:${accountId}`, new: { issuer: identity.issuer } });
    });
    return account;
  }

  return {
    async signIn(idToken: string, origin: Origin): Promise<{ token: string }> {
      if (provider === null) throw new Failure('not-configured', 'Single sign-on is not configured.');
      await refusals.require(origin.from);
      let email: string | undefined;
      try {
        const identity = await provider.identify(idToken);
        email = identity.email;
        await requireFirstUse(idToken, identity);
        const account = await accountOf(identity, origin.from);
        if (account.disabledMs !== null) throw new Failure('wrong-credentials', UNKNOWN);
        const id = await openSignIn(db, clock, account, origin, { by: 'single-sign-on' });
        return { token: (await authenticator.issue(id)).token };
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'wrong-credentials') throw error;
        await refusals.count(origin.from);
        const entry = {
          at: clock.now(),
          ...createAnonymousActor(email ?? 'unknown'),
          from: origin.from,
          what: 'sign-in.refused',
        };
        await recordAudit(db, { ...entry, subject: 'account:unknown', new: { by: 'single-sign-on' } });
        throw error;
      }
    },
  };
}
