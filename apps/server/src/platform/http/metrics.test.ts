import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { canReadMetrics } from './metrics.ts';

const TOKEN = 'metrics-token-of-a-test';

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({
    socket: { remoteAddress, remoteFamily: remoteAddress.includes(':') ? 'IPv6' : 'IPv4' },
    headers,
  }) as IncomingMessage;

it.each([
  ['demonstration', null, ask('127.0.0.1'), true],
  ['demonstration', null, ask('::1'), true],
  ['demonstration', null, ask('::ffff:127.0.0.1'), true],
  ['demonstration', null, ask('192.0.2.7'), false],
  ['demonstration', null, ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), false],
  ['demonstration', null, ask('127.0.0.1', { forwarded: 'for=127.0.0.1' }), false],
  ['demonstration', null, ask('127.0.0.1', { via: '1.1 proxy' }), false],
  ['demonstration', TOKEN, ask('127.0.0.1'), false],
  ['demonstration', TOKEN, ask('192.0.2.7', { authorization: `Bearer ${TOKEN}` }), true],
  ['live', null, ask('127.0.0.1'), false],
  ['live', null, ask('127.0.0.1', { authorization: 'Bearer ' }), false],
  ['live', TOKEN, ask('127.0.0.1'), false],
  ['live', TOKEN, ask('192.0.2.7', { authorization: `bearer ${TOKEN}` }), true],
  ['live', TOKEN, ask('192.0.2.7', { authorization: `Bearer ${TOKEN}x` }), false],
] as const)('%s, token %s: row %#', (mode, metricsToken, request, isAllowed) => {
  expect(canReadMetrics({ mode, metricsToken }, request)).toBe(isAllowed);
});
