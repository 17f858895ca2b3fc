import { request } from 'node:http';
import { NO_APPROVAL } from '@fms/domain/ship-view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApprovalServer, startApprovalServer } from './approval-server.ts';

let server: ApprovalServer;
let address: string;
let cut: number[];
let warnings: string[];
beforeEach(async () => {
  cut = [];
  warnings = [];
  server = await startApprovalServer(
    { host: '127.0.0.1', port: 0 },
    {
      ledger: {
        list: () => [],
        approve: () => false,
        refuse: () => false,
        kill: (id) => cut.push(id) > 0,
      },
      pins: {
        names: () => ['Master'],
        check: (name, pin) => (pin === '4711' ? { ok: true, name } : { ok: false, problem: 'wrong' }),
      },
      policy: () => NO_APPROVAL,
      files: null,
      close: () => {
        throw new Error('ENOSPC: no space left on device');
      },
      screenName: (id) => id,
      now: () => 0,
      log: { warn: (_, message) => void warnings.push(message) },
    },
  );
  address = `127.0.0.1:${server.port}`;
});
afterEach(() => server.close());

const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`http://${address}${path}`, { method: 'POST', headers, body });

/** By a host that `fetch` does not let a caller name. */
const statusAs = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path: '/state', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

describe('the page on board', () => {
  it('loads nothing from elsewhere and runs no script of its text', async () => {
    const page = await fetch(`http://${address}/`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html.match(/(src|href)="[^"]*"/g)).toEqual(['href="/page.css"', 'src="/page.js"']);
    expect(html).not.toMatch(/<script>| on\w+=|style=/);
    const script = await (await fetch(`http://${address}/page.js`)).text();
    expect(script).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|eval\(/);
  });

  it.each(['evil.example', 'localhost', '127.0.0.1'])('is not there under the name %s', async (host) => {
    expect(await statusAs(host)).toBe(403);
    expect(await statusAs(address)).toBe(200);
  });

  it.each([
    ['a page of another origin', '/cut', '{"session":1}', { origin: 'http://evil.example' }, 403],
    ['a form', '/cut', 'session=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a long body', '/cut', JSON.stringify({ session: 1, x: 'x'.repeat(5000) }), {}, 413],
    ['what is no JSON', '/cut', '{', {}, 400],
    ['a session that is no number', '/cut', '{"session":"1"}', {}, 400],
    ['an order that is not known', '/__proto__', '{}', {}, 404],
    ['an approval without a PIN', '/approve', '{"session":1,"shown":"null"}', {}, 400],
    ['an approval with a wrong PIN', '/approve', '{"session":1,"shown":"null","name":"Master","pin":"1"}', {}, 403],
  ])('refuses %s', async (_, path, body, headers, status) => {
    const answer = await post(path, body, { 'content-type': 'application/json', ...headers });
    expect([answer.status, cut]).toEqual([status, []]);
  });

  it('cuts without a PIN', async () => {
    expect((await post('/cut', '{"session":7}')).status).toBe(200);
    expect(cut).toEqual([7]);
  });

  it('says so where an order cannot be written down, and goes on', async () => {
    const refused = await post('/close', JSON.stringify({ name: 'Master', pin: '4711', hours: 1 }));
    expect([refused.status, await refused.json()]).toEqual([
      500,
      { message: 'The gateway could not do that. Try again, and look into its log.' },
    ]);
    expect(warnings).toEqual(['an order of the page of the ship view failed']);
    expect((await post('/cut', '{"session":7}')).status).toBe(200);
  });
});
