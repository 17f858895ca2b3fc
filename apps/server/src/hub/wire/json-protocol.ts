/** The JSON encoding: texts, each ended by the record separator 0x1E. */
import { readJson } from '@fms/contract/gate';
import { z } from 'zod';
import { MAX_MESSAGES_PER_FRAME, MESSAGE_BOUNDS } from './bounds.ts';
import { type HubMessage, type HubProtocol, MalformedMessage, messageNumber } from './message.ts';

export const RECORD_SEPARATOR = '\u001e';

const wireMessage = z.looseObject({
  type: z.int(),
  invocationId: z.string().nullish(),
  target: z.string().optional(),
  arguments: z.array(z.unknown()).optional(),
  error: z.string().nullish(),
  allowReconnect: z.boolean().optional(),
});

function read(text: string): HubMessage {
  const raw = readJson(text, MESSAGE_BOUNDS);
  if (!raw.ok) throw new MalformedMessage(`JSON refused: ${raw.reason}`);
  const parsed = wireMessage.safeParse(raw.value);
  if (!parsed.success) throw new MalformedMessage('not a hub message');
  const { type, invocationId, target, error } = parsed.data;
  if (type === messageNumber.invocation && target !== undefined) {
    return { type: 'invocation', invocationId: invocationId ?? null, target, arguments: parsed.data.arguments ?? [] };
  }
  if (type === messageNumber.streamInvocation && invocationId) return { type: 'streamInvocation', invocationId };
  if (type === messageNumber.ping) return { type: 'ping' };
  if (type === messageNumber.close) {
    return { type: 'close', allowReconnect: parsed.data.allowReconnect ?? false, ...(error ? { error } : {}) };
  }
  if (type > 0 && type <= messageNumber.sequence) return { type: 'ignored' };
  throw new MalformedMessage(`unknown message type ${type}`);
}

function write(message: HubMessage): object {
  switch (message.type) {
    case 'invocation': {
      const { invocationId, target } = message;
      return {
        type: messageNumber.invocation,
        target,
        arguments: message.arguments,
        ...(invocationId ? { invocationId } : {}),
      };
    }
    case 'completion':
      return message.error === undefined
        ? { type: messageNumber.completion, invocationId: message.invocationId, result: message.result ?? null }
        : { type: messageNumber.completion, invocationId: message.invocationId, error: message.error };
    case 'close':
      return {
        type: messageNumber.close,
        allowReconnect: message.allowReconnect,
        ...(message.error ? { error: message.error } : {}),
      };
    default:
      return { type: messageNumber.ping };
  }
}

export const jsonProtocol: HubProtocol = {
  name: 'json',
  binary: false,
  encode: (message) => JSON.stringify(write(message)) + RECORD_SEPARATOR,
  decode(frame) {
    const text = new TextDecoder().decode(frame);
    if (!text.endsWith(RECORD_SEPARATOR)) throw new MalformedMessage('no record separator at the end');
    const texts = text.slice(0, -1).split(RECORD_SEPARATOR, MAX_MESSAGES_PER_FRAME + 1);
    if (texts.length > MAX_MESSAGES_PER_FRAME) throw new MalformedMessage('too many messages in one frame');
    return texts.map(read);
  },
};
