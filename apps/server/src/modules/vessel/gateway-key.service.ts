/** Keys with which gateways open the link: one per vessel, and in the demonstration one for a whole fleet. */
import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { VesselId } from '@fms/domain/identity';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { deleteFleetKeys, hasKey, insertKey, recordKeyUse } from './gateway-key.repository.ts';

const KEY_BYTES = 32;
const PRIVATE_FILE = 0o600;

/** What a key allows: every vessel, made when it is missing, or exactly one. */
export type GatewayAuthority = { kind: 'fleet' } | { kind: 'vessel'; vesselId: VesselId };

export interface GatewayKeys {
  /** Null for an unknown key. */
  verify(key: string): Promise<GatewayAuthority | null>;
  /** A new key of one vessel; shown once, kept only as its hash. */
  issue(vesselId: VesselId): Promise<string>;
}

/** Keys are 256 random bits: there is nothing to guess, and a slow hash would only slow down the ship. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

export function createGatewayKeys(db: Db, clock: Clock): GatewayKeys {
  return {
    async verify(key) {
      const found = await recordKeyUse(db, hashOf(key), clock.now());
      if (!found) return null;
      return found.vesselId === null ? { kind: 'fleet' } : { kind: 'vessel', vesselId: found.vesselId };
    },
    async issue(vesselId) {
      const key = newKey();
      await insertKey(db, { keyHash: hashOf(key), vesselId, now: clock.now() });
      return key;
    },
  };
}

/** The demonstration's fleet key in its file, kept as it is while file and store agree; never called in real use. */
export async function ensureFleetKey(db: Db, clock: Clock, path: string): Promise<void> {
  const present = await readFile(path, 'utf8')
    .then((text) => text.trim())
    .catch(() => null);
  if (present !== null && (await hasKey(db, hashOf(present)))) return;
  const key = newKey();
  await db.transaction().execute(async (tx) => {
    await deleteFleetKeys(tx);
    await insertKey(tx, { keyHash: hashOf(key), vesselId: null, now: clock.now() });
  });
  await writeFile(path, `${key}\n`, { mode: PRIVATE_FILE });
}
