import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openListener } from './listener.ts';
import { DEFAULT_PACE, watchBody } from './pace.ts';

/** A body that is read from now on, its socket, and what became of it. */
function readBody(headersSent = false) {
  const socket = {
    bytesRead: 400,
    said: '',
    isDestroyed: false,
    end(said: string, done: () => void) {
      socket.said = said;
      done();
    },
    destroy() {
      socket.isDestroyed = true;
    },
  };
  const request = Object.assign(new EventEmitter(), { complete: false, socket });
  watchBody(request as unknown as IncomingMessage, { headersSent } as ServerResponse, DEFAULT_PACE);
  request.emit('resume');
  return { request, socket };
}

describe('the pace of a body', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends one slower than 500 bytes a second over 30 s, with 408', () => {
    const { socket } = readBody();
    socket.bytesRead += 14_999;
    vi.advanceTimersByTime(29_999);
    expect(socket.isDestroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect([socket.isDestroyed, socket.said.split('\r\n')[0]]).toEqual([true, 'HTTP/1.1 408 Request Timeout']);
  });

  it('lets a large one go on for as long as its rate is above', () => {
    const { socket } = readBody();
    for (let window = 0; window < 200; window++) {
      socket.bytesRead += 15_000;
      vi.advanceTimersByTime(30_000);
    }
    expect(socket.isDestroyed).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(socket.isDestroyed).toBe(true);
  });

  it('does not count time in which the server does not read', () => {
    const { request, socket } = readBody();
    vi.advanceTimersByTime(20_000);
    request.emit('pause');
    vi.advanceTimersByTime(300_000);
    request.emit('resume');
    vi.advanceTimersByTime(29_999);
    expect(socket.isDestroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.isDestroyed).toBe(true);
  });

  it('says nothing into an answer that has begun, and nothing to a body that is whole', () => {
    const answered = readBody(true);
    const whole = readBody();
    whole.request.complete = true;
    vi.advanceTimersByTime(30_000);
    expect([answered.socket.isDestroyed, answered.socket.said]).toEqual([true, '']);
    expect(whole.socket.isDestroyed).toBe(false);
  });
});

describe('a client that stops in the middle', () => {
  const pace = { ...DEFAULT_PACE, headMs: 100, lookMs: 50, windowMs: 100 };

  it.each([
    ['of the head', 'POST / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['of a body that is read', 'POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc'],
  ])('%s is answered 408 and cut', async (_, sent) => {
    const listener = await openListener('127.0.0.1', 0, pace);
    listener.ready(
      (request) => void request.resume(),
      () => {},
    );
    const socket = connect(Number(new URL(listener.address).port), '127.0.0.1');
    socket.write(sent);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await listener.close();
  });

  it('of an unread body is cut after the answer', async () => {
    const listener = await openListener('127.0.0.1', 0, pace);
    listener.ready(
      (_, response) => void response.end('no'),
      () => {},
    );
    const socket = connect(Number(new URL(listener.address).port), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    await listener.close();
  });
});
