/** Work that outlives the server that took it on: `platform/queue`. */
import type { QueueJobState } from '@fms/domain/queue';
import type { Instant } from '@fms/domain/time';
import type { Generated, Selectable } from 'kysely';

export interface QueueJobTable {
  id: Generated<number>;
  queue: string;
  /** One job of a key waits or runs in a queue; null where any number may. */
  key: string | null;
  /** JSON, by the schema of the queue. */
  data: string;
  state: QueueJobState;
  createdMs: Instant;
  /** Not begun before. */
  dueMs: Instant;
  /** Begun so often. */
  attempt: Generated<number>;
  attemptsLeft: number;
  /** The server that runs it, and until when it is believed to. */
  worker: Generated<string | null>;
  leaseUntilMs: Generated<Instant | null>;
  startedMs: Generated<Instant | null>;
  endedMs: Generated<Instant | null>;
  /** Why the last attempt failed. */
  error: Generated<string | null>;
}
export type QueueJobRow = Selectable<QueueJobTable>;

export interface QueueTables {
  queueJob: QueueJobTable;
}
