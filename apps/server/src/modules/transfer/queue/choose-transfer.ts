/** Which transfer of one direction moves now, and why those before it wait. */
import type { Instant } from '@fms/domain/time';
import { type Hold, WAIT_REASONS } from '@fms/domain/transfer';
import type { OpenTransfer } from '../../file/index.ts';

export interface Choice {
  readonly chosen: OpenTransfer | null;
  /** Transfers that wait, with the reason that is to be told of them. */
  readonly held: readonly { readonly transfer: OpenTransfer; readonly hold: Hold }[];
}

/** Why a transfer cannot move now, null when it can. */
export type AskHold = (transfer: OpenTransfer) => Hold | null;

/** What only a person or a step on board ends is passed over. */
function mayMove({ state, reason, direction }: OpenTransfer): boolean {
  if (state === 'paused') return false;
  if (state === 'on-board') return direction === 'to-ship';
  return state !== 'waiting' || reason === null || WAIT_REASONS[reason].endsBy !== 'person';
}

/** `queue` is in its order: the first that may move does. */
export function chooseTransfer(queue: readonly OpenTransfer[], ask: AskHold): Choice {
  const held: Choice['held'][number][] = [];
  for (const transfer of queue) {
    if (!mayMove(transfer)) continue;
    const hold = ask(transfer);
    if (hold === null) return { chosen: transfer, held };
    held.push({ transfer, hold });
  }
  return { chosen: null, held };
}

/** Whether a reason is not told of the transfer yet. */
export function isNews({ state, reason, until }: OpenTransfer, hold: Hold): boolean {
  return state !== 'on-board' && !(state === 'waiting' && reason === hold.reason && until === hold.until);
}

/** When to look again at what is held: at the end of the first hold, and at the latest after `mostMs`. */
export function computeNextLook(held: Choice['held'], now: Instant, mostMs: number): Instant {
  const ends = held.flatMap(({ hold }) => (hold.until === null || hold.until <= now ? [] : [hold.until]));
  return Math.min(now + mostMs, ...ends);
}
