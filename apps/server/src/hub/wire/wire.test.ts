import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonProtocol, RECORD_SEPARATOR } from './json-protocol.ts';
import { shakeHands } from './handshake.ts';
import { type HubMessage, type HubProtocol, UnreadableMessage } from './message.ts';
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
          expect(error).toBeInstanceOf(UnreadableMessage);
        }
      }),
    );
  });
});

describe('the handshake', () => {
  it.each([
    ['an unknown protocol', `{"protocol":"xml","version":1}${RECORD_SEPARATOR}`],
    ['a future version', `{"protocol":"json","version":99}${RECORD_SEPARATOR}`],
    ['no end', '{"protocol":"json","version":1}'],
    ['no JSON', `hello${RECORD_SEPARATOR}`],
    ['another shape', `{"version":"one"}${RECORD_SEPARATOR}`],
  ])('refuses %s and says so', (_, request) => {
    const handshake = shakeHands(text(request));
    expect(handshake.ok).toBe(false);
    expect(JSON.parse(handshake.answer.slice(0, -1))).toEqual({ error: expect.any(String) });
  });

  it('keeps messages that came in the same frame', () => {
    const handshake = shakeHands(
      text(`{"protocol":"json","version":1}${RECORD_SEPARATOR}{"type":6}${RECORD_SEPARATOR}`),
    );
    expect(handshake.ok && handshake.protocol.decode(handshake.rest)).toEqual([{ type: 'ping' }]);
  });
});
