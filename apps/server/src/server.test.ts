import { login, signOut } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import { BYTES_TYPE, type Endpoint, emptyBody, FORM_TYPE, findFormFiles, isByteStream } from '@fms/contract/endpoint';
import { getAllVessels } from '@fms/contract/vessel';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from './testing/index.ts';

const all = Object.entries(endpoints);
const guarded = all.filter(([, { access }]) => access !== 'anonymous');
const withBytes = all.filter(([, { body }]) => isByteStream(body));
const withForm = all.filter(([, { body }]) => findFormFiles(body));
const withJson = all.filter((entry) => entry[1].body !== emptyBody && ![...withBytes, ...withForm].includes(entry));

/** A path whose parameters are all 1. */
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
/** The same with the fields of its query, all 1: a body of bytes is looked at after them. */
const askedPath = ({ path, query }: Endpoint) => {
  const fields = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return `${pathOf(path)}?${fields.map((field) => `${field}=1`).join('&')}`;
};
const json = { 'content-type': 'application/json' };

let server: TestServer;
const clock = createFakeClock(Date.now());
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

async function refusal(response: Response) {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}

describe('every endpoint', () => {
  it.each(guarded)('%s refuses a caller without a token', async (_, { method, path }) => {
    expect(await refusal(await server.asAnonymous.fetch(pathOf(path), { method }))).toEqual([401, 'not-signed-in']);
  });

  it.each(guarded)('%s refuses a forged, a foreign and a signed-out token', async (_, { method, path }) => {
    const [head, claims] = server.asAdmin.token.split('.');
    const left = await server.signIn('admin');
    await left.call(signOut);
    const ask = async (token: string) => refusal(await server.withToken(token).fetch(pathOf(path), { method }));

    expect(await ask(`${head}.${claims}.${'A'.repeat(43)}`)).toEqual([401, 'not-signed-in']);
    expect(await ask(`${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${claims}.x`)).toEqual([
      401,
      'not-signed-in',
    ]);
    expect(await ask(left.token)).toEqual([401, 'signed-out']);
  });

  it('refuses a user below its level', async () => {
    const above = guarded.filter(([, { access }]) => access === 'manager' || access === 'admin');
    for (const [name, { method, path }] of above) {
      expect(await refusal(await server.asOperator.fetch(pathOf(path), { method })), name).toEqual([403, 'forbidden']);
    }
  });

  it.each(withJson)(
    '%s refuses malformed JSON, another type of body, and a wrong body',
    async (_, { method, path, maxBodyBytes }) => {
      const ask = async (body: string, headers: Record<string, string> = json) =>
        refusal(await server.asAdmin.fetch(pathOf(path), { method, headers, body }));

      expect(await ask('{"a":')).toEqual([400, 'malformed-json']);
      expect(await ask('{"__proto__":{"a":1}}')).toEqual([400, 'malformed-json']);
      expect(await ask('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
        415,
        'unsupported-media-type',
      ]);
      expect(await ask('7')).toEqual([400, 'invalid-input']);
      expect(await ask(`"${'x'.repeat(maxBodyBytes)}"`)).toEqual([413, 'too-large']);
    },
  );

  it.each(withBytes)('%s refuses another type of body and too many bytes', async (_, endpoint) => {
    const { method, maxBodyBytes } = endpoint;
    const ask = async (body: string, type: string) =>
      refusal(await server.asAdmin.fetch(askedPath(endpoint), { method, headers: { 'content-type': type }, body }));
    expect(await ask('{}', 'application/json')).toEqual([415, 'unsupported-media-type']);
    expect(await ask('x'.repeat(maxBodyBytes + 1), BYTES_TYPE)).toEqual([413, 'too-large']);
  });

  it.each(withForm)('%s refuses another type of body and what is no form', async (_, { method, path }) => {
    const ask = async (body: string, type: string) =>
      refusal(await server.asAdmin.fetch(pathOf(path), { method, headers: { 'content-type': type }, body }));
    expect(await ask('{}', 'application/json')).toEqual([415, 'unsupported-media-type']);
    expect(await ask('{}', FORM_TYPE)).toEqual([400, 'invalid-input']);
    expect(await ask('--x\r\n', `${FORM_TYPE}; boundary=x`)).toEqual([400, 'invalid-input']);
  });
});

describe('a token', () => {
  it('is refused as expired after 30 minutes, and useless to any other user before', async () => {
    const late = await server.signIn('operator');
    clock.advance(30 * 60_000 - 1000);
    expect(await late.call(getAllVessels)).toEqual([]);
    clock.advance(1000);
    await expect(late.call(getAllVessels)).rejects.toMatchObject({ status: 401, code: 'token-expired' });
    const again = { body: { username: 'operator', password: 'Fleet-Demo-1', version: '1.4' } };
    expect((await server.asAnonymous.call(login, again)).token).not.toBe(late.token);
  });
});
