import { describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes/byte-queue.ts';
import { Handshake } from './handshake.ts';
import { toAscii } from './rfb-text.ts';
import { greetViewer, type ViewerProblem } from './viewer-handshake.ts';

const INIT = Uint8Array.of(5, 0, 2, 208, 32, 24);
const VERSION = toAscii('RFB 003.008\n');

describe('the handshake with a viewer', () => {
  it.each([1, 5, 100])('offers no security but None, and leaves what follows, %i bytes at a time', (size) => {
    const key = Uint8Array.of(4, 1, 0, 0, 0, 0, 0, 0x61);
    const told = joinBytes([VERSION, Uint8Array.of(1), Uint8Array.of(0), key]);
    const handshake = new Handshake(greetViewer(INIT));
    const sent = [handshake.take(new Uint8Array())];
    expect(sent).toEqual([VERSION]);
    for (let at = 0; at < told.length; at += size) sent.push(handshake.take(told.subarray(at, at + size)));
    expect(joinBytes(sent)).toEqual(joinBytes([VERSION, Uint8Array.of(1, 1), new Uint8Array(4), INIT]));
    expect(handshake.outcome).toEqual({ problem: null });
    expect(handshake.takeRest()).toEqual(key);
  });

  it.each<[string, string, ViewerProblem]>([
    ['what is no viewer', 'GET / HTTP/1.1\r\n', 'not-rfb'],
    ['an old viewer', 'RFB 003.003\n', 'version-too-old'],
    ['a viewer that wants to send a password', 'RFB 003.008\n\u0002', 'security-refused'],
  ])('ends for %s and tells nothing of the screen', (_, told, problem) => {
    const handshake = new Handshake(greetViewer(INIT));
    const sent = handshake.take(toAscii(told));
    expect(handshake.outcome).toEqual({ problem });
    expect(sent.length).toBeLessThanOrEqual(VERSION.length + 2);
  });
});
