import type { FileTransfer } from '@fms/contract/file';
import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import '../../../language/exchange/file.ts';
import { translate } from '../../../language/index.ts';
import { planPlace } from './place-first.ts';
import { countProgress, estimateQueue } from './use-rates.ts';
import { describeTransfer } from './wait-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const at = new Date(NOW).toISOString();

const transfer = (transferId: number, given: Partial<FileTransfer> = {}): FileTransfer => ({
  ...{
    transferId,
    vesselId: toId<VesselId>(1),
    fileId: transferId,
    direction: 'to-ship',
    path: `to-vessel/${transferId}`,
  },
  ...{
    size: 1000,
    sha256: null,
    priority: 'normal',
    state: 'queued',
    reason: null,
    until: null,
    doneBytes: 0,
    sentBytes: null,
  },
  ...{ isNow: false, asked: { userId: null, name: 'office', at }, decided: null, changedAt: at },
  ...{ mayChange: true, mayApprove: false, ...given },
});

/** The order after the calls of a plan, as the queue keeps it: the last one put first is the first. */
function placed(ids: readonly number[], plan: readonly number[]): number[] {
  return plan.reduce<number[]>((order, id) => [id, ...order.filter((other) => other !== id)], [...ids]);
}

describe('a transfer dragged to another place', () => {
  const open = [1, 2, 3, 4, 5].map((id) => transfer(id));
  it.each([
    [4, 2, [1, 4, 2, 3, 5]],
    [1, 3, [2, 3, 1, 4, 5]],
    [5, 1, [5, 1, 2, 3, 4]],
    [1, 5, [2, 3, 4, 5, 1]],
  ])('%i onto %i', (moved, target, order) => {
    expect(placed([1, 2, 3, 4, 5], planPlace(open, moved, target))).toEqual(order);
  });

  it('stays in its priority', () => {
    const mixed = [transfer(1, { priority: 'urgent' }), transfer(2), transfer(3, { isNow: true })];
    expect(planPlace(mixed, 2, 1)).toEqual([]);
    expect(planPlace(mixed, 2, 3)).toEqual([]);
    expect(planPlace(mixed, 2, 2)).toEqual([]);
    expect(planPlace(mixed, 2, 9)).toEqual([]);
  });
});

describe('the state in words', () => {
  const complete = { state: 'complete', sha256: '9f2c', direction: 'to-shore' } as const;
  it.each<[Partial<FileTransfer>, string]>([
    [{ ...complete, sentBytes: null }, 'Complete, verified'],
    [{ ...complete, sentBytes: 950 }, 'Complete, verified'],
    [{ ...complete, sentBytes: 11 }, 'Complete, verified, 11 B sent'],
    [{ ...complete, sentBytes: 0 }, 'Already there, not sent'],
    [{ ...complete, sentBytes: 0, size: 0 }, 'Complete, verified'],
    [{ ...complete, direction: 'to-ship', sentBytes: 11 }, 'On board, 11 B sent'],
    [{ state: 'on-board', reason: 'approval-board' }, 'Waits for board'],
    [{ state: 'waiting', reason: 'schedule', until: '2026-11-21T22:00:00.000Z' }, 'Outside its hours, resumes 22:00'],
  ])('of %j is %s', (given, words) => {
    expect(describeTransfer(translate, transfer(1, given), NOW)).toBe(words);
  });
});

describe('rate and end', () => {
  const sending = (doneBytes: number) => [transfer(1, { state: 'sending', doneBytes }), transfer(2)];
  const first = countProgress(new Map(), sending(0), NOW - 2000);

  it('tells none before bytes were counted twice', () => {
    expect(estimateQueue(sending(0), first, NOW).get(1)).toEqual({ bytesPerSecond: null, endsAt: null });
  });

  it('tells when each ends by the rate of what moves, one behind the other', () => {
    const rates = countProgress(first, sending(200), NOW);
    const outlook = estimateQueue(sending(200), rates, NOW);
    expect(outlook.get(1)).toEqual({ bytesPerSecond: 100, endsAt: NOW + 8000 });
    expect(outlook.get(2)).toEqual({ bytesPerSecond: null, endsAt: NOW + 18_000 });
  });

  it('begins anew where bytes were thrown away', () => {
    const rates = countProgress(countProgress(first, sending(200), NOW - 1000), sending(0), NOW);
    expect(estimateQueue(sending(0), rates, NOW).get(1)?.bytesPerSecond).toBeNull();
  });

  it('waits for a known time, and tells no end for what a person ends', () => {
    const until = new Date(NOW + 60_000).toISOString();
    const open = [
      ...sending(200),
      transfer(3, { state: 'waiting', reason: 'schedule', until, size: 100 }),
      transfer(4, { state: 'waiting', reason: 'approval-shore' }),
    ];
    const outlook = estimateQueue(open, countProgress(first, sending(200), NOW), NOW);
    expect(outlook.get(3)?.endsAt).toBe(NOW + 61_000);
    expect(outlook.get(4)?.endsAt).toBeNull();
  });
});
