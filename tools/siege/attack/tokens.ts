/** Forged, altered and already used tokens: at every call that needs one, at the hub and at the link. */
import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@fms/contract/api';
import type { Endpoint } from '@fms/contract/endpoint';
import { HUB_PATH } from '@fms/contract/hub';
import { LINK_PATH } from '@fms/contract/link';
import { RIGHT_TABLE } from '../../../apps/server/src/testing/right-table.ts';
import { checkAnswer } from '../server/answer-check.ts';
import { ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';
import { knock } from '../server/knock.ts';

type Claims = Record<string, unknown>;

const HOUR_SECONDS = 3600;
/** Calls each token is tried at in the short form. */
const SHORT_CALLS = 12;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Claims, secret: Uint8Array, header: Claims = { alg: 'HS256', typ: 'JWT' }): string {
  const hash = header.alg === 'HS512' ? 'sha512' : 'sha256';
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** A token whose sign-in was ended on the server. */
async function revoked(siege: Siege): Promise<string> {
  const token = await siege.server.signIn('user');
  await ask(siege.server.address, createAsking(endpoints.signOut, {}, token));
  return token;
}

/** Forgeries by what is wrong with them. Those signed with the server's own key show what holds besides the signature. */
async function forgeries(siege: Siege): Promise<Record<string, string>> {
  const { server } = siege;
  const real = await server.signIn('user');
  const claims = claimsOf(real);
  const key = Buffer.from((await readFile(join(server.dataFolder, 'token.key'), 'utf8')).trim(), 'base64url');
  const wrongKey = randomBytes(key.length);
  const [head = '', body = '', signature = ''] = real.split('.');
  const now = Math.floor(Date.now() / 1000);
  const embedded = { alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: wrongKey.toString('base64url') } };
  return {
    'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, role: 'Admin' })}.x`,
    'no signature': `${head}.${body}.`,
    'wrong key': signed({ ...claims, role: 'Admin' }, wrongKey),
    'empty key': signed(claims, new Uint8Array(0)),
    'key in its head': signed(claims, wrongKey, embedded),
    'key by path': signed(claims, new Uint8Array(0), { alg: 'HS256', kid: '../../../../dev/null' }),
    'other algorithm': signed(claims, key, { alg: 'HS512', typ: 'JWT' }),
    'claimed RSA': signed(claims, key, { alg: 'RS256', typ: 'JWT' }),
    'role raised': `${head}.${encode({ ...claims, role: 'Admin' })}.${signature}`,
    expired: signed({ ...claims, exp: now - 1 }, key),
    'not yet valid': signed({ ...claims, nbf: now + HOUR_SECONDS }, key),
    'no expiry': signed({ ...claims, exp: undefined }, key),
    'no sign-in': signed({ ...claims, sid: 'f'.repeat(36) }, key),
    'sign-in of a number': signed({ ...claims, sid: 1 }, key),
    'waiting for its code': signed({ ...claims, otp: 'pending' }, key),
    revoked: await revoked(siege),
  };
}

/** Signed with the right key, a raised role must still bring no more than the account has. */
async function attackRaisedRole(siege: Siege): Promise<void> {
  const { server, tally } = siege;
  const real = await server.signIn('user');
  const key = Buffer.from((await readFile(join(server.dataFolder, 'token.key'), 'utf8')).trim(), 'base64url');
  const token = signed({ ...claimsOf(real), role: 'Admin', sub: 'admin' }, key);
  for (const endpoint of Object.values(endpoints as Record<string, Endpoint>)) {
    if (endpoint.access !== 'admin') continue;
    const answer = await ask(server.address, createAsking(endpoint, {}, token));
    checkAnswer(answer, `${endpoint.path} with a raised role`, siege);
    if (answer.status !== 403) tally.leak(`${endpoint.path} answers a raised role with ${answer.status}`);
  }
}

async function attackSockets(what: string, token: string, { server, tally }: Siege): Promise<void> {
  for (const path of [`${HUB_PATH}?access_token=${encodeURIComponent(token)}`, HUB_PATH, LINK_PATH]) {
    const opened = await knock(server.address, path, token);
    if (opened) tally.leak(`${path.slice(0, 10)} opens for a token: ${what}`);
    else tally.refused();
  }
}

export const attackTokens: Attack = async (siege) => {
  const { server, tally, length, random, inputs } = siege;
  const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
    ([, { access }]) => access !== 'anonymous' && access !== 'pending',
  );
  let left = inputs;
  for (const [what, token] of Object.entries(await forgeries(siege))) {
    const tried = length === 'long' ? calls : Array.from({ length: SHORT_CALLS }, () => random.pick(calls));
    for (const [name, endpoint] of tried) {
      if (left-- <= 0) return;
      const asked = RIGHT_TABLE[name]?.ask(server.belongings.own, 'manager') ?? {};
      const answer = await ask(server.address, createAsking(endpoint, asked, token));
      checkAnswer(answer, `${name} with a token: ${what}`, siege);
      if (answer.status !== 401) tally.leak(`${name} answers ${answer.status} to a token: ${what}`);
    }
    await attackSockets(what, token, siege);
  }
  await attackRaisedRole(siege);
};
