/** Errors of the browser in the server's log (§7.12, §8.8), without secrets. */

import type { logClientError } from '@fms/contract/client-log';
import type { BodyOf } from '@fms/contract/endpoint';
import { redactSecrets } from '@fms/domain/log';
import { MINUTE_MS } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Logger } from '../../platform/log/logger.ts';

/** A broken screen may fail on every frame: what comes beyond this in a minute is counted, not written. */
export const ERRORS_PER_MINUTE = 30;

const LEVELS = { info: 'info', warning: 'warn', error: 'error' } as const;

export function createClientLog({ clock, logger }: { clock: Clock; logger: Logger }) {
  let minute = 0;
  let written = new Map<number, number>();

  return {
    async record({ userId }: Caller, { area, level, id, error }: BodyOf<typeof logClientError>): Promise<void> {
      const now = Math.floor(clock.now() / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        written = new Map();
      }
      const count = (written.get(userId) ?? 0) + 1;
      written.set(userId, count);
      if (count > ERRORS_PER_MINUTE) return;
      const [where, which, text] = [area, id, error].map(redactSecrets);
      logger[LEVELS[level]](
        { source: 'browser', area: where, id: which, error: text, user: userId },
        'error in a browser',
      );
    },
  };
}
export type ClientLog = ReturnType<typeof createClientLog>;
