/**
 * Browsers in which an account has signed in before, so that wrong passwords of others do not keep it out. The secret in
 * the cookie opens nothing: it only says under which count a wrong password falls.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@fms/domain/identity';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hasDevice, keepDevice, keepNewestDevices } from './known-device.repository.ts';

/** A device that was not used for so long is forgotten, ms; its cookie ends then too. */
export const DEVICE_KEPT_MS = 180 * 86_400_000;
/** Devices of one account that are known at a time, the newest. */
export const MAX_DEVICES = 20;
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function createKnownDevices(db: Db, clock: Clock) {
  const since = () => clock.now() - DEVICE_KEPT_MS;
  return {
    /** The hash of the secret when that account has signed in with it, else null. */
    async hashIfKnown(secret: string | undefined, accountId: UserId | undefined): Promise<string | null> {
      if (secret === undefined || accountId === undefined || !SECRET.test(secret)) return null;
      const hash = hashOf(secret);
      return (await hasDevice(db, hash, since(), accountId)) ? hash : null;
    },

    /** Remembers that the account has signed in there; answers the secret to keep: the one it has, or a new one. */
    async remember(secret: string | undefined, accountId: UserId): Promise<string> {
      const isKept = secret !== undefined && SECRET.test(secret) && (await hasDevice(db, hashOf(secret), since()));
      const kept = isKept ? secret : randomBytes(SECRET_BYTES).toString('base64url');
      await keepDevice(db, { secretHash: hashOf(kept), accountId, lastUsedMs: clock.now() });
      await keepNewestDevices(db, accountId, MAX_DEVICES);
      return kept;
    },
  };
}
export type KnownDevices = ReturnType<typeof createKnownDevices>;
