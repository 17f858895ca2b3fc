import { describe, expect, it } from 'vitest';
import { countValues, createSeededRandom, fuzzDecoder, mutateBytes, REFUSED } from './index.ts';

const seeds = [Buffer.from('{"a":[1,2,3]}'), Buffer.from('{"b":"text"}')];

function first(count: number, seed: number): string[] {
  const documents = mutateBytes(seeds, seed);
  return Array.from({ length: count }, () => Buffer.from(documents.next().value).toString('hex'));
}

describe('mutated documents', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(first(50, 1)).toEqual(first(50, 1));
    expect(first(50, 1)).not.toEqual(first(50, 2));
  });

  it('leave the seeds as they were, though a Buffer shares its bytes with its slices', () => {
    first(500, 3);
    expect(seeds.map(String)).toEqual(['{"a":[1,2,3]}', '{"b":"text"}']);
  });

  it('are bounded, and differ from the seeds and from one another', () => {
    const documents = first(500, 4);
    expect(Math.max(...documents.map(({ length }) => length / 2))).toBeLessThanOrEqual(65_536);
    expect(new Set(documents).size).toBeGreaterThan(400);
  });
});

describe('fuzzing a decoder', () => {
  const target = {
    name: 'JSON',
    seeds,
    maxValues: 100,
    decode(bytes: Uint8Array): unknown {
      const text = Buffer.from(bytes).toString();
      if (text.includes('[[[')) throw new TypeError('too deep');
      return text.length > 15 ? REFUSED : [text];
    },
  };

  it('counts what was taken and refused', async () => {
    const { taken, refused, mostValues } = await fuzzDecoder(
      { ...target, decode: () => [1, { a: 2 }] },
      { runs: 20, seed: 1 },
    );
    expect([taken, refused, mostValues]).toEqual([20, 0, 4]);
  });

  it('tells the bytes that made it throw', async () => {
    await expect(fuzzDecoder(target, { runs: 2000, seed: 1 })).rejects.toThrow(/^JSON threw on \d+ bytes .*5b5b5b/);
  });
});

it('counts every value of an answer, and bytes as one', () => {
  expect(countValues({ a: [1, null, new Uint8Array(1000)], b: new Map([['x', 1]]) })).toBe(7);
});

it('seeded chance stays in its bounds', () => {
  const random = createSeededRandom(9);
  const numbers = Array.from({ length: 1000 }, () => random.below(10));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(() => random.pick([])).toThrow(RangeError);
});
