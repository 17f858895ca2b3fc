/** Stills whose time is over, looks of the past, and bytes without a still. */
import { DAY_MS } from '@fms/domain/time';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import type { Db } from '../../../platform/database/database.ts';
import { deleteLooksBefore } from '../store/look.repository.ts';
import { deleteEnded, listStillBlobs } from '../store/still.repository.ts';
import { getStillFolder } from './still-keeper.ts';

export interface StillRetentionPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'list' | 'delete'>;
}

/** Who looked is kept as long as stills of alarms. */
export const LOOK_DAYS = 365;
/** Bytes are in the store before a row names them: only older ones without a row are left over. */
const UNNAMED_MS = DAY_MS;

export function createStillRetention({ db, clock, blobs }: StillRetentionPorts) {
  async function dropEnded(): Promise<void> {
    for (;;) {
      const ended = await deleteEnded(db, clock.now());
      if (ended.length === 0) return;
      for (const { blob } of ended) await blobs.delete(blob);
    }
  }

  return {
    async sweep(): Promise<void> {
      await dropEnded();
      await deleteLooksBefore(db, clock.now() - LOOK_DAYS * DAY_MS);
      const vessels = await db.selectFrom('cameraStill').select('vesselId').distinct().execute();
      await runEach(vessels, async ({ vesselId }) => {
        const heads = await blobs.list(getStillFolder(vesselId));
        const old = heads.filter(({ changedMs }) => changedMs < clock.now() - UNNAMED_MS);
        if (old.length === 0) return;
        const named = await listStillBlobs(db, vesselId);
        for (const { name } of old) if (!named.has(name)) await blobs.delete(name);
      });
    },
  };
}
export type StillRetention = ReturnType<typeof createStillRetention>;
