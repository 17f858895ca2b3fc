import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGES_PER_FRAME } from './bounds.ts';
import { parseHandshake } from './handshake.ts';
import { jsonProtocol, RECORD_SEPARATOR } from './json-protocol.ts';
import { type HubMessage, type HubProtocol, MalformedMessage } from './message.ts';
import { messagePackProtocol } from './messagepack-protocol.ts';

const bytes = (encoded: string | Uint8Array) =>
  typeof encoded === 'string' ? new TextEncoder().encode(encoded) : encoded;
const join = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const text = (value: string) => new TextEncoder().encode(value);

const invocation: fc.Arbitrary<HubMessage> = fc.record({
  type: fc.constant('invocation' as const),
  invocationId: fc.option(fc.string({ minLength: 1 }), { nil: null }),
  target: fc.string(),
  arguments: fc.array(fc.oneof(fc.string({ maxLength: 400 }), fc.integer(), fc.boolean(), fc.constant(null))),
});

describe.each([jsonProtocol, messagePackProtocol] as HubProtocol[])('$name', (protocol) => {
  it('reads back every message, several in one frame', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(invocation, fc.constant<HubMessage>({ type: 'ping' })), { minLength: 1 }),
        (messages) => {
          expect(protocol.decode(join(messages.map((message) => bytes(protocol.encode(message)))))).toEqual(messages);
        },
      ),
    );
  });

  it('refuses any other bytes with one kind of error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (noise) => {
        try {
          protocol.decode(noise);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMessage);
        }
      }),
    );
  });
});

describe('a hostile MessagePack frame', () => {
  const frameOf = (header: string, times: number) => {
    const body = Uint8Array.from(Buffer.from(header.repeat(times), 'hex'));
    return join([body.length < 0x80 ? Uint8Array.of(body.length) : lengthOf(body.length), body]);
  };
  const lengthOf = (length: number) => Uint8Array.of((length & 0x7f) | 0x80, length >> 7);

  it.each([
    ['three arrays that claim 16 million elements each', 'dd00ffffff', 3, 'cut-short'],
    ['a hundred of them in 502 bytes', 'dd00ffffff', 100, 'cut-short'],
    ['a map that claims four thousand million entries', 'dfffffffff', 1, 'cut-short'],
    ['a text longer than the frame', 'dbffffffff', 1, 'cut-short'],
    ['more levels than a call has', '91', 8, 'too-deep'],
    ['an extension type', 'd6ff00000000', 1, 'unreadable'],
    ['a key that is the prototype', '81a95f5f70726f746f5f5fc0', 1, 'unreadable'],
  ])('of %s is refused before anything is made of it', (_, header, times, reason) => {
    const frame = frameOf(header, times);
    expect(() => messagePackProtocol.decode(frame)).toThrow(new MalformedMessage(`MessagePack refused: ${reason}`));
  });

  it('of 502 bytes is the one that ended the server', () => {
    expect(frameOf('dd00ffffff', 100)).toHaveLength(502);
  });
});

describe('a hostile JSON frame', () => {
  it.each([
    ['nested arrays', '['.repeat(30_000), 'too-deep'],
    ['20,000 empty arrays', `[${'[],'.repeat(20_000)}0]`, 'too-many-values'],
    ['a prototype', '{"type":6,"__proto__":{}}', 'key-forbidden'],
    ['a prototype in escapes', '{"type":6,"\\u005f_proto__":{}}', 'key-forbidden'],
  ])('of %s is refused before it is parsed', (_, json, reason) => {
    expect(() => jsonProtocol.decode(text(json + RECORD_SEPARATOR))).toThrow(
      new MalformedMessage(`JSON refused: ${reason}`),
    );
  });
});

it.each([jsonProtocol, messagePackProtocol] as HubProtocol[])(
  '$name: more messages in one frame than a client sends are refused',
  (protocol) => {
    const pings = (count: number) =>
      join(Array.from({ length: count }, () => bytes(protocol.encode({ type: 'ping' }))));
    expect(protocol.decode(pings(MAX_MESSAGES_PER_FRAME))).toHaveLength(MAX_MESSAGES_PER_FRAME);
    expect(() => protocol.decode(pings(MAX_MESSAGES_PER_FRAME + 1))).toThrow(MalformedMessage);
  },
);

describe('the handshake', () => {
  it.each([
    ['an unknown protocol', `{"protocol":"xml","version":1}${RECORD_SEPARATOR}`],
    ['a future version', `{"protocol":"json","version":99}${RECORD_SEPARATOR}`],
    ['no end', '{"protocol":"json","version":1}'],
    ['no JSON', `hello${RECORD_SEPARATOR}`],
    ['another shape', `{"version":"one"}${RECORD_SEPARATOR}`],
  ])('refuses %s and says so', (_, request) => {
    const handshake = parseHandshake(text(request));
    expect(handshake.ok).toBe(false);
    expect(JSON.parse(handshake.answer.slice(0, -1))).toEqual({ error: expect.any(String) });
  });

  it('keeps messages that came in the same frame', () => {
    const handshake = parseHandshake(
      text(`{"protocol":"json","version":1}${RECORD_SEPARATOR}{"type":6}${RECORD_SEPARATOR}`),
    );
    expect(handshake.ok && handshake.protocol.decode(handshake.rest)).toEqual([{ type: 'ping' }]);
  });
});
