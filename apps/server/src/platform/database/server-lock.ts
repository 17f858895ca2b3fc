/**
 * One server process per PostgreSQL: an advisory lock on a connection of its own, which PostgreSQL gives back when that
 * connection ends, however the process does. Needs a direct connection: a pooler per transaction would lose it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../failure/start-failure.ts';

/** "fms" as a number; locks of PostgreSQL belong to one database. */
const LOCK_KEY = 0x666d73;
const RETRY_MS = 250;
const CONNECT_TIMEOUT_MS = 10_000;
/** A server that was killed a moment ago: PostgreSQL gives its lock back when it has read the end of its connection. */
const WAIT_MS = 5_000;
/** A machine that is gone without a word is noticed after 10 + 3 × 5 seconds. */
const OPTIONS = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
const TAKEN = 'Another server uses the PostgreSQL of DATABASE_URL; one server at a time.';

export interface ServerLockPorts {
  readonly url: string;
  /** Told once when another server took the lock while this one had lost its connection. */
  readonly onLost: (error: Error) => void;
  /** Milliseconds to wait for a lock that another holds. */
  readonly waitMs?: number;
}

export interface ServerLock {
  close(): Promise<void>;
}

/** Takes the lock; throws a `StartFailure` where another server holds it, and pg's error where none answers. */
export async function lockServer({ url, onLost, waitMs = WAIT_MS }: ServerLockPorts): Promise<ServerLock> {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function take(tries: number): Promise<boolean> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'fms lock',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      options: OPTIONS,
    });
    opened.on('error', () => {});
    try {
      await opened.connect();
      for (let left = tries; left > 0 && !isClosed; left--) {
        const { rows } = await opened.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
        if (rows[0]?.taken) {
          client = opened;
          opened.once('end', () => void takeAgain());
          return true;
        }
        if (left > 1) await delay(RETRY_MS);
      }
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    await opened.end();
    return false;
  }

  /** PostgreSQL restarted, or the network broke: until it answers no other server can take the lock either. */
  async function takeAgain(): Promise<void> {
    while (!isClosed) {
      const isTaken = await take(triesIn(waitMs)).catch(() => undefined);
      if (isTaken) return;
      if (isTaken === false && !isClosed) return onLost(new Error(TAKEN));
      await delay(RETRY_MS, undefined, { ref: false });
    }
  }

  if (!(await take(triesIn(waitMs)))) throw new StartFailure(TAKEN);
  return {
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

const triesIn = (waitMs: number) => Math.max(1, Math.ceil(waitMs / RETRY_MS));
