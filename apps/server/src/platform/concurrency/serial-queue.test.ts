import { expect, it } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

it('work is done one after another, and a failure is only its own', async () => {
  const queue = new SerialQueue();
  const happened: string[] = [];
  const work = (name: string, fails = false) =>
    queue.run(async () => {
      happened.push(`${name} begins`);
      await Promise.resolve();
      happened.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('first'), work('second', true), work('third')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(happened).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
