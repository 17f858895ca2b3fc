/** What a signed-in client sends to the hub. */
import { type DecoderTarget, REFUSED } from '@fms/test-kit';
import { parseHandshake } from '../../hub/wire/handshake.ts';
import { jsonProtocol } from '../../hub/wire/json-protocol.ts';
import { type HubMessage, type HubProtocol, MalformedMessage } from '../../hub/wire/message.ts';
import { messagePackProtocol } from '../../hub/wire/messagepack-protocol.ts';

const text = (characters: string) => new TextEncoder().encode(characters);

const calls: readonly HubMessage[] = [
  { type: 'ping' },
  { type: 'close', allowReconnect: false },
  { type: 'streamInvocation', invocationId: '9' },
  { type: 'invocation', invocationId: '1', target: 'RefreshToken', arguments: [] },
  { type: 'invocation', invocationId: '2', target: 'WatchTags', arguments: [1, [1, 2, 3, 70_000]] },
  {
    type: 'invocation',
    invocationId: null,
    target: 'WatchPositions',
    arguments: [{ topLeftLatitude: 61, topLeftLongitude: 3.5, bottomRightLatitude: 59, bottomRightLongitude: 6 }],
  },
];

function bytesOf(encoded: string | Uint8Array): Uint8Array {
  return typeof encoded === 'string' ? text(encoded) : encoded;
}

function targetOf(protocol: HubProtocol): DecoderTarget {
  const frames = calls.map((call) => bytesOf(protocol.encode(call)));
  return {
    name: `hub ${protocol.name}`,
    seeds: [...frames, Uint8Array.from(frames.flatMap((frame) => [...frame]))],
    // So many messages of so many values, and the names of their fields.
    maxValues: 33_000,
    decode(bytes) {
      try {
        return protocol.decode(bytes);
      } catch (error) {
        if (error instanceof MalformedMessage) return REFUSED;
        throw error;
      }
    },
  };
}

export const hubTargets: readonly DecoderTarget[] = [
  targetOf(messagePackProtocol),
  targetOf(jsonProtocol),
  {
    name: 'hub handshake',
    seeds: ['json', 'messagepack'].map((protocol) => text(`{"protocol":"${protocol}","version":1}\u001e`)),
    maxValues: 20,
    decode(bytes) {
      const handshake = parseHandshake(bytes);
      return handshake.ok ? handshake.protocol.name : REFUSED;
    },
  },
];
