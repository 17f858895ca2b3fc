/** A port of this machine behind which the socket of a session lies, so that a viewer for TCP looks through it. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import {
  formatShipViewSocketPath,
  listShipViewProtocols,
  type ShipViewNotice,
  shipViewNotice,
} from '@fms/contract/ship-view';
import { WebSocket } from 'ws';

export class ViewerBridge {
  readonly port: number;
  /** What the server told beside the pictures, in order. */
  readonly notices: ShipViewNotice[] = [];
  /** How the server closed the socket; null while it is open. */
  closed: { readonly code: number; readonly reason: string } | null = null;
  readonly #tcp: Server;
  readonly #webSocket: WebSocket;

  private constructor(tcp: Server, webSocket: WebSocket) {
    this.#tcp = tcp;
    this.#webSocket = webSocket;
    this.port = (tcp.address() as AddressInfo).port;
    webSocket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    // What comes before the viewer waits in the socket's own buffer.
    webSocket.pause();
    tcp.on('connection', (viewer) => this.#join(viewer));
  }

  /** Rejects where the server refuses the socket, with the status in its message. */
  static async open(server: string, sessionId: string, token: string, origin?: string): Promise<ViewerBridge> {
    const address = `${server.replace('http', 'ws')}${formatShipViewSocketPath(sessionId)}`;
    const webSocket = new WebSocket(address, listShipViewProtocols(token), origin === undefined ? {} : { origin });
    const tcp = createServer();
    await once(tcp.listen(0, '127.0.0.1'), 'listening');
    const bridge = new ViewerBridge(tcp, webSocket);
    try {
      await once(webSocket, 'open');
    } catch (error) {
      tcp.close();
      throw error;
    }
    return bridge;
  }

  get notice(): ShipViewNotice | undefined {
    return this.notices.at(-1);
  }

  close(): void {
    this.#webSocket.terminate();
    this.#tcp.close();
  }

  #join(viewer: Socket): void {
    viewer.on('error', () => {});
    viewer.on('data', (bytes) => this.#webSocket.readyState === WebSocket.OPEN && this.#webSocket.send(bytes));
    this.#webSocket.on('message', (data, isBinary) => {
      if (isBinary) viewer.write(data as Buffer);
      else this.notices.push(shipViewNotice.parse(JSON.parse(data.toString())));
    });
    this.#webSocket.on('close', () => viewer.destroy());
    this.#webSocket.resume();
  }
}
