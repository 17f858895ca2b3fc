/** Keys with which gateways open the link: one per vessel, and in the demonstration one for a whole fleet. */
import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { deleteFleetKeys, hasKey, insertKey, recordKeyUse } from './gateway-key.repository.ts';

const KEY_BYTES = 32;
const PRIVATE_FILE = 0o600;

/** Which key it was, so that what is open with it can be cut; absent where no key was shown. */
interface ShownKey {
  keyId?: number;
  /** Null without an end. */
  endsMs?: Instant | null;
}

/** What a key allows: every vessel, made when it is missing, or exactly one. */
export type GatewayAuthority = ShownKey & ({ kind: 'fleet' } | { kind: 'vessel'; vesselId: VesselId });

export interface GatewayKeys {
  /** Null for a key that is unknown or has ended. */
  verify(key: string): Promise<GatewayAuthority | null>;
  /** A new key of one vessel; shown once, kept only as its hash. */
  issue(vesselId: VesselId): Promise<string>;
}

/** Keys are 256 random bits: there is nothing to guess, and a slow hash would only slow down the ship. */
export const hashGatewayKey = (key: string) => createHash('sha256').update(key).digest('hex');
export const createGatewayKey = () => randomBytes(KEY_BYTES).toString('base64url');

export function createGatewayKeys(db: Db, clock: Clock): GatewayKeys {
  return {
    async verify(key) {
      const found = await recordKeyUse(db, hashGatewayKey(key), clock.now());
      if (!found) return null;
      const { id: keyId, vesselId, endsMs } = found;
      return vesselId === null ? { kind: 'fleet', keyId, endsMs } : { kind: 'vessel', vesselId, keyId, endsMs };
    },
    async issue(vesselId) {
      const key = createGatewayKey();
      await insertKey(db, { keyHash: hashGatewayKey(key), vesselId, createdBy: null, now: clock.now() });
      return key;
    },
  };
}

/** The demonstration's fleet key in its file, kept as it is while file and store agree; never called in real use. */
export async function ensureFleetKey(db: Db, clock: Clock, path: string): Promise<void> {
  const present = await readFile(path, 'utf8')
    .then((text) => text.trim())
    .catch(() => null);
  if (present !== null && (await hasKey(db, hashGatewayKey(present)))) return;
  const key = createGatewayKey();
  await db.transaction().execute(async (tx) => {
    await deleteFleetKeys(tx);
    await insertKey(tx, { keyHash: hashGatewayKey(key), vesselId: null, createdBy: null, now: clock.now() });
  });
  await writeFile(path, `${key}\n`, { mode: PRIVATE_FILE });
}
