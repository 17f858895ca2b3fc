/**
 * The listening socket. It opens before the stores do, so that a taken port is told at once, and answers 503 until the
 * application is ready.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { StartingState } from '@fms/contract/health';
import { getSystemErrorCode, StartFailure } from '../failure/start-failure.ts';
import { DEFAULT_PACE, type Pace, watchBody } from './pace.ts';
import { sendStartingPage } from './starting-page.ts';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listener {
  /** Address to open, e.g. `http://127.0.0.1:8080`. */
  readonly address: string;
  /** What is answered until it is ready. */
  says(state: StartingState): void;
  /** From now on requests and upgrades go there. */
  ready(request: RequestHandler, upgrade: UpgradeHandler): void;
  /** Refuses what is new, lets answers under way finish for a moment, then ends every connection. */
  close(): Promise<void>;
}

/** Longer than the usual minute of a proxy, so that it is never the server that ends a connection just in use. */
const KEEP_ALIVE_MS = 72_000;
const CLOSE_GRACE_MS = 2_000;

export function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const because: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program: stop it or choose another with --port.`,
        EACCES: `Port ${port} may not be used by this user: choose one above 1023 with --port.`,
        EADDRNOTAVAIL: `${host} is not an address of this machine: choose another with --host.`,
      };
      const sentence = because[getSystemErrorCode(error) ?? ''];
      reject(sentence ? new StartFailure(sentence, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Listens on an address of this machine; port 0 takes a free one. Throws a `StartFailure` when it cannot be had.
 */
export async function openListener(host: string, port: number, pace: Pace = DEFAULT_PACE): Promise<Listener> {
  const server = createServer({
    headersTimeout: pace.headMs,
    connectionsCheckingInterval: pace.lookMs,
    // A bound on the whole would cut a large upload over a slow line; its rate is bounded instead.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  let state: StartingState = 'starting';
  let onRequest: RequestHandler = (request, response) => sendStartingPage(state, request, response);
  let onUpgrade: UpgradeHandler = (_, socket) => rejectUpgrade(socket, '503 Service Unavailable');
  server.on('request', (request, response) => {
    watchBody(request, response, pace);
    onRequest(request, response);
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    // A client that goes away in the middle of an upgrade must not take the process with it.
    socket.on('error', () => socket.destroy());
    onUpgrade(request, socket, head);
  });
  await listen(server, host, port);
  const bound = server.address() as AddressInfo;
  const shown = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;

  return {
    address: `http://${shown}:${bound.port}`,
    says(next) {
      state = next;
    },
    ready(request, upgrade) {
      onRequest = request;
      onUpgrade = upgrade;
    },
    close() {
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
        // Node does not close upgraded connections, and would wait for them for ever.
        for (const socket of upgraded) socket.destroy();
      });
    },
  };
}
