import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEnded,
  moveTransfer,
  QUEUED,
  TRANSFER_EVENTS,
  TRANSFER_STATES,
  type TransferEvent,
  type TransferState,
  type TransferStatus,
  type TransferStep,
  toListedState,
} from './transfer-state.ts';
import { pickReason, WAIT_REASONS } from './wait-reason.ts';

const statusOf = (state: TransferState): TransferStatus => ({ state, reason: null, until: null });
const stepOf = (event: TransferEvent): TransferStep =>
  event === 'wait' ? { event, reason: 'link', until: null } : { event };
const run = (events: readonly TransferEvent[], direction: 'to-ship' | 'to-shore') =>
  events.reduce<TransferStatus | null>(
    (status, event) => status && moveTransfer(status, stepOf(event), direction),
    QUEUED,
  );

describe('the states of a transfer', () => {
  it.each([
    [['start', 'arrive'], 'to-shore', 'complete'],
    [['start', 'arrive'], 'to-ship', 'on-board'],
    [['start', 'arrive', 'release'], 'to-ship', 'complete'],
    [['start', 'arrive', 'refuse'], 'to-ship', 'refused'],
    [['start', 'wait', 'clear', 'start', 'arrive'], 'to-shore', 'complete'],
    [['start', 'pause', 'resume'], 'to-shore', 'queued'],
    [['wait', 'wait', 'pause'], 'to-shore', 'paused'],
    // The other side has it already.
    [['arrive'], 'to-shore', 'complete'],
    [['start', 'withdraw', 'again'], 'to-ship', 'queued'],
  ] as const)('%j, %s, leads to %s', (events, direction, state) => {
    expect(run(events, direction)).toMatchObject({ state });
  });

  it.each([
    ['paused', 'start'],
    ['paused', 'arrive'],
    ['waiting', 'arrive'],
    ['waiting', 'resume'],
    ['queued', 'release'],
    ['sending', 'release'],
    ['complete', 'refuse'],
    ['complete', 'withdraw'],
    ['complete', 'again'],
    ['refused', 'arrive'],
    ['refused', 'release'],
    ['withdrawn', 'arrive'],
    ['withdrawn', 'start'],
    ['on-board', 'pause'],
    ['on-board', 'start'],
    // For a person there alone.
    ['on-board', 'wait'],
  ] as const)('a transfer that is %s does not %s', (state, event) => {
    expect(moveTransfer(statusOf(state), stepOf(event), 'to-ship')).toBeNull();
  });

  it('only one that waits has a reason, and what ended moves on by "again" alone', () => {
    const events = fc.array(fc.constantFrom(...TRANSFER_EVENTS), { maxLength: 20 });
    fc.assert(
      fc.property(events, fc.constantFrom('to-ship', 'to-shore'), (all, direction) => {
        let status = QUEUED;
        for (const event of all) {
          const next = moveTransfer(status, stepOf(event), direction);
          if (next === null) continue;
          if (isEnded(status.state)) expect([status.state !== 'complete', event]).toEqual([true, 'again']);
          expect(next.reason !== null).toBe(next.state === 'waiting');
          if (direction === 'to-shore') expect(next.state).not.toBe('on-board');
          status = next;
        }
      }),
      { seed: 19, numRuns: 10_000 },
    );
  });

  it('wait on board for a person there, and are released from that', () => {
    const step = { event: 'wait', reason: 'approval-board', until: null } as const;
    const waiting = moveTransfer(statusOf('on-board'), step, 'to-ship');
    expect(waiting).toEqual({ state: 'on-board', reason: 'approval-board', until: null });
    expect(waiting && moveTransfer(waiting, { event: 'release' }, 'to-ship')).toEqual(statusOf('complete'));
  });

  it('keep the reason and the time of a wait', () => {
    const step = { event: 'wait', reason: 'schedule', until: 1000 } as const;
    expect(moveTransfer(QUEUED, step, 'to-ship')).toEqual({ state: 'waiting', reason: 'schedule', until: 1000 });
  });
});

describe('what a listing tells', () => {
  it('is a whole file only when a transfer is complete', () => {
    const whole = TRANSFER_STATES.filter((state) => toListedState(state, 'to-shore') === 'complete');
    const onBoard = TRANSFER_STATES.filter((state) => toListedState(state, 'to-ship') === 'on-board');
    expect([whole, onBoard]).toEqual([['complete'], ['complete']]);
  });

  it('leaves out what was withdrawn', () => {
    expect(toListedState('withdrawn', 'to-ship')).toBeNull();
    expect(toListedState('sending', 'to-shore')).toBe('receiving');
  });
});

describe('the reason to tell', () => {
  it.each([
    [['rate', 'schedule'], 'schedule'],
    [['schedule', 'month-budget', 'at-sea'], 'month-budget'],
    [['link', 'hash-differs'], 'hash-differs'],
    [[], null],
  ] as const)('of %j is %s', (reasons, told) => {
    expect(pickReason(reasons)).toBe(told);
  });

  it('is passed by "now" for the schedule, the port and the slow line only', () => {
    const passed = Object.entries(WAIT_REASONS).filter(([, { isPassedByNow }]) => isPassedByNow);
    expect(passed.map(([reason]) => reason)).toEqual(['at-sea', 'slow-line', 'schedule']);
  });
});
