/** Frames sent over a WebSocket that the server may close at any of them; a new one is opened then. */
import { WebSocket } from 'ws';
import type { Siege } from './attack.ts';

const PATIENCE_MS = 10_000;
/** `closed`: the server closed the socket, which is how it refuses what cannot be read; `shut`: it lets none in. */
export type Landed = 'taken' | 'closed' | 'shut';

export interface Volley {
  /** Sends one frame, on a new socket when the last is closed; resolves when the server has dealt with it. */
  send(frame: Uint8Array | string): Promise<Landed>;
  end(): void;
}

export interface VolleyOptions {
  readonly headers: () => Record<string, string>;
  /** Sent first on each socket, so that it is let as far as the frames. */
  readonly greeting: readonly (Uint8Array | string)[];
  onMessage(data: Buffer): void;
}

/** Resolves to an open socket, or undefined when it is refused. */
function open(address: string, { headers, greeting, onMessage }: VolleyOptions): Promise<WebSocket | undefined> {
  const { promise, resolve } = Promise.withResolvers<WebSocket | undefined>();
  const socket = new WebSocket(address, { headers: headers(), handshakeTimeout: PATIENCE_MS });
  socket.binaryType = 'nodebuffer';
  socket.on('message', onMessage);
  socket.on('error', () => resolve(undefined));
  socket.on('close', () => resolve(undefined));
  socket.on('open', () => {
    for (const frame of greeting) socket.send(frame);
    resolve(socket);
  });
  return promise;
}

/** A ping is answered after all frames before it were taken in. */
function settled(socket: WebSocket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  const patience = setTimeout(done, PATIENCE_MS);
  socket.once('pong', done).once('close', done);
  if (socket.readyState === WebSocket.OPEN) socket.ping();
  else done();
  return promise.finally(() => {
    clearTimeout(patience);
    socket.off('pong', done).off('close', done);
  });
}

/** `address` begins with `ws:`. */
export function openVolley(address: string, options: VolleyOptions): Volley {
  let socket: WebSocket | undefined;
  return {
    async send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) socket = await open(address, options);
      if (socket === undefined) return 'shut';
      socket.send(frame);
      await settled(socket);
      return socket.readyState === WebSocket.OPEN ? 'taken' : 'closed';
    },
    end: () => socket?.terminate(),
  };
}

/** Sends `frames` of the documents; how many were taken and how many closed their socket. Ends early with the server. */
export async function sendVolley(
  { server, tally }: Pick<Siege, 'server' | 'tally'>,
  volley: Volley,
  documents: Iterator<Uint8Array>,
  frames: number,
): Promise<{ taken: number; closed: number }> {
  const counts = { taken: 0, closed: 0 };
  for (let sent = 0; sent < frames && server.isRunning(); sent++) {
    const landed = await volley.send(documents.next().value);
    if (landed === 'shut') {
      tally.loss('the server lets no socket in any more');
      break;
    }
    counts[landed]++;
  }
  volley.end();
  return counts;
}
