/** Making, listing and ending API tokens. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf } from '@fms/contract/endpoint';
import { API_TOKEN_PREFIX, type ApiToken, type createApiToken, MAX_API_TOKENS } from '@fms/contract/permission';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { LEVEL_USER } from '@fms/domain/account';
import type { UserId } from '@fms/domain/identity';
import { isWordUsable, sortWords } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { type Caller, createUnknownFailure, type VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/failure/failure.ts';
import { hashCode } from '../one-time-code/one-time-code.service.ts';
import { canManage, requireSelf } from '../user/account.policy.ts';
import { findAccount, lockAccount } from '../user/account.repository.ts';
import {
  type ApiTokenRow,
  deleteApiToken,
  findApiToken,
  findApiTokensOf,
  insertApiToken,
} from './api-token.repository.ts';

const TOKEN_BYTES = 32;

export interface ApiTokenPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  rights: VesselRights;
}

const wireTimeOrNull = (at: Instant | null) => (at === null ? null : toWireTime(at));

function toApiToken({ createdMs, untilMs, lastUsedMs, ...token }: ApiTokenRow): ApiToken {
  return {
    ...token,
    createdAt: toWireTime(createdMs),
    until: wireTimeOrNull(untilMs),
    lastUsedAt: wireTimeOrNull(lastUsedMs),
  };
}

/** What a token can be good for at all; what it may do is asked of the owner's rights on each call. */
function requireUsable({ words, until }: BodyOf<typeof createApiToken>, now: Instant): void {
  if (!words.includes('view')) throw invalid('body.words: A token needs the word view.');
  const useless = words.filter((word) => !isWordUsable(word, LEVEL_USER) || word.startsWith('ship-'));
  if (useless.length > 0) throw invalid(`body.words: A token cannot use ${useless.join(', ')}.`);
  if (until !== null && fromWireTime(until) <= now) throw invalid('body.until: This is over already.');
}

export function createApiTokens({ db, bus, clock, rights }: ApiTokenPorts) {
  /** Throws unless these are the caller's own tokens, or those of a user the caller manages. */
  async function requireMine(caller: Caller, userId: UserId): Promise<void> {
    if (userId === caller.userId) return;
    const [own, owner] = [await findAccount(db, caller.userId), await findAccount(db, userId)];
    if (!owner) throw createUnknownFailure(caller, 'This user');
    if (!canManage({ ...caller, organizationId: own?.organizationId ?? null }, owner)) throw forbidden();
  }

  return {
    /** The token is answered here and nowhere else. */
    async create(
      caller: Caller,
      asked: BodyOf<typeof createApiToken>,
      from: string,
    ): Promise<{ id: string; token: string }> {
      requireSelf(caller);
      for (const word of asked.words) await rights.require(caller, word, asked.vesselIds);
      requireUsable(asked, clock.now());
      const token = `${API_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      const [id, now] = [randomUUID(), clock.now()];
      const vesselIds = [...new Set(asked.vesselIds)];
      const words = sortWords(asked.words);
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, caller.userId);
        if ((await findApiTokensOf(tx, caller.userId)).length >= MAX_API_TOKENS) {
          throw conflict(`A user can have ${MAX_API_TOKENS} API tokens: end one first.`);
        }
        const until = { untilMs: asked.until === null ? null : fromWireTime(asked.until) };
        const lists = { vesselIds: JSON.stringify(vesselIds), words: JSON.stringify(words) };
        const owner = { accountId: caller.userId, name: asked.name, tokenHash: hashCode(token) };
        await insertApiToken(tx, { id, ...owner, ...lists, ...until, createdMs: now });
        const entry = { at: now, ...toActor(caller), from, what: 'api-token.created' };
        const scope = { name: asked.name, vesselIds, words, until: asked.until };
        await recordAudit(tx, { ...entry, subject: `account:${caller.userId}`, new: scope });
      });
      return { id, token };
    },

    async list(caller: Caller, userId: UserId = caller.userId): Promise<ApiToken[]> {
      await requireMine(caller, userId);
      return (await findApiTokensOf(db, userId)).map(toApiToken);
    },

    async remove(caller: Caller, id: string, from: string): Promise<void> {
      const token = await findApiToken(db, id);
      if (!token) throw notFound('This API token');
      await requireMine(caller, token.userId);
      await db.transaction().execute(async (tx) => {
        await deleteApiToken(tx, id);
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'api-token.ended' };
        const { name, vesselIds, words } = token;
        await recordAudit(tx, { ...entry, subject: `account:${token.userId}`, old: { name, vesselIds, words } });
      });
      bus.publish('right.changed', { userIds: [token.userId] });
    },
  };
}
export type ApiTokens = ReturnType<typeof createApiTokens>;
