/**
 * What a PostgreSQL server does by itself and PGlite, being one process without helpers, does not: checkpoints. Without
 * them its log grew by everything that was ever written (600 MB in a minute of it), and starting again after a power
 * cut took as long as reading all of that. With them it stays below 50 MB.
 */
import { type Kysely, sql } from 'kysely';

const LOOK_EVERY_MS = 10_000;
/** A checkpoint takes 30 to 200 ms of the worker. */
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024;

/** Makes a checkpoint when enough was logged since the last; answers whether it did. */
export async function runCheckpointWhenDue<Tables>(
  db: Kysely<Tables>,
  afterBytes = CHECKPOINT_AFTER_BYTES,
): Promise<boolean> {
  const { rows } = await sql<{ behind: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as behind from pg_control_checkpoint()`.execute(db);
  if ((rows[0]?.behind ?? 0) < afterBytes) return false;
  await sql`checkpoint`.execute(db);
  return true;
}

/** Looks every ten seconds; answers the way to stop. */
export function startCheckpoints<Tables>(db: Kysely<Tables>, onFailure: (error: unknown) => void): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    runCheckpointWhenDue(db)
      .catch(onFailure)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
