/** What a change of many vessels keeps of each of them, so that an undo brings it back: ids and times, no words. */
import { userId } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { VESSEL_WORDS } from '@fms/domain/permission';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { findAssignments, type StoredAssignment } from '../vessel/index.ts';
import { type BulkRow, lockVessels } from './vessel-bulk.repository.ts';

export interface BulkState {
  readonly rows: ReadonlyMap<VesselId, BulkRow>;
  readonly assignments: readonly StoredAssignment[];
}

/** Of vessels in service; their rows are locked until the transaction ends. */
export async function readBulkState(tx: Db, vesselIds: readonly VesselId[]): Promise<BulkState> {
  const rows = await lockVessels(tx, vesselIds);
  return { rows: new Map(rows.map((row) => [row.id, row])), assignments: await findAssignments(tx, { vesselIds }) };
}

const keptState = z.object({
  organizationId: z.int(),
  folderId: z.int().nullable(),
  expiredMs: z.number().nullable(),
  /** The assignments that differ between the two states; times in milliseconds. */
  assigned: z.array(
    z.object({
      userId,
      words: z.array(z.enum(VESSEL_WORDS)),
      until: z.number().nullable(),
      grantedBy: z.string().nullable(),
      grantedMs: z.number().nullable(),
    }),
  ),
});
export type KeptState = z.infer<typeof keptState>;
export const keptBulk = z.object({ old: keptState, new: keptState });
export type KeptBulk = z.infer<typeof keptBulk>;

const isSame = (one: StoredAssignment, other: StoredAssignment) =>
  one.userId === other.userId && one.until === other.until && one.words.join() === other.words.join();

/** Of each vessel that is in both states; one walk over the assignments of all. */
export function compareBulkStates(before: BulkState, after: BulkState): ReadonlyMap<VesselId, KeptBulk> {
  const [held, left] = [groupByVessel(before.assignments), groupByVessel(after.assignments)];
  const kept = new Map<VesselId, KeptBulk>();
  for (const [id, row] of before.rows) {
    const now = after.rows.get(id);
    if (!now) continue;
    const [old, present] = [held.get(id) ?? [], left.get(id) ?? []];
    kept.set(id, { old: stateOf(row, without(old, present)), new: stateOf(now, without(present, old)) });
  }
  return kept;
}

const without = (some: readonly StoredAssignment[], others: readonly StoredAssignment[]) =>
  some.filter((one) => !others.some((other) => isSame(one, other)));

function stateOf(row: BulkRow, assigned: readonly StoredAssignment[]): KeptState {
  const { organizationId, folderId, expiredMs } = row;
  const kept = assigned.map(({ vesselId: _, words, ...rest }) => ({ ...rest, words: [...words] }));
  return { organizationId, folderId, expiredMs, assigned: kept };
}

function groupByVessel(assignments: readonly StoredAssignment[]): Map<VesselId, StoredAssignment[]> {
  const groups = new Map<VesselId, StoredAssignment[]>();
  for (const one of assignments) {
    const group = groups.get(one.vesselId);
    if (group) group.push(one);
    else groups.set(one.vesselId, [one]);
  }
  return groups;
}
