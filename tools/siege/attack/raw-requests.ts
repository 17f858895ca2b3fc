/** Requests that no HTTP client would send: broken lines, doubled and smuggled heads, foreign names, ways out of folders. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAnswer } from '../server/answer-check.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { parseAnswers, sendRaw } from '../server/raw-socket.ts';

const CRLF = '\r\n';
const AT_ONCE = 8;
const HUGE = 200_000;

/** What a hostile request may come to at most; anything but a refusal is a fault where it says `refused`. */
interface RawRequest {
  readonly what: string;
  readonly bytes: string;
  readonly must: 'refuse' | 'survive';
}

const lines = (...parts: string[]) => parts.join(CRLF) + CRLF + CRLF;

function brokenLines(host: string): RawRequest[] {
  const broken = [
    '',
    'GET',
    'GET /',
    'get / HTTP/1.1',
    'GET / HTTP/9.9',
    'GET / HTTP/0.9',
    'PRI * HTTP/2.0',
    'GET  / HTTP/1.1',
  ];
  const methods = ['TRACE', 'CONNECT', 'PROPFIND', 'A'.repeat(HUGE), '\u0000'];
  return [
    ...broken.map((line) => ({ what: `line ${line}`, bytes: lines(line, `Host: ${host}`), must: 'survive' as const })),
    ...methods.map((method) => ({
      what: `method ${method.slice(0, 20)}`,
      bytes: lines(`${method} / HTTP/1.1`, `Host: ${host}`),
      must: 'survive' as const,
    })),
    { what: 'TLS', bytes: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', must: 'survive' },
    { what: 'a bare line feed in a header', bytes: `GET / HTTP/1.1\nHost: ${host}\n\n`, must: 'survive' },
    { what: 'a folded header', bytes: lines('GET /healthz HTTP/1.1', `Host: ${host}`, 'X: a', ' b'), must: 'survive' },
    { what: 'a NUL in a header', bytes: lines('GET /healthz HTTP/1.1', `Host: ${host}`, 'X: \u0000'), must: 'refuse' },
  ];
}

function hosts(host: string): RawRequest[] {
  const get = (what: string, ...headers: string[]): RawRequest => ({
    what,
    bytes: lines('GET /healthz HTTP/1.1', ...headers),
    must: 'refuse',
  });
  return [
    get('no Host'),
    get('two Hosts', `Host: ${host}`, 'Host: evil.example'),
    get('two Hosts, the other way round', 'Host: evil.example', `Host: ${host}`),
    get('a foreign Host', 'Host: evil.example'),
    get('a Host with a user', `Host: evil@${host}`),
    get('a Host with a path', `Host: ${host}/evil.example`),
    get('a foreign Origin', `Host: ${host}`, 'Origin: https://evil.example'),
    get('the Origin null', `Host: ${host}`, 'Origin: null'),
    {
      what: 'an absolute URI of elsewhere',
      bytes: lines('GET http://evil.example/healthz HTTP/1.1', `Host: ${host}`),
      must: 'survive',
    },
  ];
}

/** Two lengths, so that a proxy and the server may see two requests where one was sent. */
function smuggled(host: string): RawRequest[] {
  const inner = lines('GET /api/v1.3/vessel/GetAll HTTP/1.1', `Host: ${host}`);
  const outer = (what: string, ...headers: string[]): RawRequest => ({
    what,
    bytes:
      lines('POST /api/v1.0/account/login HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json', ...headers) +
      `0${CRLF}${CRLF}${inner}`,
    must: 'refuse',
  });
  return [
    outer('length and chunks', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    outer('chunks and length', 'Transfer-Encoding: chunked', 'Content-Length: 5'),
    outer('two lengths', 'Content-Length: 5', 'Content-Length: 50'),
    outer('a signed length', 'Content-Length: +5'),
    outer('a hidden encoding', 'Content-Length: 5', 'Transfer-Encoding: xchunked'),
    outer('a blank before the colon', 'Content-Length: 5', 'Transfer-Encoding : chunked'),
  ];
}

function oversized(host: string): RawRequest[] {
  const get = (what: string, line: string, ...headers: string[]): RawRequest => ({
    what,
    bytes: lines(line, `Host: ${host}`, ...headers),
    must: 'refuse',
  });
  return [
    get('a long path', `GET /${'a'.repeat(HUGE)} HTTP/1.1`),
    get('a long header', 'GET /healthz HTTP/1.1', `X: ${'a'.repeat(HUGE)}`),
    get('many headers', 'GET /healthz HTTP/1.1', ...Array.from({ length: 5_000 }, (_, i) => `X${i}: ${i}`)),
    get('a long query', `GET /healthz?${'a=1&'.repeat(HUGE / 4)} HTTP/1.1`),
  ];
}

const WAYS_OUT = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '.%00./',
  '%c0%ae%c0%ae/',
];
const FOLDERS = ['/', '/assets/', '/logo/', '/map/', '/api/docs/', '/json/', '/api/v1.0/file/'];
const SECRETS = [
  'etc/passwd',
  'package.json',
  'token.key',
  'demo-fleet.key',
  'apps/server/package.json',
  '.git/config',
  'mode',
];

function waysOut({ random, inputs }: Siege, host: string): RawRequest[] {
  return Array.from({ length: Math.max(0, inputs - 50) }, () => {
    const path = random.pick(FOLDERS) + random.pick(WAYS_OUT).repeat(1 + random.below(8)) + random.pick(SECRETS);
    return {
      what: `path ${path}`,
      bytes: lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close'),
      must: 'survive' as const,
    };
  });
}

/** Words that stand in the files outside, and in no answer. */
async function secretWords(dataFolder: string): Promise<string[]> {
  const key = (await readFile(join(dataFolder, 'token.key'), 'utf8')).trim();
  return [key, 'root:x:0:0', '"workspaces"', '[core]', '"@fms/server"', 'demonstration\n'];
}

async function sendOne(request: RawRequest, siege: Siege, secrets: readonly string[]): Promise<void> {
  const { server, tally } = siege;
  const received = await sendRaw(server.address, request.bytes);
  const answers = parseAnswers(received);
  const [first] = answers;
  checkAnswer(first ?? { status: 0, headers: {}, text: received }, request.what, siege);
  const secret = secrets.find((word) => received.includes(word));
  if (secret !== undefined) tally.leak(`${request.what}: answers what lies outside its folder`);
  const served = answers.find(({ status }) => status >= 200 && status < 300);
  if (request.must === 'refuse' && served) tally.leak(`${request.what}: served with ${served.status}`);
  if (answers.length > 1 && answers.some(({ status }) => status === 401)) tally.leak(`${request.what}: seen as two`);
}

export const attackRawRequests: Attack = async (siege) => {
  const { server } = siege;
  const { host } = new URL(server.address);
  const secrets = await secretWords(server.dataFolder);
  const requests = [brokenLines(host), hosts(host), smuggled(host), oversized(host), waysOut(siege, host)].flat();
  for (let at = 0; at < requests.length && server.isRunning(); at += AT_ONCE)
    await Promise.all(requests.slice(at, at + AT_ONCE).map((request) => sendOne(request, siege, secrets)));
};
