/**
 * A queue that shares one resource among flows by what each has used of it (start-time fair queuing): a flow with ten
 * thousand waiting turns delays another by one turn. Urgent flows come first, yet never more than some turns in a row.
 */
import type { Flow } from './flow.ts';

/** Urgent turns in a row while others wait: ships may take eight ninths of the resource, and calls go on. */
export const URGENT_IN_A_ROW = 8;
/** What a turn is taken to cost until its end says more; the least it costs. */
const LEAST_COST = 1;

export interface Turn {
  /** Ends the turn. `cost` is at least 1, in a unit of the user's choice that is the same for all flows. */
  end(cost: number): void;
}

type Begin = (turn: Turn) => void;

interface Line {
  readonly waiting: Begin[];
  running: number;
  /** Virtual time at which its next turn begins: it grows with what the flow has used. */
  next: number;
}

/** Lines of equal standing, and the virtual time they share. */
class Rank {
  readonly #lines = new Map<string, Line>();
  #now = 0;

  lineOf(key: string): Line {
    const known = this.#lines.get(key);
    const line = known ?? { waiting: [], running: 0, next: this.#now };
    // Who was away does not come back with a claim to everything the others used meanwhile.
    if (line.waiting.length === 0) line.next = Math.max(line.next, this.#now);
    if (!known) this.#lines.set(key, line);
    return line;
  }

  /** The waiting line that has used least; forgets lines that neither want nor owe anything. */
  least(): Line | undefined {
    let least: Line | undefined;
    for (const [key, line] of this.#lines) {
      if (line.waiting.length > 0) {
        if (!least || line.next < least.next) least = line;
      } else if (line.running === 0 && line.next <= this.#now) this.#lines.delete(key);
    }
    return least;
  }

  begin(line: Line): Begin | undefined {
    this.#now = Math.max(this.#now, line.next);
    line.next += LEAST_COST;
    line.running++;
    return line.waiting.shift();
  }

  /** Nothing waits and nothing runs: what was used is forgotten. */
  rest(): void {
    this.#lines.clear();
    this.#now = 0;
  }
}

export class FairQueue {
  readonly #defer: (work: () => void) => void;
  readonly #urgent = new Rank();
  readonly #shared = new Rank();
  readonly #slots: number;
  #running = 0;
  #waiting = 0;
  #urgentInARow = 0;
  /** The line of the last turn, while it may still come back before lines that have used more. */
  #returning: Line | undefined;

  /** `slots` turns run at once. `defer` runs work after what now runs has ended; tests hand in their own. */
  constructor(slots: number, defer: (work: () => void) => void = setImmediate) {
    this.#slots = slots;
    this.#defer = defer;
  }

  /** Turns that wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves when a turn of the flow begins; never rejects. */
  take({ key, isUrgent }: Flow): Promise<Turn> {
    const { promise, resolve } = Promise.withResolvers<Turn>();
    const rank = isUrgent ? this.#urgent : this.#shared;
    rank.lineOf(key).waiting.push(resolve);
    this.#waiting++;
    this.#grant();
    return promise;
  }

  #grant(): void {
    while (this.#running < this.#slots && this.#waiting > 0) {
      const [rank, line] = this.#choose();
      if (!line) return;
      this.#begin(rank, line);
    }
  }

  #choose(): [Rank, Line | undefined] {
    const shared = this.#shared.least();
    const urgent = this.#urgent.least();
    if (urgent && (!shared || this.#urgentInARow < URGENT_IN_A_ROW)) return [this.#urgent, urgent];
    const back = this.#returning;
    // Work asks one thing after the other: a flow that has used less than those who wait gets a moment to ask the next.
    if (shared && back && back !== shared && shared.next > back.next) return [this.#shared, undefined];
    return [this.#shared, shared];
  }

  #begin(rank: Rank, line: Line): void {
    this.#urgentInARow = rank === this.#urgent ? this.#urgentInARow + 1 : 0;
    this.#returning = undefined;
    this.#running++;
    this.#waiting--;
    let hasEnded = false;
    rank.begin(line)?.({
      end: (cost) => {
        if (hasEnded) return;
        hasEnded = true;
        line.next += Math.max(0, cost - LEAST_COST);
        line.running--;
        this.#running--;
        if (rank === this.#shared) this.#awaitReturn(line);
        this.#grant();
      },
    });
  }

  #awaitReturn(line: Line): void {
    this.#returning = line;
    this.#defer(() => {
      if (this.#returning !== line) return;
      this.#returning = undefined;
      if (this.#waiting > 0) this.#grant();
      else if (this.#running === 0) this.#rest();
    });
  }

  #rest(): void {
    this.#urgent.rest();
    this.#shared.rest();
  }
}
