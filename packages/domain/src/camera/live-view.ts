/** A live view: asked for, bounded in time and bytes, and ended with a reason. It never goes on by itself. */
import type { Instant } from '../time/instant.ts';
import type { BudgetEvaluation, BudgetLimit } from './camera-budget.ts';

/** A live view stops after this time and asks; a prolongation gives the same time again. */
export const LIVE_MS = 2 * 60_000;
/** Prolonged at most so often: half an hour in all. */
export const MAX_PROLONGATIONS = 14;
/** Live views of one vessel at a time: they share one line. */
export const MAX_LIVE_VIEWS = 2;
/** A view without a frame for this time has ended: the camera or the line is silent. */
export const LIVE_SILENCE_MS = 15_000;

export interface LiveView {
  readonly startedAt: Instant;
  readonly until: Instant;
  readonly prolongations: number;
  readonly bytes: number;
  readonly lastFrameAt: Instant | null;
  /** When a person or a lost right ended it; null while none did. */
  readonly stopped: { readonly at: Instant; readonly reason: 'stopped' | 'right-lost' | 'link-down' } | null;
}

export type LiveEnd = 'stopped' | 'right-lost' | 'link-down' | 'time-over' | 'silent' | `budget-${BudgetLimit}`;

export type LiveState =
  | { readonly state: 'running'; readonly leftMs: number }
  | { readonly state: 'ended'; readonly reason: LiveEnd; readonly canProlong: boolean };

export function startLiveView(now: Instant): LiveView {
  return { startedAt: now, until: now + LIVE_MS, prolongations: 0, bytes: 0, lastFrameAt: null, stopped: null };
}

/** Counts a frame of `bytes`. */
export function addFrame(view: LiveView, bytes: number, now: Instant): LiveView {
  return { ...view, bytes: view.bytes + bytes, lastFrameAt: now };
}

/** Gives the full time again from now on; null where it was prolonged as often as is allowed, or was stopped. */
export function prolongLiveView(view: LiveView, now: Instant): LiveView | null {
  if (view.stopped !== null || view.prolongations >= MAX_PROLONGATIONS) return null;
  return { ...view, until: now + LIVE_MS, prolongations: view.prolongations + 1, lastFrameAt: now };
}

/** State at `now`; `evaluation` is that of the budget for a live view that has used its bytes. */
export function getLiveState(view: LiveView, evaluation: BudgetEvaluation, now: Instant): LiveState {
  const canProlong = view.stopped === null && view.prolongations < MAX_PROLONGATIONS;
  if (view.stopped !== null) return { state: 'ended', reason: view.stopped.reason, canProlong };
  if (evaluation.reached !== null) return { state: 'ended', reason: `budget-${evaluation.reached}`, canProlong: false };
  if (now >= view.until) return { state: 'ended', reason: 'time-over', canProlong };
  if (now - (view.lastFrameAt ?? view.startedAt) >= LIVE_SILENCE_MS) {
    return { state: 'ended', reason: 'silent', canProlong };
  }
  return { state: 'running', leftMs: view.until - now };
}

/**
 * Frames a second that fit into a bit rate (bit/s) when a frame has `frameBytes` bytes: from one in ten seconds up to
 * `most`. Null where not even that fits: then stills are the better picture.
 */
export function fitFrameRate(bitRate: number, frameBytes: number, most: number): number | null {
  const fits = bitRate / (8 * Math.max(1, frameBytes));
  if (fits < 0.1) return null;
  return Math.min(most, Math.floor(fits * 10) / 10);
}
