import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchJson, readAnswer } from './outside-answer.ts';

const MEGABYTE = Buffer.alloc(1_000_000, ' ');
let server: Server;
let address: string;
let cutOff: Promise<void>;

beforeAll(async () => {
  const cut = Promise.withResolvers<void>();
  cutOff = cut.promise;
  server = createServer((request, response) => {
    if (request.url === '/endless') {
      // Never ends by itself: only the reader ends it.
      const more = () => void response.write(MEGABYTE, () => !response.destroyed && setImmediate(more));
      response.on('close', cut.resolve);
      more();
    } else response.end(request.url === '/deep' ? '['.repeat(1000) : '{"keys":[{"kid":"a"}]}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('takes an answer within the bounds', async () => {
  expect(await readAnswer(await fetch(address))).toEqual({ ok: true, value: { keys: [{ kid: 'a' }] } });
  expect(await (await fetchJson(address, {})).json()).toEqual({ keys: [{ kid: 'a' }] });
});

it('reads no more of an endless answer than the bound, and ends its connection', async () => {
  expect(await readAnswer(await fetch(`${address}/endless`))).toEqual({ ok: false, reason: 'too-large' });
  await cutOff;
});

it('refuses an answer that is nested beyond the bound', async () => {
  expect(await readAnswer(await fetch(`${address}/deep`))).toEqual({ ok: false, reason: 'too-deep' });
  await expect(fetchJson(`${address}/deep`, {})).rejects.toThrow(/too-deep/);
});
