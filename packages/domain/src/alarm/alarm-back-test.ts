/**
 * What limits would have done over stored samples: the live evaluation (alarm.ts), fed with history. Two runs over
 * the same samples are compared alarm by alarm: which would vanish, which would come.
 */
import type { Instant } from '../time/instant.ts';
import {
  type AlarmEvaluation,
  type AlarmLimits,
  type AlarmSample,
  type AlarmSeverity,
  type AlarmState,
  evaluateSample,
  evaluateTime,
  getPendingUntil,
  INITIAL_ALARM_STATE,
} from './alarm.ts';

/** A tag that was silent longer than this is history and not evaluated as time passes. */
export const ALARM_GAP_MS = 600_000;

/** One alarm from raised to cleared. */
export interface AlarmEpisode {
  readonly from: Instant;
  /** Null while it lasts. */
  readonly to: Instant | null;
  /** The worst it came to. */
  readonly severity: Exclude<AlarmSeverity, 'normal'>;
  /** The value furthest beyond, in the direction of the limit. */
  readonly peak: number;
}

export interface AlarmReplay {
  /** Samples in order of time. */
  take(sample: AlarmSample): void;
  /** What was raised until `end`, oldest first; an alarm that lasts has no end. */
  finish(end: Instant): AlarmEpisode[];
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Evaluates history as it would have been live: a delay also ends while the tag is silent. */
export function createAlarmReplay(limits: AlarmLimits): AlarmReplay {
  let state: AlarmState = INITIAL_ALARM_STATE;
  const episodes: Writable<AlarmEpisode>[] = [];
  const furthest = (one: number, other: number) => (limits.reverse ? Math.min(one, other) : Math.max(one, other));

  function apply(evaluated: AlarmEvaluation): void {
    state = evaluated.state;
    const { transition } = evaluated;
    const open = episodes.at(-1);
    if (transition === null) return;
    const { kind, to, time, value } = transition;
    if (kind === 'raised' && to !== 'normal') episodes.push({ from: time, to: null, severity: to, peak: value });
    else if (open !== undefined && kind === 'escalated') open.severity = 'alarm';
    else if (open !== undefined && kind === 'cleared') open.to = time;
  }

  /** Ends the delays that run out before `end`. */
  function passTime(end: Instant): void {
    for (let due = getPendingUntil(limits, state); due !== null && due < end; due = getPendingUntil(limits, state)) {
      if (state.last === null || due - state.last.time > ALARM_GAP_MS) return;
      apply(evaluateTime(limits, state, due));
    }
  }

  return {
    take(sample) {
      passTime(sample.time);
      apply(evaluateSample(limits, state, sample));
      const open = episodes.at(-1);
      const isEvaluated = state.last?.time === sample.time && state.last.value === sample.value;
      if (open?.to === null && isEvaluated) open.peak = furthest(open.peak, state.last?.value ?? open.peak);
    },
    finish(end) {
      passTime(end);
      return episodes;
    },
  };
}

export interface AlarmComparison {
  /** Raised before, and no longer. */
  readonly vanishing: readonly AlarmEpisode[];
  /** Not raised before. */
  readonly coming: readonly AlarmEpisode[];
  /** Raised in both; `after` may be later, shorter or of another severity. */
  readonly staying: readonly { readonly before: AlarmEpisode; readonly after: AlarmEpisode }[];
}

/**
 * Pairs alarms that overlap in time, one with one: where a dead band makes one alarm of five, one stays and four vanish.
 * Both lists are in order and free of overlap, as one tag makes them.
 */
export function compareEpisodes(before: readonly AlarmEpisode[], after: readonly AlarmEpisode[]): AlarmComparison {
  const vanishing: AlarmEpisode[] = [];
  const coming: AlarmEpisode[] = [];
  const staying: { before: AlarmEpisode; after: AlarmEpisode }[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [old, tried] = [before[i], after[j]];
    if (old === undefined && tried === undefined) return { vanishing, coming, staying };
    if (tried === undefined || (old !== undefined && endOf(old) < tried.from)) {
      vanishing.push(old as AlarmEpisode);
      i += 1;
    } else if (old === undefined || endOf(tried) < old.from) {
      coming.push(tried);
      j += 1;
    } else {
      staying.push({ before: old, after: tried });
      i += 1;
      j += 1;
    }
  }
}

function endOf({ to }: AlarmEpisode): Instant {
  return to ?? Number.POSITIVE_INFINITY;
}
