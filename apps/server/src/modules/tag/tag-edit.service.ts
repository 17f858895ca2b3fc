/** What people change of tags and their data (§7.10); each change stays on record. */
import { fromWireTime } from '@fms/contract/scalar';
import type { Tag, TagEdit } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import { type Caller, createUnknownFailure, type VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, recordAudits, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireRevision } from '../../platform/database/revision.ts';
import type { TagRow as StoredTag } from '../../platform/database/tables/telemetry.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { requireTags } from './tag.policy.ts';
import { deleteTag, lockTags, updateTag } from './tag.repository.ts';
import { toTag } from './tag.service.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';
import { pickColumns, toTagChange } from './tag-change.ts';

export interface TagEditPorts {
  db: Db;
  clock: Clock;
  catalog: TagCatalog;
  samples: SampleStore;
  rights: VesselRights;
}

/** Later than any measured time can be. */
export const END_OF_TIME_MS = 8_640_000_000_000_000;

export function createTagEditService({ db, clock, catalog, samples, rights }: TagEditPorts) {
  const editable = (caller: Caller, tagIds: readonly TagId[]) =>
    requireTags({ catalog, rights }, caller, 'edit', tagIds);

  const audit = (
    tx: Db,
    caller: Caller,
    from: string,
    what: string,
    row: TagRow,
    change: { old?: unknown; new?: unknown },
  ) => recordAudit(tx, { at: clock.now(), ...toActor(caller), from, what, subject: `tag:${row.id}`, ...change });

  async function writeEdits(tx: Db, caller: Caller, from: string, edits: readonly TagEdit[]): Promise<StoredTag[]> {
    const now = clock.now();
    const byId = await lockUnchanged(tx, caller, edits);
    const entries = [];
    for (const edit of edits) {
      const row = byId.get(edit.Id) as StoredTag;
      const change = toTagChange(row, edit);
      byId.set(edit.Id, await updateTag(tx, edit.Id, change, caller.userName, now));
      entries.push({
        ...{ at: now, ...toActor(caller), from, what: 'tag.edited', subject: `tag:${row.id}` },
        old: pickColumns(row, change),
        new: edit.reason ? { ...change, reason: edit.reason } : change,
      });
    }
    await recordAudits(tx, entries);
    return [...byId.values()];
  }

  return {
    /** All of the edits or none; throws `changed-meanwhile` for a tag that was edited since its form was filled. */
    async edit(caller: Caller, from: string, edits: readonly TagEdit[]): Promise<Tag[]> {
      const rows = await editable(
        caller,
        edits.map(({ Id }) => Id),
      );
      const changed = await db.transaction().execute((tx) => writeEdits(tx, caller, from, edits));
      catalog.adopt(changed);
      return rows.map((row) => toTag(row, samples, true));
    },

    /** The tag; what it measured goes with it, from the record of what was removed. */
    async remove(caller: Caller, from: string, tagId: TagId): Promise<void> {
      const [row] = (await editable(caller, [tagId])) as [TagRow];
      await db.transaction().execute(async (tx) => {
        await audit(tx, caller, from, 'tag.deleted', row, { old: { name: row.name, source: row.source } });
        await deleteTag(tx, tagId);
      });
      catalog.forget(tagId);
    },

    async removePeriod(caller: Caller, from: string, tagId: TagId, fromTime: string, toTime: string): Promise<void> {
      const [row] = (await editable(caller, [tagId])) as [TagRow];
      const [fromMs, toMs] = [fromWireTime(fromTime), fromWireTime(toTime)];
      if (toMs < fromMs) throw invalid('toTime must not be before fromTime.');
      await audit(db, caller, from, 'tag.data-deleted', row, { old: { fromTime, toTime } });
      await samples.deletePeriod([tagId], fromMs, toMs);
    },
  };
}
export type TagEditService = ReturnType<typeof createTagEditService>;

/** The rows of the edits, locked in one order so that two edits never wait for each other; refuses an outdated form. */
async function lockUnchanged(tx: Db, caller: Caller, edits: readonly TagEdit[]): Promise<Map<TagId, StoredTag>> {
  const locked = await lockTags(tx, [...new Set(edits.map(({ Id }) => Id))]);
  const byId = new Map(locked.map((row) => [row.id, row]));
  for (const { Id, revision } of edits) {
    const row = byId.get(Id);
    if (!row) throw createUnknownFailure(caller, `Tag ${Id}`);
    requireRevision(row, revision);
  }
  return byId;
}
