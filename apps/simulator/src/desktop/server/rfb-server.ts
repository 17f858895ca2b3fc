/** Serves a desktop by RFB 3.8 over TCP, to a few clients of this machine at once. */
import { createServer, type Socket } from 'node:net';
import { listenLocally } from '../../serve/listen.ts';
import { HIGH_COLOUR, LOW_COLOUR, type PixelFormat, TRUE_COLOUR } from '../encoding/pixel-format.ts';
import type { Desktop, EventCount } from './desktop.ts';
import { createLoginLimiter } from './login-limiter.ts';
import { type DesktopClient, serveClient } from './serve-client.ts';

/** Each costs a copy of the picture and up to five zlib streams, about 5 MB. */
const MOST_CLIENTS = 4;

export interface RfbServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Asked for by VNC authentication, of which eight characters count; null lets every client in. */
  readonly password: string | null;
  /** Bits of colour that the server offers; a client may choose another format. */
  readonly depth: 24 | 16 | 8;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

export interface RfbServer {
  readonly port: number;
  /** Clients now, those that are not in yet among them. */
  readonly clients: number;
  readonly events: Readonly<EventCount>;
  /** Why the last client that has left did so; null before. */
  readonly lastEnd: string | null;
  /** Sends what has changed to every client that waits for it. */
  refresh(): void;
  close(): Promise<void>;
}

const FORMATS: Readonly<Record<RfbServerOptions['depth'], PixelFormat>> = {
  24: TRUE_COLOUR,
  16: HIGH_COLOUR,
  8: LOW_COLOUR,
};

/** Listens on 127.0.0.1; rejects with the error of the system when the port is taken. */
export async function serveRfb(desktop: Desktop, options: RfbServerOptions): Promise<RfbServer> {
  const events: EventCount = { key: 0, pointer: 0, cutText: 0, resize: 0 };
  const limiter = createLoginLimiter(options.now);
  const clients = new Map<Socket, DesktopClient>();
  let lastEnd: string | null = null;
  const refresh = () => {
    for (const client of clients.values()) client.refresh();
  };
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    const isFull = clients.size >= MOST_CLIENTS;
    // One more is told why; those behind it would only cost memory.
    if (clients.size > MOST_CLIENTS) return void socket.destroy();
    socket.on('close', () => clients.delete(socket));
    clients.set(
      socket,
      serveClient(socket, desktop, {
        password: options.password,
        closed: isFull ? `The desktop has ${MOST_CLIENTS} viewers already.` : limiter.getRefusal(),
        format: FORMATS[options.depth],
        events,
        loggedIn: (isRight) => (isRight ? limiter.succeeded() : limiter.failed()),
        changed: refresh,
        left: (reason) => {
          lastEnd = reason;
        },
      }),
    );
  });
  const port = await listenLocally(server, options.port);
  return {
    port,
    get clients() {
      return clients.size;
    },
    events,
    get lastEnd() {
      return lastEnd;
    },
    refresh,
    close: () =>
      new Promise((closed) => {
        for (const socket of clients.keys()) socket.destroy();
        server.close(() => closed());
      }),
  };
}
