/** The MessagePack encoding: arrays, each behind its length as a varint of at most five bytes. */
import { readMessagePack } from '@fms/contract/gate';
import { encode } from '@msgpack/msgpack';
import { MAX_MESSAGES_PER_FRAME, MESSAGE_BOUNDS } from './bounds.ts';
import { type HubMessage, type HubProtocol, MalformedMessage, messageNumber } from './message.ts';

const MAX_LENGTH_BYTES = 5;
/** Kinds of a completion's result. */
const resultKind = { error: 1, none: 2, value: 3 } as const;

function write(message: HubMessage): unknown[] {
  switch (message.type) {
    case 'invocation':
      return [messageNumber.invocation, {}, message.invocationId, message.target, message.arguments, []];
    case 'completion':
      if (message.error !== undefined)
        return [messageNumber.completion, {}, message.invocationId, resultKind.error, message.error];
      if (message.result === undefined) return [messageNumber.completion, {}, message.invocationId, resultKind.none];
      return [messageNumber.completion, {}, message.invocationId, resultKind.value, message.result];
    case 'close':
      return [messageNumber.close, message.error ?? null, message.allowReconnect];
    default:
      return [messageNumber.ping];
  }
}

function read(parts: unknown): HubMessage {
  if (!Array.isArray(parts)) throw new MalformedMessage('not a hub message');
  const [type, , invocationId, target, args] = parts as unknown[];
  const id = typeof invocationId === 'string' ? invocationId : null;
  if (type === messageNumber.invocation && typeof target === 'string' && Array.isArray(args)) {
    return { type: 'invocation', invocationId: id, target, arguments: args };
  }
  if (type === messageNumber.streamInvocation && id !== null) return { type: 'streamInvocation', invocationId: id };
  if (type === messageNumber.ping) return { type: 'ping' };
  if (type === messageNumber.close) {
    const error = parts[1];
    return { type: 'close', allowReconnect: parts[2] === true, ...(typeof error === 'string' ? { error } : {}) };
  }
  if (typeof type === 'number' && type > messageNumber.invocation && type <= messageNumber.sequence)
    return { type: 'ignored' };
  throw new MalformedMessage('unknown message type');
}

function lengthPrefix(length: number): number[] {
  const bytes: number[] = [];
  let rest = length;
  do {
    const more = rest > 0x7f;
    bytes.push((rest & 0x7f) | (more ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

function readLength(frame: Uint8Array, at: number): { length: number; next: number } {
  let length = 0;
  for (let i = 0; i < MAX_LENGTH_BYTES; i++) {
    const byte = frame[at + i];
    if (byte === undefined) break;
    length += (byte & 0x7f) * 2 ** (7 * i);
    if ((byte & 0x80) === 0) return { length, next: at + i + 1 };
  }
  throw new MalformedMessage('broken length');
}

function unpack(bytes: Uint8Array): unknown {
  const read = readMessagePack(bytes, MESSAGE_BOUNDS);
  if (!read.ok) throw new MalformedMessage(`MessagePack refused: ${read.reason}`);
  return read.value;
}

export const messagePackProtocol: HubProtocol = {
  name: 'messagepack',
  binary: true,
  encode(message) {
    const body = encode(write(message));
    const prefix = lengthPrefix(body.length);
    const bytes = new Uint8Array(prefix.length + body.length);
    bytes.set(prefix);
    bytes.set(body, prefix.length);
    return bytes;
  },
  decode(frame) {
    const messages: HubMessage[] = [];
    let at = 0;
    while (at < frame.length) {
      const { length, next } = readLength(frame, at);
      if (messages.length >= MAX_MESSAGES_PER_FRAME) throw new MalformedMessage('too many messages in one frame');
      if (next + length > frame.length) throw new MalformedMessage('message cut short');
      messages.push(read(unpack(frame.subarray(next, next + length))));
      at = next + length;
    }
    return messages;
  },
};
