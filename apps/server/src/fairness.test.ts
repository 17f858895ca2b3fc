/** One user who asks too much, in each role, on a whole server: the others are served in between, by counts. */
import { login } from '@fms/contract/account';
import { listAudit } from '@fms/contract/audit';
import { getAllVessels } from '@fms/contract/vessel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEMONSTRATION_PASSWORD } from './demonstration/index.ts';
import { startTestServer, type TestServer } from './testing/index.ts';

const ATTACK_CALLS = 8000;
const PARALLEL = 200;
/** Answers of the attacker that may come before another user's: what was under way, and a turn for each of its own. */
const ANSWERS_BEFORE = 40;
const RECORD_END = '\u001e';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

async function tokenOf(username: string): Promise<string> {
  const body = { username, password: DEMONSTRATION_PASSWORD, version: '1.4' };
  return (await server.asAnonymous.call(login, { body })).token;
}

const ROLES = ['operator', 'manager', 'admin'] as const;
/** A user other than the attacker. */
const otherOf = (attacker: (typeof ROLES)[number]) => (attacker === 'manager' ? 'operator' : 'manager');

/** Sends `ATTACK_CALLS` calls at once; answers the tokens that came and the reason of the close. */
async function attackHub(token: string): Promise<{ tokens: Set<string>; reason: string }> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/hub?access_token=${token}`);
  const closed = new Promise<string>((resolve) => socket.once('close', (_, why) => resolve(String(why))));
  const tokens = new Set<string>();
  socket.on('message', (data) => {
    for (const text of String(data).split(RECORD_END).filter(Boolean)) {
      const message = JSON.parse(text) as { type?: number; result?: string };
      if (message.type === 3 && message.result) tokens.add(message.result);
    }
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ protocol: 'json', version: 1 }) + RECORD_END);
  for (let n = 0; n < ATTACK_CALLS; n++) {
    const call = { type: 1, invocationId: String(n), target: 'RefreshToken', arguments: [] };
    socket.send(JSON.stringify(call) + RECORD_END, () => {});
  }
  return { tokens, reason: await closed };
}

describe.each(ROLES)('an attacker who is %s', (attacker) => {
  it('is cut from the hub after 8,000 calls, having had one new token, and others go on', async () => {
    const attack = attackHub(await tokenOf(attacker));
    const other = await server.signIn(otherOf(attacker));
    // The demonstration without its fleet has no vessels; what counts is that the answer comes.
    expect(await other.call(getAllVessels, { query: {} })).toEqual([]);
    const { tokens, reason } = await attack;
    expect(tokens.size).toBeLessThanOrEqual(1);
    expect(reason).toMatch(/^(Too many calls wait|The client sends too much|A method is called too often)/);
  });
});

describe('an attacker over HTTP', () => {
  it('with 200 calls at once is served by turns with others, and refused above the bound', async () => {
    const admin = await tokenOf('admin');
    const other = await server.signIn('manager');
    let answered = 0;
    const statuses: number[] = [];
    const retryAfter = new Set<string | null>();
    const attack = Array.from({ length: PARALLEL }, async () => {
      const response = await fetch(`${server.address}${listAudit.path}?userName=a&limit=100`, {
        headers: { authorization: `Bearer ${admin}` },
      });
      await response.arrayBuffer();
      statuses.push(response.status);
      if (response.status === 200) answered++;
      else retryAfter.add(response.headers.get('retry-after'));
    });
    // The first answer has come: the others are there, and wait.
    await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0);
    const before = answered;
    await other.call(getAllVessels, { query: {} });
    const after = answered - before;
    await Promise.all(attack);
    expect(after).toBeLessThanOrEqual(ANSWERS_BEFORE);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect([...retryAfter]).toEqual(['2']);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});
