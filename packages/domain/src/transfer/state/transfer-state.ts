/** The states of a transfer, and a table of what leads from one to another. */
import type { Instant } from '../../time/instant.ts';
import type { WaitReason } from './wait-reason.ts';

/**
 * `on-board` is whole and checked on board, and kept outside of the inbox until the scanner and, where one is asked, a
 * person release it; `complete` is whole, checked and released on the side it went to. A transfer is never seen as a file
 * before that.
 */
export const TRANSFER_STATES = [
  'queued',
  'sending',
  'paused',
  'waiting',
  'on-board',
  'complete',
  'refused',
  'withdrawn',
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export type TransferDirection = 'to-ship' | 'to-shore';

/**
 * `clear`: the reason to wait is gone; `arrive`: the last byte is there and the SHA-256 is equal; `again`: a person sends
 * it once more, which asks for approval anew. The others are what their words say.
 */
export const TRANSFER_EVENTS = [
  'start',
  'pause',
  'resume',
  'wait',
  'clear',
  'arrive',
  'release',
  'refuse',
  'withdraw',
  'again',
] as const;
export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

/** What ends a transfer from any state that is not its end. */
const END = { refuse: 'refused', withdraw: 'withdrawn' } as const;

/** An event that a state does not name is refused: a late frame moves nothing. */
const TRANSITIONS: Record<TransferState, Partial<Record<TransferEvent, TransferState>>> = {
  // What is on the other side already arrives without being sent.
  queued: { start: 'sending', pause: 'paused', wait: 'waiting', arrive: 'on-board', ...END },
  sending: { pause: 'paused', wait: 'waiting', arrive: 'on-board', ...END },
  paused: { resume: 'queued', ...END },
  waiting: { start: 'sending', pause: 'paused', wait: 'waiting', clear: 'queued', ...END },
  // It waits there for a person on board alone.
  'on-board': { wait: 'on-board', release: 'complete', ...END },
  complete: {},
  refused: { again: 'queued' },
  withdrawn: { again: 'queued' },
};

export interface TransferStatus {
  readonly state: TransferState;
  /** Of a transfer that waits, also on board, null otherwise. */
  readonly reason: WaitReason | null;
  /** When it may go on, null where that is not known. */
  readonly until: Instant | null;
}

export const QUEUED: TransferStatus = { state: 'queued', reason: null, until: null };

/** The event, with its reason where it is `wait`. */
export type TransferStep =
  | { readonly event: Exclude<TransferEvent, 'wait'> }
  | { readonly event: 'wait'; readonly reason: WaitReason; readonly until: Instant | null };

/** The status after a step, null when the step is not possible in this state and nothing changes. */
export function moveTransfer(
  { state }: TransferStatus,
  step: TransferStep,
  direction: TransferDirection,
): TransferStatus | null {
  const next = TRANSITIONS[state][step.event];
  if (next === undefined) return null;
  if (state === 'on-board' && step.event === 'wait' && step.reason !== 'approval-board') return null;
  if (step.event === 'wait') return { state: next, reason: step.reason, until: step.until };
  // Ashore nothing is released: what a ship sent is only kept, and shown in a sandbox.
  return { state: next === 'on-board' && direction === 'to-shore' ? 'complete' : next, reason: null, until: null };
}

/** Whether nothing happens any more unless a person sends it again. */
export function isEnded(state: TransferState): boolean {
  return state === 'complete' || state === 'refused' || state === 'withdrawn';
}

/** The states that a listing of files tells. */
export type ListedState = 'complete' | 'receiving' | 'queued' | 'sending' | 'on-board' | 'refused';

const LISTED: Record<TransferState, Record<TransferDirection, ListedState | null>> = {
  queued: { 'to-ship': 'queued', 'to-shore': 'queued' },
  sending: { 'to-ship': 'sending', 'to-shore': 'receiving' },
  paused: { 'to-ship': 'queued', 'to-shore': 'queued' },
  waiting: { 'to-ship': 'queued', 'to-shore': 'queued' },
  // Not released: for those ashore it is still on its way.
  'on-board': { 'to-ship': 'sending', 'to-shore': 'receiving' },
  complete: { 'to-ship': 'on-board', 'to-shore': 'complete' },
  refused: { 'to-ship': 'refused', 'to-shore': 'refused' },
  withdrawn: { 'to-ship': null, 'to-shore': null },
};

/** The state that a listing tells of a transfer, null for one that is not listed. */
export function toListedState(state: TransferState, direction: TransferDirection): ListedState | null {
  return LISTED[state][direction];
}
