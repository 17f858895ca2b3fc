/** The first admin of a server in real use: a link printed at start, good once and for half an hour. */
import type { createFirstAdmin } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, Failure } from '../../../platform/failure/failure.ts';
import { findOrInsertOrganization } from '../../organization/index.ts';
import { createLimit } from '../attempt/limit.service.ts';
import { consumeCode, findCode, replaceCode } from '../one-time-code/one-time-code.repository.ts';
import { generateCode, hashCode } from '../one-time-code/one-time-code.service.ts';
import { hashPassword } from '../password/password.service.ts';
import { requireValidPassword } from '../password/password-rule.service.ts';
import { hasAccount, insertAccount } from '../user/account.repository.ts';

const PURPOSE = 'first-admin';
export const FIRST_ADMIN_CODE_LIFETIME_MS = 30 * 60_000;
/** Of one address in a quarter of an hour. */
export const MAX_WRONG_CODES = 20;
const WINDOW_MS = 15 * 60_000;

const linkExpired = () => new Failure('expired', 'This link was used or is too old. Restart the server for a new one.');

/** A new code, or null when an admin exists already. Codes given before stop working. */
export async function createFirstAdminCode(db: Db, clock: Clock): Promise<string | null> {
  if (await hasAccount(db, { role: 'Admin' })) return null;
  const code = generateCode();
  const now = clock.now();
  const expiresMs = now + FIRST_ADMIN_CODE_LIFETIME_MS;
  await db.transaction().execute(async (tx) => {
    await replaceCode(tx, { codeHash: hashCode(code), purpose: PURPOSE, createdMs: now, expiresMs });
  });
  return code;
}

/** Creates the first admin and the first organisation; the code is used up only when that succeeds. */
export async function redeemFirstAdmin(
  db: Db,
  clock: Clock,
  asked: BodyOf<typeof createFirstAdmin>,
  from: string,
): Promise<void> {
  const { code, userName, email, password, organization } = asked;
  const wrongCodes = createLimit(db, clock, { kind: 'first-admin-code', limit: MAX_WRONG_CODES, windowMs: WINDOW_MS });
  await wrongCodes.require(from);
  // Checked before hashing: a password costs a core 30 ms, and this endpoint is anonymous.
  if (!(await findCode(db, hashCode(code), PURPOSE, clock.now()))) {
    await wrongCodes.count(from);
    throw linkExpired();
  }
  // Typed twice in the form, which compares both.
  requireValidPassword(password, password);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, hashCode(code), PURPOSE, now))) throw linkExpired();
    if (await hasAccount(tx, { role: 'Admin' })) throw conflict('There is an admin already.');
    await findOrInsertOrganization(tx, { name: organization });
    const id = await insertAccount(tx, { userName, email, role: 'Admin', organizationId: null, passwordHash, now });
    const subject = `account:${id}`;
    await recordAudit(tx, {
      at: now,
      accountId: id,
      who: userName,
      actingId: null,
      from,
      what: 'first-admin.created',
      subject,
    });
  });
}
