import { expect, it } from 'vitest';
import { ReadOnce } from './read-once.ts';

it('reads a key once, and again after a read that failed', async () => {
  const asked: string[] = [];
  const values = new ReadOnce(async (key: string) => {
    asked.push(key);
    if (asked.length === 1) throw new Error('the store is away');
    return key.toUpperCase();
  });
  await expect(values.get('a')).rejects.toThrow('away');
  expect(await Promise.all([values.get('a'), values.get('a'), values.get('b')])).toEqual(['A', 'A', 'B']);
  expect(asked).toEqual(['a', 'a', 'b']);
});

it('keeps what is set, forgets what is deleted, and reads nothing for a peek', async () => {
  const values = new ReadOnce(async (key: string) => key.length);
  expect(values.peek('abc')).toBeUndefined();
  values.set('abc', 7);
  expect([await values.peek('abc'), await values.get('abc')]).toEqual([7, 7]);
  values.delete('abc');
  expect(await values.get('abc')).toBe(3);
  expect([...values].map(([key]) => key)).toEqual(['abc']);
});
