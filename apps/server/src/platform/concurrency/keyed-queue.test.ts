import { expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

it('runs the work of one key in order and keeps no other key waiting', async () => {
  const queue = new KeyedQueue<string>();
  const held = Promise.withResolvers<void>();
  const happened: string[] = [];
  const first = queue.run('slow', async () => {
    await held.promise;
    happened.push('slow 1');
  });
  const second = queue.run('slow', async () => void happened.push('slow 2'));
  await queue.run('quick', async () => void happened.push('quick'));
  expect(happened).toEqual(['quick']);
  held.resolve();
  await Promise.all([first, second]);
  expect(happened).toEqual(['quick', 'slow 1', 'slow 2']);
});

it('goes on after a failure and forgets a key without work', async () => {
  const queue = new KeyedQueue<number>();
  const failed = queue.run(1, () => Promise.reject(new Error('not stored')));
  const next = queue.run(1, async () => 'stored');
  await expect(failed).rejects.toThrow('not stored');
  expect(await next).toBe('stored');
  await Promise.resolve();
  await Promise.resolve();
  expect(queue.size).toBe(0);
});

it('tries the items of every key and then throws the failure of one', async () => {
  const queue = new KeyedQueue<string>();
  const stored: string[] = [];
  const groups = new Map([
    ['broken', [1]],
    ['whole', [2, 3]],
  ]);
  const running = queue.runEach(groups, async (items) => {
    if (items.includes(1)) throw new Error('1 is not stored');
    stored.push(items.join());
  });
  await expect(running).rejects.toThrow('1 is not stored');
  expect(stored).toEqual(['2,3']);
});
