/** Whether a generating set runs, how often it started, how long it ran at low load, and which should run next (§9.8). */
import type { Instant } from '../time/instant.ts';

/** A set is running after this much uninterrupted proof: a spike on a meter is none. */
export const RUNNING_PROOF_MS = 5000;
/** Below this load, percent, soot and glazing build up. */
export const LOW_LOAD_PERCENT = 30;
/** Between samples further apart nothing is known. */
export const RUNNING_GAP_MS = 10 * 60_000;

export interface RunningSample {
  readonly time: Instant;
  /** Whether the sample by itself says that the set runs: its running signal, speed or power. */
  readonly isTurning: boolean;
}

export type SetState = 'running' | 'starting' | 'standing' | 'unknown';

/** State of a set at `now` from samples in order of time, the oldest from at least five seconds before. */
export function evaluateRunning(samples: readonly RunningSample[], now: Instant): SetState {
  const last = samples.at(-1);
  if (last === undefined) return 'unknown';
  if (!last.isTurning) return 'standing';
  const before = samples.findLastIndex(({ isTurning }) => !isTurning);
  const since = samples[before + 1]?.time ?? last.time;
  return now - since >= RUNNING_PROOF_MS ? 'running' : 'starting';
}

/** Starts with five seconds of proof among samples in order of time; one that runs from the beginning did not start. */
export function countStarts(samples: readonly RunningSample[]): number {
  let [starts, since, isStanding]: [number, Instant | null, boolean] = [0, null, false];
  for (const { time, isTurning } of samples) {
    if (!isTurning) {
      [since, isStanding] = [null, true];
      continue;
    }
    since ??= time;
    if (isStanding && time - since >= RUNNING_PROOF_MS) {
      starts += 1;
      isStanding = false;
    }
  }
  return starts;
}

export interface LoadSample extends RunningSample {
  /** Percent of the rated power; null where it is not known. */
  readonly loadPercent: number | null;
}

/** Hours that a running set spent under 30 % of load, from samples in order of time; gaps over ten minutes add nothing. */
export function sumLowLoadHours(samples: readonly LoadSample[]): number {
  let ms = 0;
  samples.forEach(({ time, isTurning, loadPercent }, index) => {
    const next = samples[index + 1];
    if (!next || !isTurning || loadPercent === null || loadPercent >= LOW_LOAD_PERCENT) return;
    if (next.time - time <= RUNNING_GAP_MS) ms += next.time - time;
  });
  return ms / 3_600_000;
}

export interface RotationSet {
  readonly name: string;
  readonly isRunning: boolean;
  /** Not blocked, not in fault. */
  readonly isAvailable: boolean;
  /** Null where they are not known. */
  readonly runningHours: number | null;
}

export interface RotationAdvice {
  readonly next: string;
  /** The running set of the fewest hours. */
  readonly instead: string;
  readonly fewerHours: number;
}

/**
 * The available standing set of the fewest hours, where it has fewer than every running one: "DG 2 next, 196 h fewer than
 * DG 3". Null where there is nothing to gain or hours are not known.
 */
export function adviseRotation(sets: readonly RotationSet[]): RotationAdvice | null {
  const known = sets.flatMap((set) => (set.runningHours === null ? [] : [{ ...set, hours: set.runningHours }]));
  const byHours = known.toSorted((a, b) => a.hours - b.hours);
  const next = byHours.find(({ isRunning, isAvailable }) => !isRunning && isAvailable);
  const instead = byHours.find(({ isRunning }) => isRunning);
  if (!next || !instead || next.hours >= instead.hours) return null;
  return { next: next.name, instead: instead.name, fewerHours: instead.hours - next.hours };
}
