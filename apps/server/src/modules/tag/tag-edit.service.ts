/** What people change of tags and their data (§7.10); each change stays on record. */
import { fromWireTime } from '@fms/contract/scalar';
import type { Tag, TagEdit } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import type { DataTagType } from '@fms/domain/tag';
import { type Caller, createUnknownFailure, type VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { deleteTag, EDITABLE, type TagChange, updateTag } from './tag.repository.ts';
import { toTag } from './tag.service.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';

export interface TagEditPorts {
  db: Db;
  clock: Clock;
  catalog: TagCatalog;
  samples: SampleStore;
  rights: VesselRights;
}

/** Later than any measured time can be. */
const END_OF_TIME_MS = 8_640_000_000_000_000;

export function createTagEditService({ db, clock, catalog, samples, rights }: TagEditPorts) {
  async function editable(caller: Caller, tagIds: readonly TagId[]): Promise<TagRow[]> {
    const rows = tagIds.map((tagId) => {
      const row = catalog.of(tagId);
      if (!row) throw createUnknownFailure(caller, `Tag ${tagId}`);
      return row;
    });
    await rights.require(caller, 'edit', [...new Set(rows.map(({ vesselId }) => vesselId))]);
    return rows;
  }

  const audit = (
    tx: Db,
    caller: Caller,
    from: string,
    what: string,
    row: TagRow,
    change: { old?: unknown; new?: unknown },
  ) => recordAudit(tx, { at: clock.now(), ...toActor(caller), from, what, subject: `tag:${row.id}`, ...change });

  return {
    /** All of the edits or none. */
    async edit(caller: Caller, from: string, edits: readonly TagEdit[]): Promise<Tag[]> {
      const rows = await editable(
        caller,
        edits.map(({ Id }) => Id),
      );
      const changed = await db.transaction().execute(async (tx) => {
        const written: TagRow[] = [];
        for (const [i, { Id, ...edit }] of edits.entries()) {
          const row = rows[i] as TagRow;
          const change = checked(row, edit);
          written.push(await updateTag(tx, Id, change, clock.now()));
          await audit(tx, caller, from, 'tag.edited', row, { old: picked(row, change), new: change });
        }
        return written;
      });
      catalog.adopt(changed);
      return rows.map((row) => toTag(row, samples, true));
    },

    /** The tag and everything it ever measured. */
    async remove(caller: Caller, from: string, tagId: TagId): Promise<void> {
      const [row] = (await editable(caller, [tagId])) as [TagRow];
      await samples.deletePeriod([tagId], 0, END_OF_TIME_MS);
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

/** A scale must run upwards; what an edit leaves out is as it was. */
function checked(row: TagRow, edit: Omit<TagEdit, 'Id'>): TagChange {
  const change = Object.fromEntries(
    EDITABLE.filter((column) => edit[column] !== undefined).map((column) => [column, edit[column]]),
  ) as TagChange & { type?: DataTagType };
  const { min, max } = { ...row, ...change };
  if (min >= max) throw invalid(`The scale of ${row.name} must run from a smaller to a greater value.`);
  return change;
}

function picked(row: TagRow, change: TagChange): TagChange {
  return Object.fromEntries(EDITABLE.filter((column) => column in change).map((column) => [column, row[column]]));
}
