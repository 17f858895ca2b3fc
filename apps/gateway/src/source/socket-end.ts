/** How a connection ends, whatever the socket is. */
import type { EventEmitter } from 'node:events';

/** Calls `ended` when the socket is closed, with its last error; `usual` is the reason where it had none. */
export function listenForEnd(
  socket: EventEmitter,
  ended: (reason: string) => void,
  usual = 'closed by the other side',
): void {
  let reason = usual;
  socket.on('error', ({ message }: Error) => {
    reason = message;
  });
  socket.on('close', () => ended(reason));
}

/** Resolves when the socket is closed, which `end` does. */
export const waitForEnd = (socket: EventEmitter, end: () => void): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
    end();
  });
