/** The first message of a connection, always JSON text: names the encoding of all later ones. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { z } from 'zod';
import { jsonProtocol, RECORD_SEPARATOR } from './json-protocol.ts';
import type { HubProtocol } from './message.ts';
import { messagePackProtocol } from './messagepack-protocol.ts';

const protocols: readonly HubProtocol[] = [jsonProtocol, messagePackProtocol];
const HIGHEST_VERSION = 2;
/** Two fields, and room for those of clients to come. */
const BOUNDS: ShapeBounds = { size: 4096, depth: 3, values: 50, keys: 20, text: 200 };

const request = z.object({ protocol: z.string(), version: z.int() });

export type Handshake =
  | { ok: true; protocol: HubProtocol; answer: string; rest: Uint8Array }
  | { ok: false; answer: string };

const refuse = (error: string): Handshake => ({ ok: false, answer: JSON.stringify({ error }) + RECORD_SEPARATOR });

/** Reads the handshake; `rest` holds bytes of messages the client sent in the same frame. */
export function parseHandshake(frame: Uint8Array): Handshake {
  const end = frame.indexOf(RECORD_SEPARATOR.charCodeAt(0));
  if (end < 0) return refuse('The handshake has no end.');
  const raw = readJson(new TextDecoder().decode(frame.subarray(0, end)), BOUNDS);
  if (!raw.ok)
    return refuse(raw.reason === 'unreadable' ? 'The handshake is not JSON.' : 'The handshake is too large.');
  const parsed = request.safeParse(raw.value);
  if (!parsed.success) return refuse('The handshake is malformed.');
  const protocol = protocols.find((candidate) => candidate.name === parsed.data.protocol);
  if (!protocol) return refuse('The protocol is not supported.');
  if (parsed.data.version < 1 || parsed.data.version > HIGHEST_VERSION)
    return refuse('The protocol version is not supported.');
  return { ok: true, protocol, answer: `{}${RECORD_SEPARATOR}`, rest: frame.subarray(end + 1) };
}
