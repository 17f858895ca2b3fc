/** Deleted tags and vessels leave no data behind: what the database remembers of them is removed from the telemetry. */
import type { Db } from '../../platform/database/database.ts';
import type { Telemetry } from '../../telemetry/index.ts';
import { deleteRemovedRecords, findRemoved } from './tag.repository.ts';
import type { TagCatalog } from './tag-catalog.service.ts';

interface RemovalPorts {
  db: Db;
  catalog: Pick<TagCatalog, 'forget'>;
  removal: Telemetry['removal'];
}

/** Removes what was deleted since it ran last; after a crash in the middle it does so again. */
export async function deleteRemovedTelemetry({ db, catalog, removal }: RemovalPorts): Promise<void> {
  const removed = await findRemoved(db);
  if (removed.length === 0) return;
  const idsOf = (wanted: 'tag' | 'vessel') => removed.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const tagIds = idsOf('tag');
  // From here on what ships still measure under them is refused.
  for (const tagId of tagIds) catalog.forget(tagId);
  await removal.remove({ tagIds, vesselIds: idsOf('vessel') });
  await deleteRemovedRecords(db, removed);
}
