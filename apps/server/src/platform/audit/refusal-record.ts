/** Audits calls refused for want of a right: an attempt to exceed rights, or a screen that offers what it should not. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Caller } from '../access/caller.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { recordAudit, toActor } from './audit.ts';

/** A screen that asks every second must not fill the trail: each user's refusals of each call, once a minute. */
const REMEMBERED = 10_000;

export interface RefusedCall {
  caller: Caller;
  method: string;
  path: string;
  from: string;
}

export type RefusalRecord = (refused: RefusedCall) => void;

export function createRefusalRecord(db: Db, clock: Clock, logger: Pick<Logger, 'error'>): RefusalRecord {
  let minute = 0;
  const recorded = new Set<string>();

  return ({ caller, method, path, from }) => {
    const now = clock.now();
    if (Math.floor(now / MINUTE_MS) !== minute || recorded.size >= REMEMBERED) {
      minute = Math.floor(now / MINUTE_MS);
      recorded.clear();
    }
    const subject = `call:${method} ${path}`;
    const key = `${caller.sessionId} ${subject}`;
    if (recorded.has(key)) return;
    recorded.add(key);
    recordAudit(db, { at: now, ...toActor(caller), from, what: 'call.refused', subject }).catch((error) =>
      logger.error({ err: error }, 'audit failed'),
    );
  };
}
