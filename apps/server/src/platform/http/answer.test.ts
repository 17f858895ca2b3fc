import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AnswerMismatch, answerBody } from './answer.ts';

const point = z.object({ id: z.number(), name: z.string() });
const points = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `p${id}`, secret: 'no' }));

async function textOf(body: ReturnType<typeof answerBody>): Promise<string> {
  return body instanceof Readable ? (await buffer(body)).toString() : String(body);
}

describe('answerBody', () => {
  it.each([0, 1, 2000, 2001, 4000, 7001])('writes %i elements without what is not declared', async (count) => {
    const text = await textOf(answerBody(z.array(point), points(count)));
    expect(JSON.parse(text)).toEqual(points(count).map(({ id, name }) => ({ id, name })));
  });

  it('streams long lists and answers short ones whole', () => {
    expect(answerBody(z.array(point), points(2001))).toBeInstanceOf(Readable);
    expect(answerBody(z.array(point), points(2000))).toBeTypeOf('string');
  });

  it('streams a short list of long lists', async () => {
    const series = Array.from({ length: 3 }, (_, id) => ({ id, points: points(1500) }));
    const body = answerBody(z.array(z.object({ id: z.number(), points: z.array(point) })), series);
    expect(body).toBeInstanceOf(Readable);
    const read = JSON.parse(await textOf(body)) as typeof series;
    expect(read.map(({ id, points: own }) => [id, own.length])).toEqual(series.map(({ id }) => [id, 1500]));
  });

  it('refuses a wrong answer before a byte is sent', () => {
    expect(() => answerBody(point, { id: 'one' })).toThrow(AnswerMismatch);
    expect(() => answerBody(z.array(point), [{ id: 'one' }, ...points(5000)])).toThrow(AnswerMismatch);
    expect(() => answerBody(z.undefined(), { leaked: 1 })).toThrow(AnswerMismatch);
  });

  it('breaks off a long list at an element that is wrong', async () => {
    const wrong = [...points(3000), { id: 'one', name: '' }];
    await expect(textOf(answerBody(z.array(point), wrong))).rejects.toThrow(AnswerMismatch);
  });

  it('obeys the length a contract sets', () => {
    expect(() => answerBody(z.array(point).max(2500), points(2501))).toThrow(AnswerMismatch);
  });

  it('has nothing to send where the contract answers nothing', () => {
    expect(answerBody(z.undefined(), undefined)).toBeUndefined();
  });
});
