/** A ship's bus on a socket: each client receives every line from its connection on, as from a multiplexer. */
import { createServer, type Socket } from 'node:net';
import { listenLocally } from './listen.ts';

/** A listener that does not read is cut before it fills the memory of all others. */
const MAX_WAITING_BYTES = 1_000_000;

export interface LineServer {
  readonly port: number;
  /** Sockets that listen now. */
  readonly listeners: number;
  send(lines: string): void;
  close(): Promise<void>;
}

/** Listens on `port` of this machine only; 0 takes a free one. */
export async function serveLines(port: number): Promise<LineServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    // What a listener says is not for us, but must be read for its end to be seen.
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  const bound = await listenLocally(server, port);
  return {
    port: bound,
    get listeners() {
      return sockets.size;
    },
    send(lines) {
      for (const socket of sockets) {
        if (socket.writableLength > MAX_WAITING_BYTES) socket.destroy();
        else socket.write(lines);
      }
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
