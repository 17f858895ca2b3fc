/**
 * Numbers the shore has acknowledged, written to disk now and then: a lost one costs a repeated send, never data.
 * Beside them the numbers dropped for want of room, which are sent empty so that no gap stays open.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RangeSet } from '@fms/domain/link';
import { z } from 'zod';

const ranges = z.array(z.tuple([z.number(), z.number()]));
const NOTHING = { acknowledged: [], lost: [], gone: [] };
const stateFile = z.object({ acknowledged: ranges, lost: z.array(z.number()), gone: ranges.default([]) });

export class Acknowledgements {
  acknowledged: RangeSet;
  readonly #lost: Set<number>;
  /** Acknowledged once, lost ashore, and no longer here either. */
  readonly #gone: RangeSet;
  readonly #path: string;
  #isSaved = true;

  constructor(directory: string) {
    this.#path = join(directory, 'acknowledged.json');
    const state = existsSync(this.#path) ? readState(this.#path) : NOTHING;
    this.acknowledged = new RangeSet(state.acknowledged);
    this.#lost = new Set(state.lost);
    this.#gone = new RangeSet(state.gone);
  }

  has = (sequence: number): boolean => this.acknowledged.has(sequence);

  add(from: number, to: number = from): void {
    this.acknowledged.add(from, to);
    for (const sequence of this.#lost) if (sequence >= from && sequence <= to) this.#lost.delete(sequence);
    this.#isSaved = false;
  }

  /** What was acknowledged, is not there, and was not given up before. */
  forgotten(there: RangeSet): RangeSet {
    return this.acknowledged.without(there).without(this.#gone);
  }

  /** Acknowledges what is stored, and what is `gone` as well: that cannot be sent again. */
  replace(there: RangeSet, gone: RangeSet): void {
    for (const [from, to] of gone.toJSON()) this.#gone.add(from, to);
    this.acknowledged = new RangeSet(there.toJSON());
    for (const [from, to] of this.#gone.toJSON()) this.acknowledged.add(from, to);
    for (const sequence of this.#lost) if (this.acknowledged.has(sequence)) this.#lost.delete(sequence);
    this.#isSaved = false;
  }

  /** On the disk when it returns: what the numbers stood for is deleted next. */
  lose(sequences: readonly number[]): void {
    for (const sequence of sequences) this.#lost.add(sequence);
    this.#isSaved = false;
    this.save();
  }

  /** The lowest number that is not acknowledged. */
  get firstMissing(): number {
    const [first] = this.acknowledged.toJSON();
    return first && first[0] <= 1 ? first[1] + 1 : 1;
  }

  get hasLost(): boolean {
    return this.#lost.size > 0;
  }

  /** A number that was given up and neither acknowledged nor `isUnderWay`. */
  nextLost(isUnderWay: (sequence: number) => boolean): number | null {
    for (const sequence of this.#lost) if (!isUnderWay(sequence)) return sequence;
    return null;
  }

  save(): void {
    if (this.#isSaved) return;
    this.#isSaved = true;
    writeFileSync(
      `${this.#path}.new`,
      JSON.stringify({ acknowledged: this.acknowledged, lost: [...this.#lost], gone: this.#gone }),
      { flush: true },
    );
    renameSync(`${this.#path}.new`, this.#path);
  }
}

/** A file cut by a power failure is as good as none. */
function readState(path: string): z.infer<typeof stateFile> {
  try {
    return stateFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return NOTHING;
  }
}
