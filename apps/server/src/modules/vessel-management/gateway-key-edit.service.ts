/** Keys of gateways as managers make, rotate and revoke them; each change stays on record, no key does. */
import { toWireTime } from '@fms/contract/scalar';
import { type GatewayKey, type IssuedKey, MAX_KEYS, ROTATION_HOURS } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS, type Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import {
  createGatewayKey,
  deleteKey,
  findKeysOf,
  type GatewayKeyRow,
  hashGatewayKey,
  insertKey,
  lockKeysOf,
  setKeyEnd,
} from '../vessel/index.ts';

export interface GatewayKeyPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  rights: Pick<VesselRights, 'require'>;
}

const wireTimeOrNull = (time: Instant | null) => (time === null ? null : toWireTime(time));

export function createGatewayKeyEditService({ db, bus, clock, rights }: GatewayKeyPorts) {
  /** Makes one within a transaction that holds the keys of the vessel. */
  async function make(tx: Db, caller: Caller, vesselId: VesselId, held: number): Promise<IssuedKey> {
    if (held >= MAX_KEYS) throw conflict(`A vessel has at most ${MAX_KEYS} keys: revoke one first.`);
    const [key, now] = [createGatewayKey(), clock.now()];
    const id = await insertKey(tx, { keyHash: hashGatewayKey(key), vesselId, createdBy: caller.userName, now });
    return { id, key, createdAt: toWireTime(now) };
  }

  const audit = (tx: Db, caller: Caller, from: string, vesselId: VesselId, what: string, told: object) =>
    recordAudit(tx, { at: clock.now(), ...toActor(caller), from, what, subject: `vessel:${vesselId}`, ...told });

  /** The keys of a vessel with the one that is meant, locked. */
  async function lockKey(tx: Db, vesselId: VesselId, keyId: number): Promise<GatewayKeyRow[]> {
    const keys = await lockKeysOf(tx, vesselId, clock.now());
    if (!keys.some(({ id }) => id === keyId)) throw notFound('The key');
    return keys;
  }

  return {
    async issue(caller: Caller, from: string, vesselId: VesselId): Promise<IssuedKey> {
      await rights.require(caller, 'edit', [vesselId]);
      return db.transaction().execute(async (tx) => {
        const made = await make(tx, caller, vesselId, (await lockKeysOf(tx, vesselId, clock.now())).length);
        await audit(tx, caller, from, vesselId, 'gateway-key.issued', { new: { key: made.id } });
        return made;
      });
    },

    async list(caller: Caller, vesselId: VesselId): Promise<GatewayKey[]> {
      await rights.require(caller, 'edit', [vesselId]);
      const rows = await findKeysOf(db, vesselId, clock.now());
      return rows.map(({ id, createdMs, createdBy, lastUsedMs, endsMs }) => ({
        id,
        createdAt: toWireTime(createdMs),
        createdBy,
        lastUsedAt: wireTimeOrNull(lastUsedMs),
        endsAt: wireTimeOrNull(endsMs),
      }));
    },

    /** The old key ends after `ROTATION_HOURS`, or when it would have ended anyway. */
    async rotate(caller: Caller, from: string, vesselId: VesselId, keyId: number): Promise<IssuedKey> {
      await rights.require(caller, 'edit', [vesselId]);
      const end = clock.now() + ROTATION_HOURS * HOUR_MS;
      const { made, atMs } = await db.transaction().execute(async (tx) => {
        const keys = await lockKey(tx, vesselId, keyId);
        const atMs = Math.min(keys.find(({ id }) => id === keyId)?.endsMs ?? end, end);
        const made = await make(tx, caller, vesselId, keys.length);
        await setKeyEnd(tx, keyId, atMs);
        const told = { old: { key: keyId }, new: { key: made.id } };
        await audit(tx, caller, from, vesselId, 'gateway-key.rotated', told);
        return { made, atMs };
      });
      bus.publish('gateway-key.ended', { keyIds: [keyId], atMs });
      return made;
    },

    /** What is open with it is cut at once. */
    async revoke(caller: Caller, from: string, vesselId: VesselId, keyId: number): Promise<void> {
      await rights.require(caller, 'edit', [vesselId]);
      await db.transaction().execute(async (tx) => {
        await lockKey(tx, vesselId, keyId);
        await deleteKey(tx, keyId);
        await audit(tx, caller, from, vesselId, 'gateway-key.revoked', { old: { key: keyId } });
      });
      bus.publish('gateway-key.ended', { keyIds: [keyId], atMs: clock.now() });
    },
  };
}
export type GatewayKeyEditService = ReturnType<typeof createGatewayKeyEditService>;
