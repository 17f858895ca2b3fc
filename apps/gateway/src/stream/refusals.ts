/** Refusals on board, by vessel and reason, with the latest example; new ones are sent ashore. */

export interface Refusal {
  readonly vesselIndex: number;
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

const EXAMPLE_CHARACTERS = 120;
/** Anything but printable ASCII could do harm in a log or on a screen. */
const UNPRINTABLE = /[^\x20-\x7e]/g;

export class Refusals {
  readonly #totals = new Map<string, number>();
  #fresh = new Map<string, { vesselIndex: number; reason: string; count: number; example: string }>();

  /** `vesselIndex` is null for refusals of no vessel; they are counted here and not sent ashore. */
  count(vesselIndex: number | null, reason: string, example: string, times = 1): void {
    this.#totals.set(reason, (this.#totals.get(reason) ?? 0) + times);
    if (vesselIndex === null) return;
    const key = `${vesselIndex} ${reason}`;
    const entry = this.#fresh.get(key);
    if (!entry) this.#fresh.set(key, { vesselIndex, reason, count: times, example: printable(example) });
    else {
      entry.count += times;
      // Every example would be cleaned for nothing: millions of lines may be refused for one reason.
      if (entry.count % 64 === 0) entry.example = printable(example);
    }
  }

  /** Totals since the start, most frequent first. */
  byReason(): readonly (readonly [reason: string, count: number])[] {
    return [...this.#totals].sort((a, b) => b[1] - a[1]);
  }

  of(reason: string): number {
    return this.#totals.get(reason) ?? 0;
  }

  /** What has been counted since the last call. */
  takeFresh(): Refusal[] {
    const taken = [...this.#fresh.values()];
    this.#fresh = new Map();
    return taken;
  }

  /** What waits to be told, without taking it. */
  toJSON(): readonly Refusal[] {
    return [...this.#fresh.values()];
  }

  /** What was taken and could not be told. */
  giveBack(refusals: readonly Refusal[]): void {
    for (const { vesselIndex, reason, count, example } of refusals) {
      const key = `${vesselIndex} ${reason}`;
      const entry = this.#fresh.get(key);
      if (entry) entry.count += count;
      else this.#fresh.set(key, { vesselIndex, reason, count, example });
    }
  }
}

function printable(text: string): string {
  return text.slice(0, EXAMPLE_CHARACTERS).replace(UNPRINTABLE, '?');
}
