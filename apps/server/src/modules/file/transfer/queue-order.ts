/** Transfers in the order of the line, and as the queue tells them. */
import type { FileTransfer } from '@fms/contract/file';
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import { compareTransfers, isEnded } from '@fms/domain/transfer';
import type { Caller } from '../../../platform/access/caller.ts';
import type { FileTransferRow } from '../../../platform/database/tables/file.ts';
import { isSecondPerson } from '../rule/file.policy.ts';
import { isWaitingForApproval } from './transfer-change.ts';

const toQueued = ({ id, priority, nowMs: nowAt, firstMs: firstAt, queuedMs: queuedAt }: FileTransferRow) => ({
  ...{ id, priority, nowAt, firstAt, queuedAt },
});

/** What moves first stands first. */
export function sortQueue(transfers: readonly FileTransferRow[]): FileTransferRow[] {
  return transfers.toSorted((one, other) => compareTransfers(toQueued(one), toQueued(other)));
}

const toTime = (time: Instant | null) => (time === null ? null : toWireTime(time));

/** As the queue tells it to a caller who may change it or not. */
export function toFileTransfer(transfer: FileTransferRow, caller: Caller, mayWrite: boolean): FileTransfer {
  const { id: transferId, vesselId, fileId, direction, sha256, priority, state, reason, doneBytes } = transfer;
  const { sizeBytes: size, accountId: userId, accountName: name, decidedBy: by, decidedMs } = transfer;
  const path = `${direction === 'to-ship' ? 'to-vessel' : 'on-vessel'}/${transfer.path}`;
  return {
    ...{ transferId, vesselId, fileId, direction, path, size, sha256, priority, state, reason, doneBytes },
    sentBytes: transfer.sentBytes,
    until: toTime(transfer.untilMs),
    isNow: transfer.nowMs !== null,
    asked: { userId, name, at: toWireTime(transfer.queuedMs) },
    decided:
      by === null || decidedMs === null
        ? null
        : { by, at: toWireTime(decidedMs), reason: transfer.decisionReason ?? '' },
    changedAt: toWireTime(transfer.changedMs),
    mayChange: mayWrite && (!isEnded(state) || (state === 'refused' && fileId !== null)),
    mayApprove: mayWrite && isWaitingForApproval(transfer) && isSecondPerson(caller, transfer),
  };
}
