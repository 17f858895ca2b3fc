/** Every call of the contract with mutated queries and bodies, wrong content types and bytes that are no text. */
import { endpoints } from '@fms/contract/api';
import { type Endpoint, isByteStream } from '@fms/contract/endpoint';
import { RIGHT_TABLE } from '../../../apps/server/src/testing/right-table.ts';
import { createHostileText } from '../mutate/hostile-value.ts';
import { mutateJson } from '../mutate/json.ts';
import { checkAnswer } from '../server/answer-check.ts';
import { type Asking, ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';
import { SIEGE_ROLES, type SiegeRole } from '../server/sieged-server.ts';

/** Requests under way at once. */
const AT_ONCE = 8;
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json;'.repeat(50),
  '',
  'a/b/c',
];
/** Overlong, cut and lone bytes of UTF-8. */
const NO_TEXT = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from('{"a":"\xff\xc0\xaf"}', 'latin1'),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  Buffer.alloc(100_000, 0x5b),
  Buffer.alloc(1_100_000, 0x20),
];

/** Signing out takes no input, and would be the end of every tenth round. */
const CALLS = Object.entries(endpoints as Record<string, Endpoint>).filter(([name]) => name !== 'signOut');
/** What a call answers whose sign-in an earlier input has ended. */
const IS_OVER = /^\{"code":"(not-signed-in|session-revoked|signed-out|token-expired)"/;

/** The sign-in each role attacks with; a new one when a call has ended it. */
type Tokens = Record<SiegeRole, string>;

function mutated({ random, server }: Siege, name: string, endpoint: Endpoint, role: SiegeRole): Asking {
  const valid = RIGHT_TABLE[name]?.ask(server.belongings.own, role === 'admin' ? 'admin' : 'manager') ?? {};
  const query = Object.fromEntries(
    Object.entries(valid.query ?? {}).map(([key, value]) => [key, random.oneIn(2) ? createHostileText(random) : value]),
  );
  const asked = createAsking(endpoint, { ...valid, query });
  if (asked.body === undefined) {
    const more = random.oneIn(4) ? `${asked.path.includes('?') ? '&' : '?'}vesselId=1&vesselId=%00&%ff=%` : '';
    return { ...asked, path: asked.path + more };
  }
  if (random.oneIn(12)) return { ...asked, body: random.pick(NO_TEXT) };
  const headers: Record<string, string> = random.oneIn(12) ? { 'content-type': random.pick(CONTENT_TYPES) } : {};
  if (isByteStream(endpoint.body)) {
    return { ...asked, headers: { ...asked.headers, ...headers }, body: random.pick(NO_TEXT) };
  }
  return { ...asked, headers, body: mutateJson(valid.body, random) };
}

/** Names the input so that it can be sent again: the call, the query and the start of the body. */
function nameOf({ method, path, body, headers }: Asking, role: string): string {
  const type = headers?.['content-type'] === undefined ? '' : ` (${headers['content-type']})`;
  return `${method} ${path.slice(0, 120)} as ${role}${type} ${String(body ?? '').slice(0, 120)}`;
}

async function attackOnce(siege: Siege, tokens: Tokens): Promise<void> {
  const { server, random } = siege;
  const [name, endpoint] = random.pick(CALLS);
  const role = random.pick(SIEGE_ROLES);
  const asking = mutated(siege, name, endpoint, role);
  const token = tokens[role];
  const answer = await ask(server.address, { ...asking, token });
  checkAnswer(answer, nameOf(asking, role), { ...siege, seesAll: role === 'admin' });
  // Of those under way at once the first one signs in anew.
  if (IS_OVER.test(answer.text) && tokens[role] === token) {
    tokens[role] = '';
    tokens[role] = await server.signIn(role);
  }
}

export const attackHttpBodies: Attack = async (siege) => {
  const { server, inputs, progress } = siege;
  const tokens: Tokens = {
    user: await server.signIn('user'),
    manager: await server.signIn('manager'),
    admin: await server.signIn('admin'),
  };
  for (let sent = 0; sent < inputs; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => attackOnce(siege, tokens)));
    if (sent % 20_000 < AT_ONCE && sent > 0) progress(`${sent.toLocaleString('en')} requests`);
    if (!server.isRunning()) return;
  }
};
