/**
 * Quality rules of a tag: what its values can be, how fast they can change, and for how long they may stand still. A
 * value that breaks a rule is stored with a flag and never changed.
 */
import type { Instant } from '../time/instant.ts';
import { isUsable, QUALITY_GOOD, QUALITY_IMPOSSIBLE, QUALITY_STUCK, QUALITY_TOO_FAST } from './quality.ts';

/** In the unit of the tag; null: not evaluated. */
export interface QualityRule {
  readonly lowestPossible: number | null;
  readonly highestPossible: number | null;
  /** The most the value can change within one second, up or down. */
  readonly fastestChange: number | null;
  /** Seconds after which a value that has not changed counts as stuck. */
  readonly stuckSeconds: number | null;
}

export const NO_QUALITY_RULE = {
  lowestPossible: null,
  highestPossible: null,
  fastestChange: null,
  stuckSeconds: null,
} as const satisfies QualityRule;

/** What is remembered of a tag between two of its samples. */
export interface QualityState {
  /** The newest plausible sample, against which the next change is measured. */
  readonly plausible: { readonly time: Instant; readonly value: number } | null;
  /** The newest value, and since when it stands. */
  readonly same: { readonly since: Instant; readonly value: number };
  readonly time: Instant;
}

/** The state after a sample that is known to be stored, the first a rule sees. */
export function startQuality({ time, value, quality }: RuledSample): QualityState {
  return { plausible: isUsable(quality) ? { time, value } : null, same: { since: time, value }, time };
}

export interface RuledSample {
  readonly time: Instant;
  readonly value: number;
  /** Bits of quality.ts. */
  readonly quality: number;
}

/**
 * The flags a rule adds to a sample, and the state for the next. A sample that is not newer than the state, or has none,
 * is evaluated by the possible values alone: late data has no known neighbour. A value that its source calls bad is evaluated
 * by no rule and is no neighbour either.
 */
export function evaluateQuality(
  rule: QualityRule,
  state: QualityState | undefined,
  sample: RuledSample,
): { readonly flags: number; readonly state: QualityState | undefined } {
  const { time, value, quality } = sample;
  if (!Number.isFinite(value) || !isUsable(quality)) return { flags: QUALITY_GOOD, state };
  const impossible = isPossible(rule, value) ? QUALITY_GOOD : QUALITY_IMPOSSIBLE;
  if (state !== undefined && time <= state.time) return { flags: impossible, state };
  const fast = impossible === QUALITY_GOOD && isTooFast(rule, state, sample) ? QUALITY_TOO_FAST : QUALITY_GOOD;
  const same = state?.same.value === value ? state.same : { since: time, value };
  const { stuckSeconds } = rule;
  const stuck = stuckSeconds !== null && time - same.since >= stuckSeconds * 1000 ? QUALITY_STUCK : QUALITY_GOOD;
  const plausible = impossible === QUALITY_GOOD && fast === QUALITY_GOOD ? { time, value } : (state?.plausible ?? null);
  return { flags: impossible | fast | stuck, state: { plausible, same, time } };
}

/** Whether a rule evaluates anything. */
export function isRuled(rule: QualityRule): boolean {
  const { lowestPossible, highestPossible, fastestChange, stuckSeconds } = rule;
  return [lowestPossible, highestPossible, fastestChange, stuckSeconds].some((bound) => bound !== null);
}

function isPossible({ lowestPossible, highestPossible }: QualityRule, value: number): boolean {
  return (lowestPossible === null || value >= lowestPossible) && (highestPossible === null || value <= highestPossible);
}

/** Measured against the last plausible value: the way back from a spike is no second one, and a new level is taken in time. */
function isTooFast(rule: QualityRule, state: QualityState | undefined, sample: RuledSample): boolean {
  const { fastestChange } = rule;
  const before = state?.plausible;
  // The rule may be newer than that value.
  if (fastestChange === null || !before || !isPossible(rule, before.value)) return false;
  const seconds = (sample.time - before.time) / 1000;
  return Math.abs(sample.value - before.value) > fastestChange * seconds;
}
