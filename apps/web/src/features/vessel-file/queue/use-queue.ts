/** The queue of a vessel's line, and what people do with it. */
import type { FilePolicy, FileTransfer } from '@fms/contract/file';
import { formatBytes } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { isCostly, isEnded, TRANSFER_PRIORITIES, type TransferPriority } from '@fms/domain/transfer';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import { openQuestion } from '../../../message/index.ts';
import { doForEach, useFileAction } from '../model/file-action.ts';
import { getFileName } from '../model/file-path.ts';
import { useIsTold } from '../model/use-file-feed.ts';
import { planPlace } from './place-first.ts';

const NONE: readonly FileTransfer[] = [];

/** Asked in words that only this tab has. */
const QUESTION = { kind: 'dialog', canCancel: true } as const;

export type QueueAction = Parameters<typeof fileCalls.change>[0];

/** What moves or may move by itself: these can be paused. */
export const isGoing = ({ state }: FileTransfer) => state === 'queued' || state === 'sending' || state === 'waiting';

export function useQueue(vesselId: VesselId) {
  const query = useQuery(fileQueries.queue(vesselId, useIsTold()));
  const all = query.data ?? NONE;
  const open = useMemo(() => all.filter(({ state }) => !isEnded(state)), [all]);
  const ended = useMemo(() => all.filter(({ state }) => isEnded(state)), [all]);
  return { query, open, ended };
}

/** Changes, each of one transfer or several; what may not be changed is left out. */
export function useQueueChanges(vesselId: VesselId, open: readonly FileTransfer[]) {
  const policy = useQuery(fileQueries.policy(vesselId)).data;
  const { mutate, isPending } = useFileAction(vesselId, (changes: readonly QueueAction[]) =>
    doForEach(changes, fileCalls.change),
  );
  const change = (transfers: readonly FileTransfer[], what: Omit<QueueAction, 'transferId'>) =>
    mutate(transfers.flatMap(({ transferId, mayChange }) => (mayChange ? [{ transferId, ...what }] : [])));
  return {
    isPending,
    change,
    /** Pauses those that go; where none does, resumes those that are paused. */
    toggle(transfers: readonly FileTransfer[]) {
      const going = transfers.filter(isGoing);
      if (going.length > 0) change(going, { action: 'pause' });
      else change(transfers, { action: 'resume' });
    },
    setPriority(transfers: readonly FileTransfer[], priority: TransferPriority) {
      change(
        transfers.filter((transfer) => transfer.priority !== priority),
        { priority },
      );
    },
    /** Against the schedule; asks first where that costs much of the month. */
    sendNow(transfer: FileTransfer) {
      const send = () => change([transfer], { action: 'now' });
      if (!isDear(transfer, policy)) return send();
      const values = { name: getFileName(transfer.path), size: formatBytes(computeLeftBytes(transfer)) };
      return openQuestion({ message: { ...QUESTION, text: 'SEND_NOW_QUESTION', values }, onOk: send });
    },
    /** Puts one before another of its priority. */
    place(moved: number, target: number) {
      mutate(planPlace(open, moved, target).map((transferId) => ({ transferId, action: 'first' })));
    },
    withdraw(transfer: FileTransfer) {
      const message = {
        ...QUESTION,
        text: 'WITHDRAW_FILE_QUESTION',
        values: { name: getFileName(transfer.path) },
      } as const;
      openQuestion({ message, onOk: () => change([transfer], { action: 'withdraw' }) });
    },
  };
}
export type QueueChanges = ReturnType<typeof useQueueChanges>;

/** Bytes that have not gone over the line. */
export function computeLeftBytes({ size, doneBytes }: FileTransfer): number {
  return Math.max(0, (size ?? 0) - doneBytes);
}

function isDear(transfer: FileTransfer, policy: FilePolicy | undefined): boolean {
  return policy !== undefined && isCostly(computeLeftBytes(transfer), policy.line);
}

/** The priority of a key, 1 the most urgent; undefined for other keys. */
export function findPriorityOfKey(key: string): TransferPriority | undefined {
  return /^[1-4]$/.test(key) ? TRANSFER_PRIORITIES[Number(key) - 1] : undefined;
}
