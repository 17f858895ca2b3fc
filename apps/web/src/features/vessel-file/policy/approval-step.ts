/** What is done, under way and to come before a file for the ship is released on board. */
import type { FileTransfer } from '@fms/contract/file';
import type { TextKey, TextValues } from '../../../language/index.ts';

export interface ApprovalStep {
  readonly key: TextKey;
  readonly state: 'done' | 'now' | 'later';
  readonly values?: TextValues;
  /** When it was done. */
  readonly at?: string;
}

/** The steps of a transfer that waits for a person or the scanner; none for any other. */
export function listSteps({ direction, state, reason, asked, decided }: FileTransfer): ApprovalStep[] {
  const isAshore = state === 'waiting' && reason === 'approval-shore';
  const isScanned = state === 'waiting' && reason === 'scan';
  const isOnBoard = state === 'on-board' || (state === 'waiting' && reason === 'approval-board');
  const isDecided = decided !== null && !['complete', 'refused', 'withdrawn'].includes(state);
  if (direction !== 'to-ship' || !(isAshore || isScanned || isOnBoard || isDecided)) return [];
  const shore: ApprovalStep =
    decided === null
      ? { key: 'STEP_SHORE', state: isAshore ? 'now' : 'later' }
      : { key: 'STEP_SHORE_BY', state: 'done', values: { name: decided.by }, at: decided.at };
  return [
    { key: 'STEP_HASH', state: 'done', at: asked.at },
    ...(isAshore || decided !== null ? [shore] : []),
    { key: 'STEP_LINE', state: isOnBoard ? 'done' : isAshore ? 'later' : 'now' },
    { key: 'STEP_BOARD', state: isOnBoard ? 'now' : 'later' },
  ];
}
