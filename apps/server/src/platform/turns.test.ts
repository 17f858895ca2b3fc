import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('work is done one after another, and a failure is only its own', async () => {
  const turns = new Turns();
  const happened: string[] = [];
  const work = (name: string, fails = false) =>
    turns.take(async () => {
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
