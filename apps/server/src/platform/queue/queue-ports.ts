/** What a queue needs of the server it runs on. */
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';

export interface QueuePorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  /** Names this server among those that share the store. */
  readonly worker?: string;
}
