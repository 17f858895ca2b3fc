/** A Signal K server, as far as a listener of `/signalk/v1/stream` needs it: says hello, then sends deltas. */
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { LineServer } from '../serve/line-server.ts';
import { listenLocally } from '../serve/listen.ts';
import { formatContext } from './delta.ts';

const MAX_WAITING_BYTES = 1_000_000;
export const STREAM_PATH = '/signalk/v1/stream';

/** Listens on this machine only; `send` takes one delta as JSON. */
export async function serveDeltas(port: number, name: string, mmsi: string): Promise<LineServer> {
  const http = createServer((_, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 100_000 });
  http.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== STREAM_PATH) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      const hello = {
        name,
        version: '1.7.0',
        self: formatContext(mmsi),
        roles: ['master'],
        timestamp: new Date().toISOString(),
      };
      webSocket.send(JSON.stringify(hello));
    });
  });
  const bound = await listenLocally(http, port);
  return {
    port: bound,
    get listeners() {
      return sockets.clients.size;
    },
    send(delta) {
      for (const client of sockets.clients) {
        if (client.bufferedAmount > MAX_WAITING_BYTES) client.terminate();
        else if (client.readyState === WebSocket.OPEN) client.send(delta);
      }
    },
    close: () =>
      new Promise((closed) => {
        for (const client of sockets.clients) client.terminate();
        http.close(() => closed());
      }),
  };
}
