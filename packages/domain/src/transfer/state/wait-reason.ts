/** Why a transfer waits, as a stable code; the words are the screen's. */

export interface WaitRule {
  /** What ends it: the line by itself, a known time, a person, or work that is under way on either side. */
  readonly endsBy: 'line' | 'time' | 'person' | 'work';
  /** Whether `now` sends the file in spite of it. */
  readonly isPassedByNow: boolean;
}

/** The first that holds is told: what only a person can end stands first, what passes within seconds last. */
export const WAIT_REASONS = {
  'hash-differs': { endsBy: 'person', isPassedByNow: false },
  'approval-shore': { endsBy: 'person', isPassedByNow: false },
  'approval-board': { endsBy: 'person', isPassedByNow: false },
  // The side it goes to has no room for it.
  quota: { endsBy: 'person', isPassedByNow: false },
  'month-budget': { endsBy: 'time', isPassedByNow: false },
  'day-budget': { endsBy: 'time', isPassedByNow: false },
  link: { endsBy: 'line', isPassedByNow: false },
  'at-sea': { endsBy: 'line', isPassedByNow: true },
  'slow-line': { endsBy: 'line', isPassedByNow: true },
  schedule: { endsBy: 'time', isPassedByNow: true },
  scan: { endsBy: 'work', isPassedByNow: false },
  // Its size or its time of change was another a moment ago.
  'still-written': { endsBy: 'work', isPassedByNow: false },
  hashing: { endsBy: 'work', isPassedByNow: false },
  rate: { endsBy: 'time', isPassedByNow: false },
} as const satisfies Record<string, WaitRule>;

export type WaitReason = keyof typeof WAIT_REASONS;

const ORDER = Object.keys(WAIT_REASONS) as readonly WaitReason[];

/** The reason to tell of those that hold, null for none. */
export function pickReason(reasons: Iterable<WaitReason>): WaitReason | null {
  const holding = new Set(reasons);
  return ORDER.find((reason) => holding.has(reason)) ?? null;
}
