/** A set of whole numbers kept as ranges: acknowledgements come nearly in order, so a few ranges hold millions. */
export class RangeSet {
  /** Sorted, apart from one another by at least one number. */
  readonly #ranges: [from: number, to: number][];

  constructor(ranges: readonly (readonly [number, number])[] = []) {
    this.#ranges = ranges.map(([from, to]) => [from, to]);
  }

  has(number: number): boolean {
    const at = this.#lastFrom(number);
    return at >= 0 && (this.#ranges[at]?.[1] ?? -1) >= number;
  }

  add(from: number, to: number = from): void {
    if (to < from) return;
    let first = this.#lastFrom(from);
    if (first < 0 || (this.#ranges[first]?.[1] ?? 0) + 1 < from) first++;
    let last = first;
    let [low, high] = [from, to];
    for (let range = this.#ranges[last]; range && range[0] <= to + 1; range = this.#ranges[++last]) {
      low = Math.min(low, range[0]);
      high = Math.max(high, range[1]);
    }
    this.#ranges.splice(first, last - first, [low, high]);
  }

  /** Those of this set that are not in the other. */
  without(other: RangeSet): RangeSet {
    const rest: [number, number][] = [];
    for (const [from, to] of this.#ranges) {
      let next = from;
      for (const [low, high] of other.#ranges) {
        if (high < next) continue;
        if (low > to) break;
        if (low > next) rest.push([next, low - 1]);
        next = high + 1;
      }
      if (next <= to) rest.push([next, to]);
    }
    return new RangeSet(rest);
  }

  /** How many numbers are in it. */
  get size(): number {
    return this.#ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  }

  get isEmpty(): boolean {
    return this.#ranges.length === 0;
  }

  /** The greatest number, 0 when there is none. */
  get last(): number {
    return this.#ranges.at(-1)?.[1] ?? 0;
  }

  /** The end of an unbroken row from `first` on, `first` − 1 when that is missing. */
  unbrokenFrom(first: number): number {
    const at = this.#lastFrom(first);
    const to = this.#ranges[at]?.[1] ?? first - 1;
    return Math.max(to, first - 1);
  }

  /** Forgets the highest ranges beyond a bound. */
  keepLowest(ranges: number): void {
    this.#ranges.splice(ranges);
  }

  toJSON(): readonly (readonly [number, number])[] {
    return this.#ranges;
  }

  /** Index of the last range that begins at or before `number`, −1 when there is none. */
  #lastFrom(number: number): number {
    let low = 0;
    let high = this.#ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle]?.[0] ?? Infinity) <= number) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
