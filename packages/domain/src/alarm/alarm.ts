/**
 * Evaluates the limits of a tag sample by sample (§3-10, §B4-7). One state per
 * tag goes in, the next one and at most one transition come out; who stores and tells is not decided here.
 */

import { hasQuality, QUALITY_BAD_SOURCE, QUALITY_GOOD } from '../quality/quality.ts';
import type { Instant } from '../time/instant.ts';
import type { AlarmPriority } from './alarm-priority.ts';

/** The limits of a tag. Its `min` and `max` are the ends of its scale and raise nothing. `null` level: not watched. */
export interface AlarmLimits {
  /** Reached or passed, it raises a warning. */
  readonly alarmLevel: number | null;
  /** Reached or passed, it raises an alarm. */
  readonly emergencyLevel: number | null;
  /** Low alarm: falling to the level raises, not rising to it. */
  readonly reverse: boolean;
  /** A level must be held this long before it counts. */
  readonly delaySeconds: number;
  /** Distance the value must come back behind a level before that level is over; in the unit of the tag. */
  readonly deadBand: number;
}

/** Of a tag that never alarms. */
export const NO_LIMITS = {
  alarmLevel: null,
  emergencyLevel: null,
  reverse: false,
  delaySeconds: 0,
  deadBand: 0,
} as const satisfies AlarmLimits;

/** Priority of each level in the words of BAM: emergency level → alarm, alarm level → warning. */
export type AlarmSeverity = 'normal' | Extract<AlarmPriority, 'alarm' | 'warning'>;

interface LevelState {
  /** Since when the level is reached without a break, null while it is not. */
  readonly since: Instant | null;
  /** Reached for at least the delay. */
  readonly active: boolean;
}

/** What is remembered between two samples of one tag. Plain data: it can be stored and read back. */
export interface AlarmState {
  readonly severity: AlarmSeverity;
  readonly warning: LevelState;
  readonly alarm: LevelState;
  /** The newest sample evaluated, null before the first. */
  readonly last: { readonly time: Instant; readonly value: number } | null;
}

export interface AlarmSample {
  readonly time: Instant;
  /** A truth value is given as 0 or 1; null means unknown. */
  readonly value: number | null;
  /** Bits of quality.ts; absent means good. */
  readonly quality?: number;
}

/** `lowered` is a step down that is not yet normal, from alarm to warning. */
export type AlarmTransitionKind = 'raised' | 'escalated' | 'lowered' | 'cleared';

export interface AlarmTransition {
  readonly kind: AlarmTransitionKind;
  readonly from: AlarmSeverity;
  readonly to: AlarmSeverity;
  readonly time: Instant;
  readonly value: number;
}

export interface AlarmEvaluation {
  readonly state: AlarmState;
  readonly transition: AlarmTransition | null;
}

const AT_REST: LevelState = { since: null, active: false };
export const INITIAL_ALARM_STATE: AlarmState = { severity: 'normal', warning: AT_REST, alarm: AT_REST, last: null };

const SEVERITY_ORDER: readonly AlarmSeverity[] = ['normal', 'warning', 'alarm'];

/**
 * Evaluates one sample. Nothing changes for a sample older than the last one evaluated (late data corrects history and
 * raises no live notice) and for an unknown or bad value (unknown is neither normal nor in alarm, so it clears nothing).
 * A sample of the very same instant is evaluated: it may be the next reading of that millisecond.
 */
export function evaluateSample(limits: AlarmLimits, state: AlarmState, sample: AlarmSample): AlarmEvaluation {
  const { time, value, quality = QUALITY_GOOD } = sample;
  const isLate = state.last !== null && time < state.last.time;
  if (isLate || value === null || !Number.isFinite(value) || hasQuality(quality, QUALITY_BAD_SOURCE)) {
    return { state, transition: null };
  }
  const warning = evaluateLevel(limits, limits.alarmLevel, state.warning, time, value);
  const alarm = evaluateLevel(limits, limits.emergencyLevel, state.alarm, time, value);
  const severity = alarm.active ? 'alarm' : warning.active ? 'warning' : 'normal';
  const kind = transitionKind(state.severity, severity);
  return {
    state: { severity, warning, alarm, last: { time, value } },
    transition: kind && { kind, from: state.severity, to: severity, time, value },
  };
}

/**
 * Whether evaluating a good, finite value can do no more than make it the newest one: it reaches no level, and none was
 * reached before. So are nearly all samples; who has many need not make a state of each.
 */
export function isUneventful(limits: AlarmLimits, { warning, alarm }: AlarmState, value: number): boolean {
  return (
    warning.since === null &&
    alarm.since === null &&
    !isReached(limits, limits.alarmLevel, value, 0) &&
    !isReached(limits, limits.emergencyLevel, value, 0)
  );
}

/**
 * Evaluates the passing of time: a tag sent only on change is silent while its value stays over the limit, so no
 * sample would end the delay. The last value is taken as still true at `time`.
 */
export function evaluateTime(limits: AlarmLimits, state: AlarmState, time: Instant): AlarmEvaluation {
  if (state.last === null) return { state, transition: null };
  const evaluated = evaluateSample(limits, state, { time, value: state.last.value });
  // The sample itself stays the newest: a real one measured before `time` must not count as late.
  return { state: { ...evaluated.state, last: state.last }, transition: evaluated.transition };
}

/** When {@link evaluateTime} is due next: the end of the first delay that runs, or null when none does. */
export function getPendingUntil(limits: AlarmLimits, state: AlarmState): Instant | null {
  const ends = [state.warning, state.alarm].flatMap(({ since, active }) =>
    since !== null && !active ? [since + limits.delaySeconds * 1000] : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

function evaluateLevel(
  limits: AlarmLimits,
  level: number | null,
  state: LevelState,
  time: Instant,
  value: number,
): LevelState {
  if (!isReached(limits, level, value, state.active ? limits.deadBand : 0)) return AT_REST;
  const since = state.since ?? time;
  return { since, active: state.active || time - since >= limits.delaySeconds * 1000 };
}

/** `heldTo`: how far behind the level the value still counts. */
function isReached({ reverse }: AlarmLimits, level: number | null, value: number, heldTo: number): boolean {
  if (level === null) return false;
  return reverse ? value <= level + heldTo : value >= level - heldTo;
}

function transitionKind(from: AlarmSeverity, to: AlarmSeverity): AlarmTransitionKind | null {
  if (from === to) return null;
  if (to === 'normal') return 'cleared';
  if (from === 'normal') return 'raised';
  return SEVERITY_ORDER.indexOf(to) > SEVERITY_ORDER.indexOf(from) ? 'escalated' : 'lowered';
}
