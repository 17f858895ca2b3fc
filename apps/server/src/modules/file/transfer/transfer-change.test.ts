import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import type { TransferState, WaitReason } from '@fms/domain/transfer';
import { describe, expect, it } from 'vitest';
import type { FileTransferRow } from '../../../platform/database/tables/file.ts';
import { changeByAction, changeByPriority, isHeldAshore } from './transfer-change.ts';

const NOW = Date.UTC(2026, 10, 23);

function transferOf(state: TransferState, more: Partial<FileTransferRow> = {}): FileTransferRow {
  return {
    ...{ id: 1, vesselId: toId<VesselId>(1), direction: 'to-ship', path: 'a', fileId: 1, sizeBytes: 10, sha256: null },
    ...{ priority: 'normal', state, reason: null, untilMs: null, nowMs: null, firstMs: 5, queuedMs: 0, changedMs: 0 },
    ...{ doneBytes: 4, sentBytes: 4, mismatches: 2, accountId: toId<UserId>(1), accountName: 'x', actingId: null },
    ...{ decidedBy: null, decidedMs: null, decisionReason: null, scannedMs: null },
    ...more,
  };
}
const waiting = (reason: WaitReason) => transferOf('waiting', { reason });

describe('an action on a transfer', () => {
  it.each([
    ['pause', transferOf('sending'), { state: 'paused' }],
    ['resume', transferOf('paused'), { state: 'queued' }],
    ['resume', transferOf('refused'), { state: 'queued', doneBytes: 0, sentBytes: 0, mismatches: 0 }],
    ['resume', waiting('hash-differs'), { state: 'queued', doneBytes: 0, sentBytes: 0, mismatches: 0 }],
    ['withdraw', waiting('approval-shore'), { state: 'withdrawn' }],
    ['withdraw', transferOf('on-board'), { state: 'withdrawn' }],
    ['now', waiting('schedule'), { nowMs: NOW }],
    ['now', transferOf('paused'), { state: 'queued', nowMs: NOW }],
    ['first', transferOf('queued'), { firstMs: NOW }],
  ] as const)('%s changes it', (action, transfer, change) => {
    expect(changeByAction(transfer, action, NOW)).toMatchObject(change);
  });

  it.each([
    ['pause', waiting('approval-shore')],
    ['resume', waiting('approval-shore')],
    ['resume', transferOf('queued')],
    ['resume', transferOf('refused', { fileId: null })],
    ['withdraw', transferOf('complete')],
    ['now', transferOf('complete')],
    ['first', transferOf('withdrawn')],
    ['pause', transferOf('on-board')],
  ] as const)('%s is refused where its state does not allow it', (action, transfer) => {
    expect(() => changeByAction(transfer, action, NOW)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });

  it('leaves what waits for a person ashore waiting, whatever else it changes', () => {
    for (const action of ['now', 'first'] as const) {
      expect(changeByAction(waiting('approval-shore'), action, NOW)).not.toHaveProperty('state');
    }
    expect(isHeldAshore(waiting('approval-shore'))).toBe(true);
    expect(isHeldAshore(waiting('link'))).toBe(false);
  });
});

it('another priority loses its place in the old one', () => {
  expect(changeByPriority(transferOf('queued'), 'urgent')).toEqual({ priority: 'urgent', firstMs: null });
  expect(changeByPriority(transferOf('queued'), 'normal')).toEqual({});
});
