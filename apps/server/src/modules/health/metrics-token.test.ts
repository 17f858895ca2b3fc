import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const TOKEN = 'metrics-token-of-a-test';

let server: TestServer;
beforeAll(async () => {
  const config = { mode: 'live', publicUrl: new URL('http://127.0.0.1'), metricsToken: TOKEN } as const;
  server = await startTestServer({ config });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  fetch(`${server.address}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

it('the metrics of a live server need its token, on this machine as well', async () => {
  const refused = await read();
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect((await read(`Bearer ${TOKEN}-`)).status).toBe(401);
  expect((await read('Bearer ')).status).toBe(401);
  const answer = await read(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^# HELP fms_build_info /);
});
