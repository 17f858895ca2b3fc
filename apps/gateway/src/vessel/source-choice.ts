/**
 * Which of several sources feeds a tag of which a vessel has only one (position, speed, course, heading). The best
 * one holds it; another takes over when it falls silent. What is not chosen is kept apart under its own source.
 */
import type { Instant } from '@fms/domain/time';

/** `same-again`: another sentence of the chosen talker, which has already said it, or of one that is none. */
export type ChosenSource = 'ship' | 'apart' | 'same-again';

/** Receivers were seen to lose every sentence for half a minute on a bad multiplexer. */
export const SILENCE_MS = 30_000;
/** A talker that speaks this often in so short a time is an instrument, not an address torn by a multiplexer. */
const STEADY_COUNT = 3;
const STEADY_MS = 10_000;

export class SourceChoice {
  #holder: { talker: string; rank: number; last: Instant } | null = null;
  readonly #heard = new Map<string, Instant[]>();

  choose(talker: string, rank: number, time: Instant): ChosenSource {
    const holder = this.#holder;
    const silent = holder !== null && Math.abs(time - holder.last) > SILENCE_MS;
    if (holder === null || silent || rank < holder.rank) return this.#hold(talker, rank, time);
    if (talker === holder.talker) {
      if (rank > holder.rank) return 'same-again';
      holder.last = Math.max(holder.last, time);
      return 'ship';
    }
    if (this.#isSteady(talker, time)) return 'apart';
    return rank > holder.rank ? 'same-again' : 'ship';
  }

  #hold(talker: string, rank: number, last: Instant): ChosenSource {
    this.#holder = { talker, rank, last };
    return 'ship';
  }

  #isSteady(talker: string, time: Instant): boolean {
    const times = [...(this.#heard.get(talker) ?? []), time].slice(-STEADY_COUNT);
    this.#heard.set(talker, times);
    const first = times[0] ?? time;
    return times.length === STEADY_COUNT && Math.abs(time - first) <= STEADY_MS;
  }
}
