/** Undoes what a change of many did to one vessel: organisation, folder, expiry and assignments as they were. */
import { type FolderId, type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { createChangedFailure, readKept, type UndoRules } from '../../platform/audit/undo-rule.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import { findFolders } from '../organization/index.ts';
import { deleteAssignment, putAssignment } from '../vessel/index.ts';
import { endOwnAssignments, updateVessels } from './vessel-bulk.repository.ts';
import { publishBulk, type VesselBulkPorts } from './vessel-bulk.service.ts';
import {
  type BulkState,
  compareBulkStates,
  type KeptBulk,
  type KeptState,
  keptBulk,
  readBulkState,
} from './vessel-bulk-state.ts';

/** The fields that a change of many tells, beside `access of <user>`. */
const FIELDS = ['organization', 'folder', 'expiredDate'];

export function addVesselBulkUndo(rules: UndoRules, ports: VesselBulkPorts): void {
  const { db, policy, clock } = ports;

  async function write(tx: Db, { userName }: Caller, id: VesselId, { old, new: left }: KeptBulk): Promise<void> {
    const organizationId = toId<OrganizationId>(old.organizationId);
    if (old.organizationId !== left.organizationId) await endOwnAssignments(tx, [id]);
    await updateVessels(tx, [id], {
      organizationId,
      folderId: await requireFolder(tx, old),
      expiredMs: old.expiredMs,
      ...takeNextRevision(userName, clock.now()),
    });
    for (const { userId } of left.assigned) await deleteAssignment(tx, userId, id);
    for (const one of old.assigned) await putAssignment(tx, { ...one, vesselId: id });
  }

  rules.add('vessel.edited', {
    can: (entry) => entry.isKept && Object.keys(entry.newFields).every(isOfBulk),
    async undo({ caller, from }, entry) {
      const id = toId<VesselId>(entry.subjectId);
      await policy.require(caller, 'admin', [id]);
      const kept = readKept(entry, keptBulk);
      await db.transaction().execute(async (tx) => {
        const before = await readBulkState(tx, [id]);
        requireState(before, id, kept);
        await write(tx, caller, id, kept);
        const back = compareBulkStates(before, await readBulkState(tx, [id])).get(id);
        const told = { old: entry.newFields, new: entry.oldFields };
        const by = { at: clock.now(), ...toActor(caller), from, what: 'vessel.edited', subject: `vessel:${id}` };
        await recordAudit(tx, { ...by, ...told, kept: back });
      });
      publishBulk(ports.bus, [id]);
    },
  });
}

const isOfBulk = (field: string) => FIELDS.includes(field) || field.startsWith('access of ');

/** Refuses unless the vessel stands as the entry left it. */
function requireState({ rows, assignments }: BulkState, id: VesselId, { old, new: left }: KeptBulk): void {
  const row = rows.get(id);
  if (!row) throw createChangedFailure('The vessel was deleted since.');
  const isMoved = row.organizationId !== left.organizationId || row.folderId !== left.folderId;
  if (isMoved || row.expiredMs !== left.expiredMs) throw createChangedFailure();
  for (const { userId } of [...old.assigned, ...left.assigned]) {
    const [now, then] = [assignments, left.assigned].map((list) => list.find((one) => one.userId === userId));
    const textOf = (one: typeof now) => (one ? `${one.words.join()} ${one.until}` : '');
    if (textOf(now) !== textOf(then)) throw createChangedFailure('An assignment to this vessel was changed since.');
  }
}

/** A folder that was deleted since cannot hold the vessel again. */
async function requireFolder(tx: Db, { folderId, organizationId }: KeptState): Promise<FolderId | null> {
  if (folderId === null) return null;
  const folder = (await findFolders(tx)).find((one) => one.id === folderId);
  if (folder?.organizationId !== organizationId)
    throw createChangedFailure('The folder of the vessel is no longer there.');
  return folder.id;
}
