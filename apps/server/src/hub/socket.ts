/** Network endpoint of the hub: negotiation, the check of the token at the upgrade, and WebSockets as hub sockets. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Hub } from './hub.ts';
import type { HubPorts } from './ports.ts';
import { MAX_CLIENT_MESSAGE_BYTES } from './wire/bounds.ts';

/** Code 1008 of WebSockets: a bound was passed. */
const CLOSE_POLICY = 1008;

/** The answer to `POST /hub/negotiate`: version 1, WebSockets alone. */
export function buildNegotiationResponse() {
  return {
    negotiateVersion: 1,
    connectionId: randomUUID(),
    connectionToken: randomUUID(),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
  };
}

export function parseAccessToken(header: string | undefined): string | null {
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

/** Browsers cannot set headers on a WebSocket, so the token also comes in the query; it is never logged. */
function tokenOf(request: IncomingMessage): string | null {
  const fromHeader = parseAccessToken(request.headers.authorization);
  return fromHeader ?? new URL(request.url ?? '/', 'http://hub').searchParams.get('access_token');
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export interface HubServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): void;
}

export function createHubServer(hub: Hub, ports: Pick<HubPorts, 'identify' | 'log'>): HubServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_CLIENT_MESSAGE_BYTES });

  async function welcome(
    webSocket: WebSocket,
    identity: NonNullable<Awaited<ReturnType<HubPorts['identify']>>>,
  ): Promise<void> {
    // The handshake may come before rights are read: nothing of it may be lost meanwhile.
    const early: Uint8Array[] = [];
    let earlyBytes = 0;
    let receive = (bytes: Uint8Array): void => {
      earlyBytes += bytes.length;
      if (earlyBytes <= MAX_CLIENT_MESSAGE_BYTES) early.push(bytes);
      else webSocket.close(CLOSE_POLICY, 'The client sends too much.');
    };
    webSocket.on('message', (data) => receive(bytesOf(data)));
    webSocket.on('error', (error) => ports.log.warn({ reason: error.message }, 'hub socket failed'));
    const connection = await hub.admit(
      {
        get bufferedAmount() {
          return webSocket.bufferedAmount;
        },
        send: (data, written) => webSocket.send(data, written),
        close: (code, reason) => webSocket.close(code, reason),
      },
      identity,
    );
    webSocket.on('close', () => hub.leave(connection));
    if (webSocket.readyState !== webSocket.OPEN) hub.leave(connection);
    receive = (bytes) => connection.receive(bytes);
    for (const bytes of early) receive(bytes);
  }

  return {
    async upgrade(request, socket, head) {
      const token = tokenOf(request);
      const identity = token ? await ports.identify(token) : null;
      if (!identity) return refuse(socket, '401 Unauthorized');
      if (!hub.mayConnect(identity.caller)) return refuse(socket, '429 Too Many Requests');
      server.handleUpgrade(request, socket, head, (webSocket) => {
        welcome(webSocket, identity).catch((error: unknown) => {
          ports.log.warn({ error }, 'hub client could not be admitted');
          webSocket.close(1011, 'not admitted');
        });
      });
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
