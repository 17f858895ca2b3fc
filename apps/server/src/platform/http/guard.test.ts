import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({
    headers,
    rawHeaders: Object.entries(headers).flat(),
    socket: { remoteAddress },
    connection: { remoteAddress },
  }) as unknown as IncomingMessage;

const PROXY = '10.0.0.5';
const guard = createGuard({ publicUrl: new URL('https://fleet.example.org'), trustProxy: [PROXY] }, [
  'ims.example.org',
]);

describe('the guard of a live server', () => {
  it.each([
    [true, { host: 'fleet.example.org' }],
    [true, { host: 'fleet.example.org:443' }],
    [true, { host: 'ims.example.org', origin: 'https://ims.example.org' }],
    [true, { host: '127.0.0.1:8080' }],
    [false, { host: 'fleet.example.org:8443' }],
    [false, { host: 'other.example.org' }],
    [false, { host: 'fleet.example.org', origin: 'https://ims.example.org' }],
    [false, { host: 'fleet.example.org', origin: 'null' }],
    [false, {}],
  ])('answers %s for %j', (passes, headers) => {
    expect(guard.check(from('192.0.2.1', headers as Record<string, string>)) === null).toBe(passes);
  });

  it('answers 400 when the request names two hosts, both of them right', () => {
    const request = from('192.0.2.1', { host: 'fleet.example.org' });
    request.rawHeaders.push('HOST', 'fleet.example.org');
    expect(guard.check(request)).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  it('believes what a trusted proxy says, and no other peer', () => {
    const forwarded = {
      host: 'backend:8080',
      'x-forwarded-host': 'fleet.example.org',
      'x-forwarded-for': '198.51.100.7, 203.0.113.9',
      origin: 'https://fleet.example.org',
    };
    const viaProxy = from(PROXY, forwarded);
    expect(guard.check(viaProxy)).toBeNull();
    expect(guard.hostOf(viaProxy)).toBe('fleet.example.org');
    expect(guard.addressOf(viaProxy)).toBe('203.0.113.9');

    const pretender = from('192.0.2.1', forwarded);
    expect(guard.check(pretender)).toMatchObject({ code: 'foreign-origin' });
    expect(guard.addressOf(pretender)).toBe('192.0.2.1');
  });
});
