/**
 * What has a memory: charge, levels, temperatures. It is integrated in equal steps from an anchor once a cycle, a
 * moment in the longest stay at a berth when tanks have just been filled and the engines are cold. So the state at any
 * time needs at most one cycle of steps, and does not depend on the time a caller asked for first.
 */
import type { Itinerary, Stage } from '../route/itinerary.ts';
import { isBerthed } from './schedule.ts';

export interface SlowModel {
  readonly size: number;
  /** Length of a step, as short as the fastest change it has to follow. */
  readonly stepSeconds: number;
  /** The state at an anchor. */
  begin(anchorSeconds: number): Float64Array;
  /** Writes into `next` the state `stepSeconds` after `state`, which is that of `seconds`. */
  advance(state: Float64Array, seconds: number, stepSeconds: number, next: Float64Array): void;
}

export interface Trajectory {
  /** The state at a moment, between two steps in proportion. The answer is used up by the next call. */
  at(seconds: number): Float64Array;
}

/** Share of the refill stay after which everything is full, and after which the next cycle begins. */
export const REFILL_FROM = 0.15;
export const REFILL_UNTIL = 0.7;
const ANCHOR = 0.72;
const KEPT_CYCLES = 3;

interface Cycle {
  readonly start: number;
  /** Known up to the latest time asked for: a ship that has just left reports before its whole voyage is computed. */
  readonly states: Float64Array[];
}

export function findRefillStage({ stages }: Itinerary): number {
  const lengths = stages.map((stage) => (stage.kind === 'stay' && isBerthed(stage.activity) ? stage.seconds : 0));
  return lengths.indexOf(Math.max(...lengths));
}

export function createTrajectory(itinerary: Itinerary, model: SlowModel): Trajectory {
  const { stages, cycleSeconds, offsetSeconds } = itinerary;
  const refill = findRefillStage(itinerary);
  const before = stages.slice(0, refill).reduce((sum, { seconds }) => sum + seconds, 0);
  const anchorSeconds = before + ANCHOR * (stages[refill] as Stage).seconds;
  const { stepSeconds } = model;
  const stepCount = Math.ceil(cycleSeconds / stepSeconds) + 1;
  const cycles = new Map<number, Cycle>();
  const answer = new Float64Array(model.size);

  function cycleOf(index: number): Cycle {
    const known = cycles.get(index);
    if (known) return known;
    const start = index * cycleSeconds + anchorSeconds - offsetSeconds;
    const cycle = { start, states: [model.begin(start)] };
    if (cycles.size >= KEPT_CYCLES) cycles.delete(cycles.keys().next().value as number);
    cycles.set(index, cycle);
    return cycle;
  }

  function integrate({ start, states }: Cycle, until: number): void {
    for (let i = states.length; i <= until; i++) {
      const next = new Float64Array(model.size);
      model.advance(states[i - 1] as Float64Array, start + (i - 1) * stepSeconds, stepSeconds, next);
      states.push(next);
    }
  }

  return {
    at(seconds) {
      const cycle = cycleOf(Math.floor((seconds + offsetSeconds - anchorSeconds) / cycleSeconds));
      const steps = (seconds - cycle.start) / stepSeconds;
      const low = Math.min(stepCount - 1, Math.max(0, Math.floor(steps)));
      integrate(cycle, low + 1);
      const [from, to] = [cycle.states[low] as Float64Array, cycle.states[low + 1] as Float64Array];
      const share = steps - low;
      for (let i = 0; i < answer.length; i++) {
        answer[i] = (from[i] as number) + ((to[i] as number) - (from[i] as number)) * share;
      }
      return answer;
    },
  };
}
