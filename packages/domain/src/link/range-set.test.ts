import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RangeSet } from './range-set.ts';

const numbers = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 30 });
const setOf = (all: readonly number[]) => {
  const set = new RangeSet();
  for (const number of all) set.add(number);
  return set;
};
const listOf = (set: RangeSet) => Array.from({ length: 31 }, (_, n) => n).filter((n) => set.has(n));

describe('what one RangeSet has and another has not', () => {
  it('is what a list of them says', () => {
    fc.assert(
      fc.property(numbers, numbers, (some, others) => {
        const rest = setOf(some).without(setOf(others));
        expect(listOf(rest)).toEqual([...new Set(some)].filter((n) => !others.includes(n)).sort((a, b) => a - b));
        expect(rest.isEmpty).toBe(listOf(rest).length === 0);
      }),
    );
  });

  it.each([
    [[], 0, 0],
    [[1, 2, 3], 3, 3],
    [[2, 3], 0, 3],
    [[1, 3], 1, 3],
  ])('%j is unbroken to %i and ends at %i', (all, unbroken, last) => {
    expect([setOf(all).unbrokenFrom(1), setOf(all).last]).toEqual([unbroken, last]);
  });
});

describe('RangeSet', () => {
  it('holds what a set of numbers holds', () => {
    const range = fc.tuple(fc.nat(60), fc.nat(6)).map(([from, length]) => [from, from + length] as const);
    fc.assert(
      fc.property(fc.array(range), (added) => {
        const plain = new Set<number>();
        const ranges = new RangeSet();
        for (const [from, to] of added) {
          ranges.add(from, to);
          for (let number = from; number <= to; number++) plain.add(number);
        }
        const all = Array.from({ length: 70 }, (_, number) => number);
        expect(all.filter((number) => ranges.has(number))).toEqual(all.filter((number) => plain.has(number)));
        const kept = ranges.toJSON();
        expect(kept.slice(1).every(([from], i) => from > (kept[i]?.[1] ?? 0) + 1)).toBe(true);
      }),
    );
  });

  it('keeps a million numbers in order as one range', () => {
    const ranges = new RangeSet();
    for (let number = 1; number <= 1_000_000; number++) ranges.add(number);
    expect(ranges.toJSON()).toEqual([[1, 1_000_000]]);
  });

  it('takes nothing from an empty range, and comes back from its file', () => {
    const ranges = new RangeSet([[1, 5]]);
    ranges.add(1, 0);
    expect(new RangeSet(ranges.toJSON()).toJSON()).toEqual([[1, 5]]);
  });
});
