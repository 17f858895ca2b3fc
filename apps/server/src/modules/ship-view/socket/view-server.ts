/** Where browsers open the socket of a session (§7.12-2): its token and its session are checked before it opens. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Channel, ChannelError } from '@fms/contract/channel';
import {
  MAX_VIEW_FRAME_BYTES,
  parseShipViewSocket,
  type ScreenChannelRequest,
  SHIP_VIEW_CLOSE,
  SHIP_VIEW_PROTOCOL,
} from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ShipDesks } from '../desk/ship-desks.ts';
import type { RecordingKeeper } from '../recording/recording-keeper.service.ts';
import type { LiveSession } from '../session/live-session.ts';
import type { SessionBook } from '../session/session-book.ts';
import { toReason, ViewConnection } from './view-connection.ts';

export interface ViewServerPorts {
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
  readonly book: SessionBook;
  readonly desks: Pick<ShipDesks, 'of'>;
  readonly recordings: Pick<RecordingKeeper, 'of'>;
  identify(token: string): Promise<{ readonly caller: Caller } | null>;
  mayGoOn(live: LiveSession, present: Caller): Promise<boolean>;
  /** Bytes that a session took of the line of its vessel. */
  used(vesselId: VesselId, bytes: number): Promise<boolean>;
  /** @throws {ChannelError} where the ship takes none */
  openChannel(vesselId: VesselId, request: ScreenChannelRequest): Channel;
}

/** A socket that is closed and does not answer is ended after so long. */
const CLOSE_GRACE_MS = 2_000;

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export class ViewServer {
  readonly #ports: ViewServerPorts;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_VIEW_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: () => SHIP_VIEW_PROTOCOL,
  });
  readonly #connections = new Map<number, ViewConnection>();

  constructor(ports: ViewServerPorts) {
    this.#ports = ports;
    ports.book.listen((live) => this.#connections.get(live.id)?.follow(live));
  }

  /** Sessions a browser shows now. */
  get shown(): readonly LiveSession[] {
    return [...this.#connections.keys()].flatMap((id) => this.#ports.book.byId(id) ?? []);
  }

  /** Takes over a socket whose Host and Origin are checked. */
  readonly upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const { book } = this.#ports;
    const asked = parseShipViewSocket(request.url ?? '', request.headers['sec-websocket-protocol'] ?? '');
    const identity = asked && (await this.#ports.identify(asked.token));
    if (!asked || !identity) return refuse(socket, 401);
    const live = book.byToken(asked.sessionId);
    if (live?.caller.userId !== identity.caller.userId) return refuse(socket, 404);
    if (live.session.state !== 'open') return refuse(socket, 409);
    if (!(await this.#ports.mayGoOn(live, identity.caller))) return refuse(socket, 403);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // It may have ended while the rights were asked.
      const present = book.byId(live.id);
      if (present?.session.state === 'open') this.#connect(webSocket, present);
      else webSocket.close(SHIP_VIEW_CLOSE.ended, 'The session is over.');
    });
  };

  /** Tells the counters to every browser, and measures its round trip. */
  beat(): void {
    for (const connection of this.#connections.values()) connection.beat();
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.close(1001, 'The server is stopping.');
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #connect(webSocket: WebSocket, live: LiveSession): void {
    this.#connections.get(live.id)?.close(SHIP_VIEW_CLOSE.replaced, 'The session was opened in another place.');
    const { clock, desks, recordings, log } = this.#ports;
    webSocket.on('error', (error) => log.warn({ reason: error.message }, 'a socket of the ship view failed'));
    let channel: Channel;
    try {
      channel = this.#ports.openChannel(live.vesselId, {
        kind: 'picture',
        session: live.id,
        screenId: live.screenId,
      });
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      webSocket.close(SHIP_VIEW_CLOSE.screenLost, toReason(error.message));
      return;
    }
    const connection = new ViewConnection(webSocketOf(webSocket), {
      ...{ live, channel, clock, recorder: recordings.of(live) },
      shipRoundTripMs: () => desks.of(live.vesselId)?.roundTripMs ?? null,
      used: (bytes) => this.#ports.used(live.vesselId, bytes),
    });
    this.#connections.set(live.id, connection);
    webSocket.on('message', (data, isBinary) => {
      if (isBinary) connection.receive(bytesOf(data));
      else connection.close(SHIP_VIEW_CLOSE.badViewer, 'The viewer sent text.');
    });
    webSocket.on('pong', () => connection.ponged());
    webSocket.on('close', () => {
      connection.close(1000, '');
      if (this.#connections.get(live.id) === connection) this.#connections.delete(live.id);
    });
  }
}

function webSocketOf(webSocket: WebSocket) {
  return {
    get bufferedAmount() {
      return webSocket.bufferedAmount;
    },
    send: (data: Uint8Array | string, taken: () => void) => webSocket.send(data, taken),
    ping: () => webSocket.ping(),
    pause: () => webSocket.pause(),
    resume: () => webSocket.resume(),
    close(code: number, reason: string) {
      if (webSocket.readyState >= webSocket.CLOSING) return;
      // A paused socket would never hear that the other end closes it too.
      webSocket.resume();
      webSocket.close(code, reason);
      setTimeout(() => webSocket.terminate(), CLOSE_GRACE_MS).unref();
    },
  };
}
