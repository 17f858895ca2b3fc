import type { TransferState, WaitReason } from '@fms/domain/transfer';
import { describe, expect, it } from 'vitest';
import type { OpenTransfer } from '../../file/index.ts';
import { chooseTransfer, computeNextLook, isNews } from './choose-transfer.ts';

const NOW = Date.UTC(2026, 10, 23, 12);

function transfer(id: number, state: TransferState = 'queued', more: Partial<OpenTransfer> = {}): OpenTransfer {
  return {
    ...{ id, state, reason: null, until: null, direction: 'to-ship', path: `${id}.txt`, priority: 'normal' },
    ...{ isNow: false, sizeBytes: 10, sha256: null, doneBytes: 0, isScanned: false },
    ...more,
  } as OpenTransfer;
}
const waiting = (id: number, reason: WaitReason) => transfer(id, 'waiting', { reason });
const free = () => null;

describe('the transfer that moves', () => {
  it('is the first that may, and those before it are told why they wait', () => {
    const queue = [transfer(1), transfer(2), transfer(3)];
    const hold = { reason: 'schedule', until: NOW + 5 } as const;
    const { chosen, held } = chooseTransfer(queue, ({ id }) => (id === 1 ? hold : null));
    expect(chosen?.id).toBe(2);
    expect(held).toEqual([{ transfer: queue[0], hold }]);
  });

  it.each([
    ['paused', transfer(1, 'paused')],
    ['waiting for a person on board', waiting(1, 'approval-board')],
    ['without room where it goes to', waiting(1, 'quota')],
    ['a file of the ship that is being kept', transfer(1, 'on-board', { direction: 'to-shore' })],
  ])('is not one that is %s', (_, one) => {
    expect(chooseTransfer([one], free)).toEqual({ chosen: null, held: [] });
  });

  it.each([
    ['waited for the line', waiting(1, 'link')],
    ['waited for its hours', waiting(1, 'schedule')],
    ['is on board, and whose answer may be lost', transfer(1, 'on-board')],
    ['moved before a restart', transfer(1, 'sending')],
  ])('may be one that %s', (_, one) => {
    expect(chooseTransfer([one], free).chosen).toBe(one);
  });
});

it('a reason is told once', () => {
  const hold = { reason: 'schedule', until: NOW } as const;
  expect(isNews(transfer(1), hold)).toBe(true);
  expect(isNews(transfer(1, 'waiting', hold), hold)).toBe(false);
  expect(isNews(transfer(1, 'waiting', { ...hold, until: NOW + 1 }), hold)).toBe(true);
  expect(isNews(transfer(1, 'on-board'), hold)).toBe(false);
});

it('looks again when the first hold ends, and soon where none is known to end', () => {
  const held = (until: number | null) => ({ transfer: transfer(1), hold: { reason: 'schedule', until } as const });
  expect(computeNextLook([held(NOW + 9), held(NOW + 4), held(null)], NOW, 100)).toBe(NOW + 4);
  expect(computeNextLook([held(null)], NOW, 100)).toBe(NOW + 100);
});
