/** Where gateways come in: the WebSocket at /link, opened with `Authorization: Bearer <key>`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Channel, ChannelError } from '@fms/contract/channel';
import { MAX_FRAME_BYTES } from '@fms/contract/endpoint';
import { encodeFrame } from '@fms/contract/link';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Flow, getNetworkFlow, getUrgentFlow, runInFlow } from '../platform/fairness/flow.ts';
import { CLOSE_WRONG_KEY, LinkConnection } from './connection.ts';
import { limitOncePerMinute } from './limit-once-per-minute.ts';
import type { LinkAuthority, LinkPorts } from './ports.ts';
import type { ChannelRequest, ChannelStanding } from './ship-channels.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,300})$/;
const PING_MS = 30_000;
const CLOSE_GOING_AWAY = 1001;
const KEY_ENDED = 'This key has ended.';
const CLOSE_GRACE_MS = 2_000;
/** What channels may have waiting in a socket: more would stand before acknowledgements. */
const MAX_BUFFERED_CHANNEL_BYTES = 64 * 1024;
/** Messages read ahead of the one being worked on; beyond it the socket is not read. */
const READ_AHEAD = 32;

export interface LinkServer {
  /** Takes over a socket whose Host and Origin are checked. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** These keys open nothing from that time on; what is open with them ends then. */
  endKeys(keyIds: readonly number[], atMs: Instant): void;
  /** Ends the connections that send for one of these vessels: what they name anew is decided anew. */
  cutVessels(vesselIds: readonly VesselId[]): void;
  /**
   * Opens a channel to a vessel, by the connection that came last.
   * @throws {ChannelError} `not-connected`, `too-old` where its gateway takes none, `too-many-channels`
   */
  openChannel(vesselId: VesselId, request: ChannelRequest): Channel;
  /** Whether a channel can be opened to a vessel now. */
  channelStanding(vesselId: VesselId): ChannelStanding;
  /** Ends every connection; resolves when what they had sent is stored. */
  close(): Promise<void>;
}

export function createLinkServer(ports: LinkPorts): LinkServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const connections = new Map<WebSocket, LinkConnection>();
  const silent = new Set<WebSocket>();
  const wrongKey = limitOncePerMinute(ports.clock, ports.wrongKey);
  const beat = setInterval(() => {
    cutWhere((connection) => connection.hasEnded(ports.clock.now()), CLOSE_WRONG_KEY, KEY_ENDED);
    pingAll(connections.keys(), silent);
  }, PING_MS);
  beat.unref();

  /** Nothing that arrives after it is taken, whether or not the other end answers. */
  function cutWhere(isMeant: (connection: LinkConnection) => boolean, code: number, reason: string): void {
    for (const [webSocket, connection] of connections) {
      if (!isMeant(connection)) continue;
      void connection.end();
      webSocket.close(code, reason);
      setTimeout(() => webSocket.terminate(), CLOSE_GRACE_MS).unref();
    }
  }

  return {
    async take(request, socket, head) {
      const asking = getNetworkFlow(request.socket.remoteAddress ?? '');
      const [, key] = BEARER.exec(request.headers.authorization ?? '') ?? [];
      const authority = key === undefined ? null : await runInFlow(asking, () => ports.keys.verify(key));
      server.handleUpgrade(request, socket, head, (webSocket) => {
        if (!authority) {
          wrongKey(request.socket.remoteAddress ?? 'unknown');
          // Errors of a socket that is being closed are ignored.
          webSocket.on('error', () => webSocket.terminate());
          webSocket.close(CLOSE_WRONG_KEY, 'This key is not known here.');
          return;
        }
        const drained = () => connection.drained();
        const connection: LinkConnection = new LinkConnection(ports, linkSocket(webSocket, drained), authority);
        connections.set(webSocket, connection);
        webSocket.on('pong', () => silent.delete(webSocket));
        serve(webSocket, connection, flowOf(authority), () => {
          connections.delete(webSocket);
          silent.delete(webSocket);
        });
      });
    },
    endKeys(keyIds, atMs) {
      const ended = new Set(keyIds);
      for (const connection of connections.values()) if (connection.isOpenedBy(ended)) connection.endAt(atMs);
      cutWhere((connection) => connection.hasEnded(ports.clock.now()), CLOSE_WRONG_KEY, KEY_ENDED);
    },
    cutVessels(vesselIds) {
      cutWhere((connection) => connection.names(vesselIds), CLOSE_GOING_AWAY, 'A vessel was deleted on shore.');
    },
    openChannel: (vesselId, request) => openChannelOf([...connections.values()], vesselId, request),
    channelStanding(vesselId) {
      const naming = [...connections.values()].filter((connection) => connection.names([vesselId]));
      if (naming.length === 0) return 'not-connected';
      return naming.some(({ takesChannels }) => takesChannels) ? 'ready' : 'too-old';
    },
    async close() {
      clearInterval(beat);
      const ended = [...connections].map(async ([webSocket, connection]) => {
        webSocket.close(CLOSE_GOING_AWAY, 'The shore is stopping.');
        const cut = setTimeout(() => webSocket.terminate(), CLOSE_GRACE_MS);
        await connection.end();
        clearTimeout(cut);
        webSocket.terminate();
      });
      await Promise.all(ended);
      server.close();
    },
  };
}

