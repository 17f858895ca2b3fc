import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes/byte-queue.ts';
import { anyMessages } from '../testing/arbitrary-message.ts';
import { type ClientMessage, type ClientProblem, MAX_CLIPBOARD_BYTES } from './client-message.ts';
import { ClientReader } from './client-reader.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.split(' '), (pair) => Number.parseInt(pair, 16));
const readOnce = (bytes: Uint8Array) => new ClientReader().take(bytes);

describe('a message of a viewer', () => {
  it.each<[string, string, { kind: ClientMessage['kind'] } & Record<string, unknown>]>([
    [
      'pixel format',
      '00 00 00 00 20 18 00 01 00 ff 00 ff 00 ff 10 08 00 00 00 00',
      { kind: 'set-pixel-format', bitsPerPixel: 32, depth: 24 },
    ],
    [
      'encodings',
      '02 00 00 03 00 00 00 07 00 00 00 01 ff ff ff 11',
      { kind: 'set-encodings', encodings: [7, 1, -239] },
    ],
    ['update request', '03 01 00 00 00 00 07 80 04 38', { kind: 'update-request', isIncremental: true }],
    ['key', '04 01 00 00 00 00 ff 0d', { kind: 'key', isDown: true, keysym: 0xff_0d }],
    ['pointer', '05 01 02 80 01 e0', { kind: 'pointer', buttons: 1, x: 640, y: 480 }],
    ['clipboard', '06 00 00 00 00 00 00 02 6f 6b', { kind: 'clipboard' }],
    [
      'extended clipboard that asks for text',
      '06 00 00 00 ff ff ff fc 02 00 00 01',
      { kind: 'extended-clipboard', flags: 0x02_00_00_01 },
    ],
    ['continuous updates', '96 01 00 00 00 00 07 80 04 38', { kind: 'continuous-updates', isOn: true }],
    ['fence', 'f8 00 00 00 80 00 00 01 02 aa bb', { kind: 'fence' }],
    ['power', 'fa 00 01 02', { kind: 'power', action: 2 }],
    [
      'resize',
      'fb 00 05 00 02 d0 01 00 00 00 00 01 00 00 00 00 05 00 02 d0 00 00 00 00',
      { kind: 'resize', width: 1280, height: 720 },
    ],
    [
      'extended key',
      'ff 00 00 01 00 00 00 41 00 00 00 1e',
      { kind: 'extended-key', isDown: true, keysym: 0x41, scancode: 0x1e },
    ],
  ])('%s', (_, hex, message) => {
    const bytes = bytesOf(hex);
    expect(readOnce(bytes)).toEqual({ messages: [{ ...message, bytes }], problem: null });
    for (let cut = 1; cut < bytes.length; cut++) expect(readOnce(bytes.subarray(0, cut)).messages).toEqual([]);
  });

  it.each<[string, string, ClientProblem]>([
    ['type 1', '01', 'unknown-message'],
    ['file transfer of UltraVNC', '07', 'unknown-message'],
    ['sound of QEMU', 'ff 01', 'unknown-message'],
    ['24 bits a pixel', '00 00 00 00 18 18 00 01 00 ff 00 ff 00 ff 10 08 00 00 00 00', 'malformed-message'],
    ['no depth', '00 00 00 00 20 00 00 01 00 ff 00 ff 00 ff 10 08 00 00 00 00', 'malformed-message'],
    ['a shift beyond the pixel', '00 00 00 00 10 10 00 01 00 1f 00 3f 00 1f 10 05 00 00 00 00', 'malformed-message'],
    ['257 encodings', '02 00 01 01', 'too-many-encodings'],
    ['256 KiB and a byte of clipboard', '06 00 00 00 00 04 00 01', 'clipboard-too-large'],
    ['the same extended', '06 00 00 00 ff fb ff ff', 'clipboard-too-large'],
    ['the largest negative length', '06 00 00 00 80 00 00 00', 'clipboard-too-large'],
    ['an extended clipboard without its flags', '06 00 00 00 ff ff ff fd 00 00 00', 'malformed-message'],
    ['a fence of 65 bytes', 'f8 00 00 00 00 00 00 00 41', 'fence-too-large'],
    ['17 screens', 'fb 00 05 00 02 d0 11 00', 'too-many-screens'],
  ])('%s ends the stream before more is read', (_, hex, problem) => {
    const reader = new ClientReader();
    const key = bytesOf('04 01 00 00 00 00 00 61');
    expect(reader.take(joinBytes([key, bytesOf(hex), key]))).toMatchObject({ messages: [{ keysym: 0x61 }], problem });
    expect(reader.take(key)).toEqual({ messages: [], problem });
  });

  it('of the largest clipboard is whole when it comes byte by byte', () => {
    const bytes = new Uint8Array(8 + MAX_CLIPBOARD_BYTES).fill(0x61);
    bytes.set(bytesOf('06 00 00 00 00 04 00 00'));
    const reader = new ClientReader();
    let read: readonly ClientMessage[] = [];
    for (let at = 0; at < bytes.length; at++) read = reader.take(bytes.subarray(at, at + 1)).messages;
    expect(read.map(({ kind }) => kind)).toEqual(['clipboard']);
    expect(isSame(read[0]?.bytes ?? new Uint8Array(), bytes)).toBe(true);
  });
});

/** The matcher of the test library takes seconds for so many bytes. */
function isSame(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, at) => byte === others[at]);
}

describe('a stream of messages', () => {
  it('reads the same wherever it is cut', () => {
    const streams = fc.tuple(fc.array(anyMessages, { minLength: 1, maxLength: 25 }), fc.infiniteStream(fc.nat(30)));
    fc.assert(
      fc.property(streams, ([messages, sizes]) => {
        const whole = joinBytes(messages);
        const reader = new ClientReader();
        const read: Uint8Array[] = [];
        for (let at = 0; at < whole.length; ) {
          const size = sizes.next().value;
          const { messages: some, problem } = reader.take(whole.subarray(at, at + size));
          expect(problem).toBeNull();
          read.push(...some.map(({ bytes }) => bytes));
          at += size;
        }
        expect(read).toEqual(messages.map((bytes) => Uint8Array.from(bytes)));
      }),
      { seed: 19, numRuns: 800 },
    );
  });

  it('of any bytes ends in a problem or waits, and never gives more than it took', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const { messages } = readOnce(bytes);
        const read = joinBytes(messages.map((message) => message.bytes));
        expect(read).toEqual(bytes.slice(0, read.length));
      }),
      { seed: 19, numRuns: 10_000 },
    );
  });
});
