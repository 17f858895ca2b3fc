/** What a person's wish makes of a transfer, as the columns that change. */
import type { transferActions } from '@fms/contract/file';
import type { Instant } from '@fms/domain/time';
import { moveTransfer, type TransferPriority, type TransferStep, WAIT_REASONS } from '@fms/domain/transfer';
import type { Updateable } from 'kysely';
import type { FileTransferRow, FileTransferTable } from '../../../platform/database/tables/file.ts';
import { conflict, type Failure } from '../../../platform/failure/failure.ts';
import { toStatus, toStatusColumns } from '../keep/file-version.ts';

export type TransferAction = (typeof transferActions)[number];
export type TransferChange = Updateable<FileTransferTable>;

/** It waits for a person ashore to let it go; nothing but that person's word ends this. */
export const isWaitingForApproval = ({ state, reason }: Pick<FileTransferRow, 'state' | 'reason'>): boolean =>
  state === 'waiting' && reason === 'approval-shore';

/** What a person ashore has to end: no step of a ship passes it by. */
export const isHeldAshore = ({ state, reason }: Pick<FileTransferRow, 'state' | 'reason'>): boolean =>
  state === 'waiting' && (reason === 'approval-shore' || reason === 'hash-differs');

const cannot = (action: TransferAction, { state }: FileTransferRow): Failure =>
  conflict(`This transfer is ${state}: ${action} changes nothing.`);

/** What a person has to end, such as a third wrong SHA-256, is ended by sending from the start. */
function resumeStep(transfer: FileTransferRow): TransferStep {
  if (transfer.state === 'refused') return { event: 'again' };
  if (transfer.state === 'waiting' && transfer.reason !== null && WAIT_REASONS[transfer.reason].endsBy === 'person') {
    return { event: 'clear' };
  }
  return { event: 'resume' };
}

function stepOf(transfer: FileTransferRow, action: 'pause' | 'resume' | 'withdraw'): TransferChange {
  // Pause and resume would be a way around the second person.
  if (action !== 'withdraw' && isWaitingForApproval(transfer)) throw cannot(action, transfer);
  const step: TransferStep = action === 'resume' ? resumeStep(transfer) : { event: action };
  // Its bytes are no longer kept.
  const isGone = step.event === 'again' && transfer.direction === 'to-ship' && transfer.fileId === null;
  const next = isGone ? null : moveTransfer(toStatus(transfer), step, transfer.direction);
  if (!next) throw cannot(action, transfer);
  const isAnew = step.event === 'again' || step.event === 'clear';
  return { ...toStatusColumns(next), ...(isAnew && { doneBytes: 0, sentBytes: 0, mismatches: 0 }) };
}

/** @throws {Failure} `conflict` where the state does not allow the action */
export function changeByAction(transfer: FileTransferRow, action: TransferAction, now: Instant): TransferChange {
  if (action !== 'now' && action !== 'first') return stepOf(transfer, action);
  const isOpen = ['queued', 'sending', 'waiting', 'paused'].includes(transfer.state);
  if (!isOpen) throw cannot(action, transfer);
  if (action === 'first') return { firstMs: now };
  return transfer.state === 'paused' ? { ...stepOf(transfer, 'resume'), nowMs: now } : { nowMs: now };
}

/** Its place in the old priority is lost. */
export function changeByPriority(transfer: FileTransferRow, priority: TransferPriority): TransferChange {
  return priority === transfer.priority ? {} : { priority, firstMs: null };
}
