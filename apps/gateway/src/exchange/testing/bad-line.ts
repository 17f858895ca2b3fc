/**
 * A bad line between a gateway and the server: a long round trip, segments that are lost and come a retransmission time
 * later with all that follow them, and cuts. Which segments are lost is decided by the seed.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createSeededRandom, type SeededRandom } from '@fms/test-kit';

const SEGMENT_BYTES = 1460;

export interface BadLineShape {
  readonly roundTripMs: number;
  /** Of the segments, 0 to 1. */
  readonly lostShare: number;
  /** Until a lost segment comes, ms. */
  readonly retransmissionMs: number;
}

/** A satellite on a bad day. */
export const SATELLITE: BadLineShape = { roundTripMs: 800, lostShare: 0.02, retransmissionMs: 1000 };

export interface BadLine {
  /** `http://127.0.0.1:23456`. */
  readonly address: string;
  /** Bytes it has carried, both ways. */
  bytes(): number;
  /** Ends every connection without a word, and takes none until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openBadLine(target: string, seed: number, shape: BadLineShape = SATELLITE): Promise<BadLine> {
  const { hostname, port } = new URL(target);
  const random = createSeededRandom(seed);
  const sockets = new Set<Socket>();
  let isCut = false;
  let bytes = 0;
  const server = createServer((ship) => {
    if (isCut) return void ship.destroy();
    const shore = connect(Number(port), hostname);
    for (const socket of [ship, shore]) {
      sockets.add(socket);
      const end = () => {
        sockets.delete(socket);
        ship.destroy();
        shore.destroy();
      };
      socket.on('error', end).on('close', end);
    }
    const count = (piece: Buffer) => {
      bytes += piece.length;
    };
    carry(ship, shore, { shape, random, count });
    carry(shore, ship, { shape, random, count });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    async close() {
      end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Carrying {
  readonly shape: BadLineShape;
  readonly random: SeededRandom;
  readonly count: (piece: Buffer) => void;
}

/** What follows a lost segment waits for it: TCP hands bytes over in their order, which timers of two pieces do not keep. */
function carry(from: Socket, to: Socket, { shape, random, count }: Carrying): void {
  const { roundTripMs, lostShare, retransmissionMs } = shape;
  let arrivesAt = 0;
  let last = Promise.resolve();
  from.on('data', (piece: Buffer) => {
    count(piece);
    const segments = Math.ceil(piece.length / SEGMENT_BYTES);
    const isLost = random.fraction() > (1 - lostShare) ** segments;
    const now = performance.now();
    arrivesAt = Math.max(arrivesAt, now + roundTripMs / 2 + (isLost ? retransmissionMs : 0));
    const at = arrivesAt;
    last = last.then(async () => {
      await delay(Math.max(0, at - performance.now()));
      if (!to.destroyed) to.write(piece);
    });
  });
}
