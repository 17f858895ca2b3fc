/**
 * Who approves a session on board: a person with the PIN of the vessel, or a policy the vessel set beforehand. Without
 * either no session opens: the ship decides, not the shore.
 */
import type { Instant } from '../time/instant.ts';
import { includesLevel, VIEW_LEVELS, type ViewLevel } from './level.ts';

/** A stretch of time in which sessions up to a level need no person on board. */
export interface ApprovalWindow {
  readonly from: Instant;
  /** The first instant outside. */
  readonly to: Instant;
  readonly level: ViewLevel;
}

export interface ApprovalPolicy {
  /** A PIN is set on board, so that a person there can approve. */
  readonly hasPin: boolean;
  /** The highest level that is approved at any time; null for none. */
  readonly preApproved: ViewLevel | null;
  readonly windows: readonly ApprovalWindow[];
  /** Until then the master lets no session in; null where the ship is open. */
  readonly closedUntil: Instant | null;
}

/** What a vessel has before anything is set: nothing is approved. */
export const NO_APPROVAL: ApprovalPolicy = { hasPin: false, preApproved: null, windows: [], closedUntil: null };

export type Approval =
  /** A person on board is asked. */
  | { readonly by: 'crew' }
  /** `endsBy` is when the policy ends; no session lasts longer. Null for no end. */
  | { readonly by: 'policy' | 'window'; readonly endsBy: Instant | null }
  | { readonly by: 'none'; readonly why: 'closed' | 'no-approver' };

/** Whether the ship lets no session in. */
export function isClosed({ closedUntil }: ApprovalPolicy, now: Instant): boolean {
  return closedUntil !== null && now < closedUntil;
}

/** Decides for a request, a higher level or more time. Of several open windows the one that ends last counts. */
export function decideApproval(policy: ApprovalPolicy, level: ViewLevel, now: Instant): Approval {
  if (isClosed(policy, now)) return { by: 'none', why: 'closed' };
  if (policy.preApproved !== null && includesLevel(policy.preApproved, level)) return { by: 'policy', endsBy: null };
  const open = policy.windows.filter((window) => window.from <= now && now < window.to);
  const ends = open.filter((window) => includesLevel(window.level, level)).map(({ to }) => to);
  if (ends.length > 0) return { by: 'window', endsBy: Math.max(...ends) };
  return policy.hasPin ? { by: 'crew' } : { by: 'none', why: 'no-approver' };
}

/** The highest level that opens now without a person on board; null for none. */
export function findPreApproved(policy: ApprovalPolicy, now: Instant): ViewLevel | null {
  return VIEW_LEVELS.findLast((level) => ['policy', 'window'].includes(decideApproval(policy, level, now).by)) ?? null;
}
