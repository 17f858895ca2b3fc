/**
 * A slow line of ours between a browser and the server: a rate and a round trip, shared by all its connections. What
 * passes is counted, so that a measurement can say what the line carried.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface LineShape {
  /** In each direction. */
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

export interface ShapedLine {
  /** `http://127.0.0.1:23456`: the server's answers, as slow as the line is. */
  readonly address: string;
  /** From now on; undefined is as fast as the machine. */
  shape(shape: LineShape | undefined): void;
  /** Bytes it has carried towards the browser. */
  bytesDown(): number;
  /** Bytes it has carried towards the server. */
  bytesUp(): number;
  close(): Promise<void>;
}

/** A queue of more than this makes the sender wait, as a router's does. */
const LONGEST_QUEUE_MS = 1000;

/** One direction: pieces leave one after the other at the line's rate and arrive half a round trip later. */
class Direction {
  bytes = 0;
  #freeAt = 0;
  /** Pieces on the line, and the arrival of the last of them: bytes arrive in the order in which they were sent. */
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();
  readonly #shape: () => LineShape | undefined;

  constructor(shape: () => LineShape | undefined) {
    this.#shape = shape;
  }

  carry(from: Socket, to: Socket, piece: Buffer): void {
    this.bytes += piece.length;
    const shape = this.#shape();
    if (shape === undefined) {
      this.#arrive(to, piece, 0);
      return;
    }
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (piece.length * 8 * 1000) / shape.bitsPerSecond;
    const waitMs = this.#freeAt - now;
    this.#arrive(to, piece, this.#freeAt + shape.roundTripMs / 2);
    if (waitMs <= LONGEST_QUEUE_MS) return;
    from.pause();
    setTimeout(() => from.resume(), waitMs - LONGEST_QUEUE_MS);
  }

  #arrive(to: Socket, piece: Buffer, at: number): void {
    if (at === 0 && this.#waiting === 0) {
      to.write(piece);
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      await delay(Math.max(0, at - performance.now()));
      this.#waiting -= 1;
      if (!to.destroyed) to.write(piece);
    });
  }
}

/** Opens the line to `target`, unshaped at first. */
export async function openShapedLine(target: string): Promise<ShapedLine> {
  const { hostname, port } = new URL(target);
  let shape: LineShape | undefined;
  const up = new Direction(() => shape);
  const down = new Direction(() => shape);
  const sockets = new Set<Socket>();
  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname);
    const end = () => {
      browser.destroy();
      server.destroy();
    };
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        // What is still on the line arrives first.
        setTimeout(end, (shape?.roundTripMs ?? 0) + LONGEST_QUEUE_MS);
      });
    }
    server.on('data', (piece) => down.carry(server, browser, piece));
    // Opening a connection takes a round trip of its own before the first word.
    browser.pause();
    setTimeout(() => browser.resume(), shape?.roundTripMs ?? 0);
    browser.on('data', (piece) => up.carry(browser, server, piece));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    shape: (to) => {
      shape = to;
    },
    bytesDown: () => down.bytes,
    bytesUp: () => up.bytes,
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