/** By the connection that came last of those that name the vessel. */
function openChannelOf(connections: LinkConnection[], vesselId: VesselId, request: ChannelRequest): Channel {
  const naming = connections.filter((connection) => connection.names([vesselId]));
  for (const connection of naming.reverse()) {
    const channel = connection.openChannel(vesselId, request);
    if (channel !== undefined) return channel;
  }
  if (naming.length === 0) throw new ChannelError('not-connected', 'The vessel is not connected now.');
  throw new ChannelError('too-old', 'The gateway on board is of a release that takes no channels.');
}

/** Ships come before calls, and among themselves have equal parts. */
function flowOf(authority: LinkAuthority): Flow {
  return getUrgentFlow(authority.kind === 'vessel' ? `vessel ${authority.vesselId}` : 'fleet');
}

function linkSocket(webSocket: WebSocket, drained: () => void) {
  return {
    send: (frame: Parameters<typeof encodeFrame>[0]) => {
      if (webSocket.readyState !== webSocket.OPEN) return;
      webSocket.send(encodeFrame(frame), () => webSocket.bufferedAmount === 0 && drained());
    },
    room: () => Math.max(0, MAX_BUFFERED_CHANNEL_BYTES - webSocket.bufferedAmount),
    close: (code: number, reason: string) => webSocket.close(code, reason),
  };
}

/** Hands messages over one at a time, and stops reading while too many wait. */
function serve(webSocket: WebSocket, connection: LinkConnection, flow: Flow, onGone: () => void): void {
  let waiting = 0;
  let busy: Promise<void> = Promise.resolve();
  webSocket.on('message', (data, isBinary) => {
    if (++waiting > READ_AHEAD) webSocket.pause();
    busy = busy.then(async () => {
      if (isBinary) await runInFlow(flow, () => connection.receive(data as Buffer));
      else connection.refuseFrame('frame-not-binary', `${(data as Buffer).length} bytes of text`);
      if (--waiting <= READ_AHEAD && webSocket.isPaused) webSocket.resume();
    });
  });
  webSocket.on('error', (error: Error & { code?: string }) => {
    // The library has already closed with 1009 (too big) or 1002 (no WebSocket).
    const isTooLarge = error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
    connection.refuseFrame(isTooLarge ? 'frame-too-large' : 'frame-unreadable', error.message);
  });
  webSocket.on('close', () => {
    onGone();
    void busy.then(() => connection.end());
  });
}

function pingAll(webSockets: Iterable<WebSocket>, silent: Set<WebSocket>): void {
  for (const webSocket of [...webSockets]) {
    if (silent.has(webSocket)) webSocket.terminate();
    else {
      silent.add(webSocket);
      webSocket.ping();
    }
  }
}
