/** What people do to the queue of a vessel's line: order, pause, withdraw, and approve as a second person (§7.10). */

import type { BodyOf } from '@fms/contract/endpoint';
import type { approveTransfer, changeTransfer, FileTransfer } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import { moveTransfer } from '@fms/domain/transfer';
import { type Caller, createUnknownFailure, type VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTransferRow } from '../../../platform/database/tables/file.ts';
import { conflict, notFound } from '../../../platform/failure/failure.ts';
import type { ModuleContext } from '../../../platform/module/module.ts';
import { requirePlaceInQueue, toStatus, toStatusColumns } from '../keep/file-version.ts';
import { requireSecondPerson } from '../rule/file.policy.ts';
import { deleteVersions, lockVesselFiles } from '../store/file.repository.ts';
import { findPolicy } from '../store/file-policy.repository.ts';
import { findTransfer, isDelivered, lockTransfer, updateTransfer } from '../store/transfer.repository.ts';
import { toFileTransfer } from './queue-order.ts';
import { changeByAction, changeByPriority, isWaitingForApproval, type TransferChange } from './transfer-change.ts';

export interface TransferQueuePorts extends Pick<ModuleContext, 'db' | 'clock'> {
  readonly blobs: Pick<BlobStore, 'delete'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly rights: VesselRights;
}

/** What the trail tells of a transfer. */
export const describeTransfer = ({ path, direction, state, priority }: FileTransferRow) => ({
  path,
  direction,
  state,
  priority,
});

/** Refused transfers that are sent again ask for approval anew; the decision before is of the past. */
async function withApproval(tx: Db, { vesselId, state, direction }: FileTransferRow, change: TransferChange) {
  if (state !== 'refused' || change.state !== 'queued' || direction !== 'to-ship') return change;
  const anew = { decidedBy: null, decidedMs: null, decisionReason: null };
  const { rules } = await findPolicy(tx, vesselId);
  return { ...change, ...anew, ...(rules.needsApproval && ({ state: 'waiting', reason: 'approval-shore' } as const)) };
}

/** Changes a locked transfer. A file that is withdrawn before it ever was on board goes; its bytes are answered, to be deleted. */
async function applyChange(tx: Db, before: FileTransferRow, change: TransferChange, now: number) {
  if (change.state === 'queued' && before.state === 'refused') await requirePlaceInQueue(tx, before.vesselId);
  const after = await updateTransfer(tx, before.id, { ...(await withApproval(tx, before, change)), changedMs: now });
  if (after.state !== 'withdrawn' || after.direction !== 'to-ship' || after.fileId === null)
    return { after, blobs: [] };
  if (await isDelivered(tx, after.fileId)) return { after, blobs: [] };
  const gone = await deleteVersions(tx, [after.fileId]);
  return { after: { ...after, fileId: null }, blobs: gone.map(({ blob }) => blob) };
}

/** The vessel of a transfer, when the caller may send it files; rights are asked before the transaction that changes it. */
async function requireWrite({ db, rights }: TransferQueuePorts, caller: Caller, transferId: number): Promise<VesselId> {
  const transfer = await findTransfer(db, transferId);
  if (!transfer) throw createUnknownFailure(caller, 'The transfer');
  await rights.require(caller, 'file-write', [transfer.vesselId]);
  return transfer.vesselId;
}

async function lock(tx: Db, transferId: number): Promise<FileTransferRow> {
  const transfer = await lockTransfer(tx, transferId);
  if (!transfer) throw notFound('The transfer');
  return transfer;
}

export function createTransferQueueService(ports: TransferQueuePorts) {
  const { db, clock, blobs, bus } = ports;

  const tell = ({ vesselId, id }: FileTransferRow) => bus.publish('transfer.changed', { vesselId, transferIds: [id] });

  async function decide(tx: Db, caller: Caller, asked: BodyOf<typeof approveTransfer>): Promise<FileTransferRow> {
    const before = await lock(tx, asked.transferId);
    requireSecondPerson(caller, before);
    const event = asked.approved ? 'clear' : 'refuse';
    const next = isWaitingForApproval(before) ? moveTransfer(toStatus(before), { event }, before.direction) : null;
    if (!next) throw conflict('This transfer does not wait for approval.');
    const decision = { decidedBy: caller.userName, decidedMs: clock.now(), decisionReason: asked.reason };
    return updateTransfer(tx, before.id, { ...toStatusColumns(next), ...decision, changedMs: clock.now() });
  }

  return {
    async change(caller: Caller, from: string, asked: BodyOf<typeof changeTransfer>): Promise<FileTransfer> {
      const { transferId, action, priority } = asked;
      const vesselId = await requireWrite(ports, caller, transferId);
      const changed = await db.transaction().execute(async (tx) => {
        // Before the transfer, as where a file is added: two who wait for each other would both wait for ever.
        await lockVesselFiles(tx, vesselId);
        const before = await lock(tx, transferId);
        const change = {
          ...(priority !== undefined && changeByPriority(before, priority)),
          ...(action !== undefined && changeByAction(before, action, clock.now())),
        };
        const applied = await applyChange(tx, before, change, clock.now());
        const trail = { at: clock.now(), ...toActor(caller), from, what: 'file.queue' };
        const told = {
          old: describeTransfer(before),
          new: { ...describeTransfer(applied.after), ...(action && { action }) },
        };
        await recordAudit(tx, { ...trail, subject: `vessel:${before.vesselId}`, ...told });
        return applied;
      });
      for (const blob of changed.blobs) await blobs.delete(blob);
      tell(changed.after);
      return toFileTransfer(changed.after, caller, true);
    },

    /** @throws {Failure} `forbidden` for the sender, `conflict` for what does not wait for approval */
    async approve(caller: Caller, from: string, asked: BodyOf<typeof approveTransfer>): Promise<FileTransfer> {
      await requireWrite(ports, caller, asked.transferId);
      const transfer = await db.transaction().execute(async (tx) => {
        const after = await decide(tx, caller, asked);
        const what = asked.approved ? 'file.approved' : 'file.refused';
        const trail = { at: clock.now(), ...toActor(caller), from, what, subject: `vessel:${after.vesselId}` };
        await recordAudit(tx, { ...trail, new: { path: after.path, sha256: after.sha256, reason: asked.reason } });
        return after;
      });
      tell(transfer);
      return toFileTransfer(transfer, caller, true);
    },
  };
}
export type TransferQueueService = ReturnType<typeof createTransferQueueService>;
