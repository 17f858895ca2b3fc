/** A shore that keeps what it is sent in memory and can break the link; for the end of the link that writes history. */
import {
  type Batch,
  decodeGatewayFrame,
  encodeFrame,
  fromBatchFrame,
  type GatewayFrame,
  LINK_PATH,
  type ShoreFrame,
} from '@fms/contract/link';
import { type WebSocket, WebSocketServer } from 'ws';

export interface FakeShore {
  readonly address: string;
  readonly batches: readonly Batch[];
  readonly keys: readonly (string | undefined)[];
  /** Cuts the connection when so many further batches have come, before the last of them is acknowledged. */
  cutAfter(batches: number): void;
  /** Acknowledges nothing until so many further batches have come, then all of them together. */
  withhold(batches: number): void;
  close(): Promise<void>;
}

export function startFakeShore(): Promise<FakeShore> {
  const batches: Batch[] = [];
  const keys: (string | undefined)[] = [];
  const stored = new Map<string, number>();
  let untilCut = Number.POSITIVE_INFINITY;
  let untilAnswer = 0;
  const withheld: ShoreFrame[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: LINK_PATH });
  const answer = (socket: WebSocket, frame: GatewayFrame): ShoreFrame | null => {
    switch (frame.type) {
      case 'hello':
        return { type: 'welcome', protocol: 1, serverStartId: 'fake', serverTime: 0, window: 64 };
      case 'open':
        return { type: 'opened', stream: frame.stream, lastSequence: stored.get(frame.stream) ?? 0 };
      case 'vessel':
        return { type: 'vesselAccepted', stream: frame.stream, index: frame.index, vesselId: 1, name: 'one' };
      case 'batch': {
        if (--untilCut <= 0) {
          untilCut = Number.POSITIVE_INFINITY;
          socket.terminate();
          return null;
        }
        const batch = fromBatchFrame(frame);
        if (batch) batches.push(batch);
        stored.set(frame.stream, frame.sequence);
        return { type: 'ack', stream: frame.stream, sequence: frame.sequence };
      }
      default:
        return null;
    }
  };
  server.on('connection', (socket, request) => {
    keys.push(request.headers.authorization);
    socket.on('message', (data) => {
      const decoded = decodeGatewayFrame(data as Buffer);
      const reply = decoded.ok && socket.readyState === socket.OPEN ? answer(socket, decoded.frame) : null;
      if (reply?.type === 'ack') {
        withheld.push(reply);
        if (--untilAnswer > 0) return;
        for (const each of withheld.splice(0)) socket.send(encodeFrame(each));
      } else if (reply) socket.send(encodeFrame(reply));
    });
  });
  return new Promise((resolve) => {
    server.once('listening', () => {
      const { port } = server.address() as { port: number };
      resolve({
        address: `http://127.0.0.1:${port}`,
        batches,
        keys,
        cutAfter: (count) => {
          untilCut = count;
        },
        withhold: (count) => {
          untilAnswer = count;
        },
        close: () =>
          new Promise((closed) => {
            for (const client of server.clients) client.terminate();
            server.close(() => closed());
          }),
      });
    });
  });
}
