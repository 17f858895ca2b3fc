/** The simulator's own client of the link, for history only: declares, sends batches, reads acknowledgements. */
import {
  decodeShoreFrame,
  encodeFrame,
  type GatewayFrame,
  type GatewayFrameInput,
  LINK_PATH,
  LINK_PROTOCOL,
  type ShoreFrame,
} from '@fms/contract/link';
import { WebSocket } from 'ws';

const HANDSHAKE_MS = 20_000;
/** The shore answers a ping within seconds; this long without a word the line is dead. */
const SILENCE_MS = 120_000;

export interface LinkClient {
  send(frame: GatewayFrameInput): void;
  /** The next frame that `wanted` accepts; other frames go to `unasked`. */
  next<Frame extends ShoreFrame>(wanted: (frame: ShoreFrame) => frame is Frame): Promise<Frame>;
  /** Rejects when the connection is gone. */
  readonly ended: Promise<never>;
  close(): void;
}

export class LinkLostError extends Error {}

/** Opens the link and exchanges greetings. */
export async function connectLink(
  server: string,
  key: string,
  unasked: (frame: ShoreFrame) => void,
): Promise<LinkClient> {
  const address = new URL(LINK_PATH, server.endsWith('/') ? server : `${server}/`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, {
    headers: { authorization: `Bearer ${key}` },
    handshakeTimeout: HANDSHAKE_MS,
    perMessageDeflate: false,
  });
  const waiting = new Set<{ wanted: (frame: ShoreFrame) => boolean; take: (frame: ShoreFrame) => void }>();
  let silence: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    socket.on('error', (error) => reject(new LinkLostError(error.message)));
    socket.on('close', (code, reason) => reject(new LinkLostError(reason.toString('utf8') || `closed with ${code}`)));
  });
  // The caller that awaits the answer gets the error; without a caller it is ignored.
  ended.catch(() => clearTimeout(silence));
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), SILENCE_MS);
  };
  socket.on('ping', heard);
  socket.on('message', (data) => {
    heard();
    const decoded = decodeShoreFrame(data as Buffer);
    if (!decoded.ok) return;
    for (const each of waiting) if (each.wanted(decoded.frame)) return each.take(decoded.frame);
    unasked(decoded.frame);
  });
  const client: LinkClient = {
    send: (frame) => socket.send(encodeFrame(frame as GatewayFrame)),
    next: (wanted) =>
      Promise.race([
        ended,
        new Promise<never>((resolve) => {
          const each = {
            wanted,
            take(frame: ShoreFrame) {
              waiting.delete(each);
              resolve(frame as never);
            },
          };
          waiting.add(each);
        }),
      ]),
    ended,
    close: () => socket.close(1000),
  };
  await Promise.race([ended, new Promise((resolve) => socket.once('open', resolve))]);
  client.send({ type: 'hello', protocol: LINK_PROTOCOL, gateway: 'simulator', software: 'simulator' });
  await client.next((frame): frame is Extract<ShoreFrame, { type: 'welcome' }> => frame.type === 'welcome');
  return client;
}
