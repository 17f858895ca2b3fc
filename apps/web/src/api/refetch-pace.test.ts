import { expect, it } from 'vitest';
import { createRefetchPace } from './refetch-pace.ts';

it.each([
  ['a quick answer', 40, 10_000],
  ['one that took half a second', 500, 10_000],
  ['one that took four seconds', 4000, 80_000],
])('%s', async (_words, tookMs, expected) => {
  let time = 0;
  const pace = createRefetchPace(10_000, () => time);
  expect(pace.interval()).toBe(10_000);
  const answer = await pace.ask(async () => {
    time += tookMs;
    return 'the list';
  });
  expect([answer, pace.interval()]).toEqual(['the list', expected]);
});

it('keeps its pace when an answer fails', async () => {
  let time = 0;
  const pace = createRefetchPace(10_000, () => time);
  const failed = pace.ask(async () => {
    time += 60_000;
    throw new Error('no answer');
  });
  await expect(failed).rejects.toThrow('no answer');
  expect(pace.interval()).toBe(10_000);
});
