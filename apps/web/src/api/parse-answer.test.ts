import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './parse-answer.ts';

const numbers = z.array(z.object({ value: z.number() }));
const list = (length: number) => Array.from({ length }, (_, value) => ({ value, unknown: true }));

describe('parseAnswer', () => {
  it.each([0, 1, 1000, 1001, 4321])('answers as the schema does, of %i entries', async (length) => {
    const answer = list(length);
    expect(await parseAnswer(numbers, answer)).toEqual(numbers.safeParse(answer));
  });

  it('finds what is wrong in any piece', async () => {
    const answer = list(2500).with(2400, { value: 'x' } as never);
    const { success, error } = await parseAnswer(numbers, answer);
    expect([success, error?.issues[0]?.path.at(-1)]).toEqual([false, 'value']);
  });

  it.each([[{ value: 1 }], ['none'], [undefined]])('refuses what is no list: %j', async (answer) => {
    expect((await parseAnswer(numbers, answer)).success).toBe(false);
  });

  it('leaves room for others between two pieces', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    await parseAnswer(numbers, list(5000));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  it('answers what is no list at once', async () => {
    expect(await parseAnswer(z.object({ token: z.string() }), { token: 't' })).toMatchObject({ success: true });
  });
});
