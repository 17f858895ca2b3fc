/** What a store is for: written when it is made, checked at every start. */
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { createWrongModeFailure } from '../disk/data-folder.ts';
import type { Db } from './database.ts';

/** Throws a `StartFailure` when the store was made in the other mode. */
export async function markInstallation(db: Db, mode: Config['mode'], clock: Clock): Promise<void> {
  const row = await db.selectFrom('installation').select('mode').executeTakeFirst();
  if (!row) await db.insertInto('installation').values({ mode, createdMs: clock.now() }).execute();
  else if (row.mode !== mode) throw createWrongModeFailure('The database', mode);
}
