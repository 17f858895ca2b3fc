import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

const tried: number[] = [];
const failing =
  (...those: number[]) =>
  async (item: number) => {
    tried.push(item);
    if (those.includes(item)) throw new Error(`not ${item}`);
  };

it('does the work for all, one after the other', async () => {
  await runEach([1, 2, 3], failing());
  expect(tried).toEqual([1, 2, 3]);
});

it('tells the one failure once the others were tried', async () => {
  tried.length = 0;
  await expect(runEach([1, 2, 3], failing(1))).rejects.toThrow('not 1');
  expect(tried).toEqual([1, 2, 3]);
});

it('tells several as one', async () => {
  const several = runEach([1, 2, 3], failing(1, 3));
  await expect(several).rejects.toMatchObject({ errors: [new Error('not 1'), new Error('not 3')] });
});
