import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ResponseMismatch, serializeResponse } from './serialize-response.ts';

const point = z.object({ id: z.number(), name: z.string() });
const points = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `p${id}`, secret: 'no' }));

async function textOf(body: ReturnType<typeof serializeResponse>): Promise<string> {
  return body instanceof Readable ? (await buffer(body)).toString() : String(body);
}

describe('serializeResponse', () => {
  it.each([0, 1, 2000, 2001, 4000, 7001])('writes %i elements without what is not declared', async (count) => {
    const text = await textOf(serializeResponse(z.array(point), points(count)));
    expect(JSON.parse(text)).toEqual(points(count).map(({ id, name }) => ({ id, name })));
  });

  it('streams long lists and answers short ones whole', () => {
    expect(serializeResponse(z.array(point), points(2001))).toBeInstanceOf(Readable);
    expect(serializeResponse(z.array(point), points(2000))).toBeTypeOf('string');
  });

  it('streams a short list of long lists', async () => {
    const series = Array.from({ length: 3 }, (_, id) => ({ id, points: points(1500) }));
    const body = serializeResponse(z.array(z.object({ id: z.number(), points: z.array(point) })), series);
    expect(body).toBeInstanceOf(Readable);
    const read = JSON.parse(await textOf(body)) as typeof series;
    expect(read.map(({ id, points: own }) => [id, own.length])).toEqual(series.map(({ id }) => [id, 1500]));
  });

  it('streams a list of large objects, as vessels, sooner than one of small ones', async () => {
    const vessel = z.object({ id: z.number(), position: z.object({ latitude: z.number(), longitude: z.number() }) });
    const vessels = Array.from({ length: 800 }, (_, id) => ({ id, position: { latitude: 58, longitude: 5 } }));
    const body = serializeResponse(z.array(vessel), vessels);
    expect(body).toBeInstanceOf(Readable);
    expect(JSON.parse(await textOf(body))).toEqual(vessels);
  });

  it('streams a short list of lists in lists, as the outlines of zones', async () => {
    const zone = z.object({ outlines: z.array(z.array(z.number())) });
    const zones = Array.from({ length: 3 }, () => ({ outlines: [Array(1500).fill(1)] }));
    const body = serializeResponse(z.array(zone), zones);
    expect(body).toBeInstanceOf(Readable);
    expect(JSON.parse(await textOf(body))).toEqual(zones);
  });

  it.each([0, 2000, 2001, 7001])(
    'writes an object with a list of %i, and nothing that is not declared',
    async (count) => {
      const schema = z.object({ scope: z.number(), points: z.array(point), note: z.string().optional() });
      const body = serializeResponse(schema, { points: points(count), scope: 5, secret: 'no' });
      expect(body instanceof Readable).toBe(count > 2000);
      expect(JSON.parse(await textOf(body))).toEqual({
        scope: 5,
        points: points(count).map(({ id, name }) => ({ id, name })),
      });
    },
  );

  it('streams a record of which one entry holds a long list, as the charges of two batteries', async () => {
    const schema = z.record(z.string(), z.object({ at: z.number(), points: z.array(point) }));
    const value = { '4': { at: 1, points: points(3) }, '7"': { at: 2, points: points(2001) } };
    const body = serializeResponse(schema, value);
    expect(body).toBeInstanceOf(Readable);
    const read = JSON.parse(await textOf(body)) as typeof value;
    expect(Object.entries(read).map(([key, { at, points: own }]) => [key, at, own.length])).toEqual([
      ['4', 1, 3],
      ['7"', 2, 2001],
    ]);
    expect(read['4'].points[0]).toEqual({ id: 0, name: 'p0' });
    expect(serializeResponse(schema, { '4': value['4'] })).toBeTypeOf('string');
    expect(() => serializeResponse(schema, { ...value, '4': { points: [] } })).toThrow(ResponseMismatch);
  });

  it('writes an object of nothing but a long list', async () => {
    const body = serializeResponse(z.object({ 'the "points"': z.array(z.number()) }), {
      'the "points"': Array(3000).fill(1),
    });
    expect(JSON.parse(await textOf(body))).toEqual({ 'the "points"': Array(3000).fill(1) });
  });

  it('refuses an object with a long list that is wrong beside it', () => {
    const schema = z.object({ scope: z.number(), points: z.array(point) });
    expect(() => serializeResponse(schema, { scope: 'wide', points: points(5000) })).toThrow(ResponseMismatch);
    expect(() => serializeResponse(schema, { scope: 5, points: [{ id: 'one' }, ...points(5000)] })).toThrow(
      ResponseMismatch,
    );
  });

  it('refuses a wrong answer before a byte is sent', () => {
    expect(() => serializeResponse(point, { id: 'one' })).toThrow(ResponseMismatch);
    expect(() => serializeResponse(z.array(point), [{ id: 'one' }, ...points(5000)])).toThrow(ResponseMismatch);
    expect(() => serializeResponse(z.undefined(), { leaked: 1 })).toThrow(ResponseMismatch);
  });

  it('breaks off a long list at an element that is wrong', async () => {
    const wrong = [...points(3000), { id: 'one', name: '' }];
    await expect(textOf(serializeResponse(z.array(point), wrong))).rejects.toThrow(ResponseMismatch);
  });

  it('obeys the length a contract sets', () => {
    expect(() => serializeResponse(z.array(point).max(2500), points(2501))).toThrow(ResponseMismatch);
  });

  it('has nothing to send where the contract answers nothing', () => {
    expect(serializeResponse(z.undefined(), undefined)).toBeUndefined();
  });
});
