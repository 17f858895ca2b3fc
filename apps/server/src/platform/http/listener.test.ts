import { connect } from 'node:net';
import { startingHealth } from '@fms/contract/health';
import { describe, expect, it } from 'vitest';
import { openListener, rejectUpgrade } from './listener.ts';

describe('the listening socket', () => {
  it('answers 503 until the application is ready, then hands over', async () => {
    const listener = await openListener('127.0.0.1', 0);
    const early = await fetch(`${listener.address}/healthz`);
    expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
      503,
      '1',
      { status: 'starting', state: 'starting', code: 'unavailable', message: 'Starting.', errors: [] },
    ]);
    listener.says('migrating');
    const later = await (await fetch(`${listener.address}/healthz`)).json();
    expect(startingHealth.parse(later).state).toBe('migrating');
    listener.ready(
      (_, response) => void response.end('ready'),
      (_, socket) => rejectUpgrade(socket, '404 Not Found'),
    );
    expect(await (await fetch(`${listener.address}/healthz`)).text()).toBe('ready');
    await listener.close();
  });

  it('shows who opens it too early a page that asks again by itself', async () => {
    const listener = await openListener('127.0.0.1', 0);
    const asked = { headers: { accept: 'text/html,application/xhtml+xml' } };
    const early = await fetch(`${listener.address}/vessel/home`, asked);
    const said = ['cache-control', 'refresh'].map((name) => early.headers.get(name));
    expect([early.status, ...said]).toEqual([503, 'no-store', '1']);
    const page = await early.text();
    expect(page).toContain('This page opens it by itself.');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(page) ?? [];
    expect(early.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    const sent = await fetch(`${listener.address}/api/v1.0/account/login`, { ...asked, method: 'POST' });
    expect([sent.headers.get('refresh'), await sent.json()]).toEqual([
      null,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    await listener.close();
  });

  it('says in one sentence that its port is taken', async () => {
    const first = await openListener('127.0.0.1', 0);
    const port = Number(new URL(first.address).port);
    await expect(openListener('127.0.0.1', port)).rejects.toMatchObject({
      name: 'StartFailure',
      message: `Port ${port} is taken by another program: stop it or choose another with --port.`,
    });
    await first.close();
  });

  it('ends upgraded connections when it closes', async () => {
    const listener = await openListener('127.0.0.1', 0);
    listener.ready(
      () => {},
      (_, socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    );
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const { promise: upgraded, resolve: answered } = Promise.withResolvers<void>();
    const socket = connect(Number(new URL(listener.address).port), '127.0.0.1');
    socket.on('close', () => resolve());
    socket.on('error', () => {});
    socket.once('data', () => answered());
    socket.write('GET /hub HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await upgraded;
    await listener.close();
    await ended;
    expect(socket.destroyed).toBe(true);
  });
});
