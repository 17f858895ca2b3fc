import { describe, expect, it } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

describe('questions that come together', () => {
  it('are answered together, each with its own answer, and never twice at once', async () => {
    const worked: number[][] = [];
    let running = 0;
    const doubled = new BatchLoader<number, number>(async (some) => {
      expect(++running).toBe(1);
      worked.push([...some]);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return some.map((n) => n * 2);
    }, 3);
    const first = [1, 2, 3, 4].map((n) => doubled.load(n));
    expect(await Promise.all(first)).toEqual([2, 4, 6, 8]);
    expect(await doubled.load(5)).toBe(10);
    expect(worked).toEqual([[1, 2, 3], [4], [5]]);
  });

  it('fail together, and the next are asked all the same', async () => {
    let fails = true;
    const work = new BatchLoader<number, number>(async (some) => {
      if (fails) throw new Error('no database');
      return some;
    }, 10);
    expect(await Promise.allSettled([work.load(1), work.load(2)])).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    fails = false;
    expect(await work.load(3)).toBe(3);
  });

  it('do not fail for what is wrong with one of them', async () => {
    const wrong = Object.assign(new Error('no such vessel'), { code: '23503' });
    let asked = 0;
    const work = new BatchLoader<number, number>(async (some) => {
      asked += 1;
      if (some.includes(5)) throw wrong;
      return some;
    }, 10);
    const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => work.load(n)));
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, false, true]);
    expect(asked).toBeLessThan(8);
  });
});
